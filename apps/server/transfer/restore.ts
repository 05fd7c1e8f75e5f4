import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { assertServes } from '../start/assert-home.ts'
import { assertHasMasterKey } from '../start/assert-master-keys.ts'
import type { Head } from './entries.ts'
import { openFileWriter } from './files.ts'
import { type Loaded, loadDatabase } from './load-database.ts'
import { readBody } from './read-archive.ts'
import { tryMasterKeys } from './try-master-keys.ts'

type Target = { database: Database; config: Config; log: Log; beforeCommit?: () => void }

/**
 * Restores a checked backup into an empty database and its store: all of the database or nothing. Before writing
 * anything, throws for unsuitable settings or databases: another host, a missing master key, a newer schema, existing
 * rows.
 */
export async function restore(
  file: string,
  head: Head,
  { database, config, log, beforeCommit }: Target,
): Promise<Loaded> {
  assertServes(config, head.homes)
  for (const id of head.masterKeyIds) assertHasMasterKey(config, id)
  return loadDatabase(database, head, readBody(file), {
    log,
    writeFile: openFileWriter(openStore(config)).write,
    check: async (run) => {
      await tryMasterKeys(run, config)
      beforeCommit?.()
    },
  })
}
