import { ConfigError } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
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
