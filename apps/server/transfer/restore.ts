import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/process/log.ts'
import type { Config } from '#platform/settings/config.ts'
import { openStore } from '#platform/storage/open-store.ts'
import type { Store } from '#platform/storage/store.ts'
import { assertServes } from '../start/assert-home.ts'
import { assertHasMasterKey } from '../start/assert-master-keys.ts'
import type { Head } from './entries.ts'
import { joinFiles, openFileWriter } from './files.ts'
import { inParallel } from './in-parallel.ts'
import { assertLoadable, type Loaded, loadDatabase } from './load-database.ts'
import { readBody } from './read-archive.ts'
import type { Run } from './snapshot.ts'
import { tryMasterKeys } from './try-master-keys.ts'

type Target = { database: Database; config: Config; log: Log; beforeCommit?: () => void; store?: Store }

const NOT_RESTORED =
  'nothing was restored: the database has no rows; copied pictures stay, and a repeated restore goes on from them'

/**
 * Restores a checked backup into an empty database and its store: all of the database or nothing. Before writing
 * anything, throws for unsuitable settings or databases: another host, a missing master key, a newer schema, existing
 * rows. `wrong` are the pictures in it that were refused as damaged, `kept` the pages of the store that differ from its own.
 */
export async function restore(
  file: string,
  head: Head,
  { database, config, log, beforeCommit, store = openStore(config) }: Target,
): Promise<Loaded & { wrong: string[]; kept: string[] }> {
  assertServes(config, head.homes)
  for (const id of head.masterKeyIds) assertHasMasterKey(config, id)
  await assertLoadable(database, head)
  const files = openFileWriter(store, log)
  const check = async (run: Run) => {
    await tryMasterKeys(run, config)
    beforeCommit?.()
  }
  try {
    // Before the rows, which are not seen until all of them are there, and outside of their transaction.
    await inParallel(joinFiles(readBody(file)), files.write)
    return {
      ...(await loadDatabase(database, head, readBody(file), { log, check })),
      wrong: files.wrong,
      kept: files.kept,
    }
  } catch (error) {
    // Committed after all, or not known: then its pages belong to it.
    if (!(await isStillEmpty(database, head))) throw error
    log.error({ err: error }, NOT_RESTORED)
    await files
      .undo()
      .catch((error: unknown) => log.warn({ err: error }, 'legal pages of the backup stay in the store'))
    throw error
  }
}

function isStillEmpty(database: Database, head: Head): Promise<boolean> {
  return assertLoadable(database, head).then(
    () => true,
    () => false,
  )
}
