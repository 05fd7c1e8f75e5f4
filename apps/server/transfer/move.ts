import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Store } from '#platform/storage/store.ts'
import { describeSource } from './describe-source.ts'
import type { Body } from './entries.ts'
import { openFileWriter, readFiles } from './files.ts'
import { type Loaded, loadDatabase } from './load-database.ts'
import { readDatabase } from './read-database.ts'
import { SentenceError } from './sentence-error.ts'
import { inSnapshot, type Run } from './snapshot.ts'
import { tryMasterKeys } from './try-master-keys.ts'

type Source = { database: Database; store: Store }
/** Without a store, the files stay where they are. */
type Target = { database: Database; store: Store | undefined }
type Options = { config: Pick<Config, 'masterKeys'>; log: Log; now: Date; whileRunning?: boolean }

/**
 * Copies a whole database, and its files if they move too, into an empty one of either kind; the source stays
 * unchanged. Throws a `SentenceError` while others use a source Postgres, unless that is allowed.
 */
export function move(source: Source, target: Target, { config, log, now, whileRunning }: Options): Promise<Loaded> {
  return inSnapshot(source.database, async (run) => {
    if (source.database.kind === 'postgres' && !whileRunning) await assertQuiet(run)
    const head = await describeSource(run, now)
    async function* body(): AsyncGenerator<Body> {
      yield* readDatabase(run, head.tables)
      if (target.store) yield* readFiles(source.store)
    }
    return loadDatabase(target.database, head, body(), {
      log,
      writeFile: openFileWriter(target.store ?? source.store).write,
      check: (loaded) => tryMasterKeys(loaded, config),
    })
  })
}

async function assertQuiet(run: Run): Promise<void> {
  const [others] = await run(
    `select count(*)::text as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (others?.n === '0') return
  throw new SentenceError(
    `The database that you move is in use by ${others?.n} other connections. Stop the servers first, or what they write from now on stays behind; --while-running moves it as it is at this moment.`,
  )
}
