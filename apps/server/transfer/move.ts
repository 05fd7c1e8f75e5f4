import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/process/log.ts'
import type { Config } from '#platform/settings/config.ts'
import type { Store } from '#platform/storage/store.ts'
import { assertQuiet } from './assert-quiet.ts'
import { copyFiles } from './copy-files.ts'
import { describeSource } from './describe-source.ts'
import { assertLoadable, type Loaded, loadDatabase } from './load-database.ts'
import { readDatabase } from './read-database.ts'
import { SentenceError } from './sentence-error.ts'
import { inSnapshot, type Run } from './snapshot.ts'
import { tryMasterKeys } from './try-master-keys.ts'

type Source = { database: Database; store: Store }
/** Without a store, the files stay where they are. */
type Target = { database: Database; store: Store | undefined }
type Options = {
  config: Pick<Config, 'masterKeys'>
  log: Log
  now: Date
  whileRunning?: boolean
  beforeCommit?: () => void
}

/**
 * Copies a whole database, and its files if they move too, into an empty one of either kind; the source stays
 * unchanged. Throws a `SentenceError` while others use a source Postgres, unless that is allowed. `wrong` are the pictures
 * that stayed behind as damaged.
 */
export async function move(source: Source, target: Target, options: Options): Promise<Loaded & { wrong: string[] }> {
  const { config, log, now, whileRunning, beforeCommit } = options
  if (!whileRunning) await assertQuiet(source.database)
  await assertLoadable(target.database, await inSnapshot(source.database, (run) => describeSource(run, now)))
  // Before the rows, and outside of the transactions: a row whose picture is missing would be seen.
  const wrong = await moveFiles(source, target, log)
  const loaded = await inSnapshot(source.database, async (run) => {
    const head = await describeSource(run, now)
    const check = async (loaded: Run) => {
      await tryMasterKeys(loaded, config)
      beforeCommit?.()
    }
    return loadDatabase(target.database, head, readDatabase(run, head.tables), { log, check })
  })
  if (!whileRunning) return { ...loaded, wrong }
  const rest = await moveFiles(source, target, log).catch(explainRest)
  if (target.store) await removeErased(source.store, target.store)
  return { ...loaded, wrong: [...new Set([...wrong, ...rest])] }
}

async function moveFiles(source: Source, target: Target, log: Log): Promise<string[]> {
  return target.store ? (await copyFiles(source.store, target.store, '', { log })).wrong : []
}

/** Pictures that were erased from the source after they were copied. */
async function removeErased(from: Store, to: Store): Promise<void> {
  for await (const { key } of to.list('blobs/')) if (!(await from.has(key))) await to.remove(key)
}

function explainRest(cause: unknown): never {
  throw new SentenceError(
    'All rows were moved, but not the files that servers stored meanwhile. Copy blobs, legal and imports of the old DATA_DIR into the new one before you start a server there.',
    { cause },
  )
}
