import type { Log } from '#platform/process/log.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'
import { STORE_FAILURES, type Store } from '#platform/storage/store.ts'

/**
 * Stops a start with a wrong bucket or wrong keys, by a `ConfigError`. A store that is away for now only shows in the log
 * and on `/readyz`: everything but uploads works, and the server must come back without a person when the store does.
 */
export async function checkStore(store: Store, log: Pick<Log, 'error'>): Promise<void> {
  const failure = await store.check()
  if (failure === undefined) return
  if (failure === 'bucketMissing' || failure === 'keysRefused') throw new ConfigError(STORE_FAILURES[failure])
  log.error({ failure }, STORE_FAILURES[failure])
}

/** Warns a process of one role that keeps files in its own folder: those that others write are missing there. */
export function warnOfOwnFolder(
  { role, s3, dataDir }: Pick<Config, 'role' | 's3' | 'dataDir'>,
  log: Pick<Log, 'warn'>,
) {
  if (role === 'both' || s3) return
  log.warn(
    { dataDir },
    `ROLE=${role} without BLOBS_URL: pictures and lists are found only by processes with this DATA_DIR`,
  )
}
