import type { Metrics } from '#platform/process/metrics.ts'
import { type Store, storeTally } from '#platform/storage/store.ts'

/** Adds metrics of the store of pictures and files: whether it answers, what failed, and how the cache does. */
export function measureStore(metrics: Metrics, store: Store): void {
  const one = (value: number, labels = {}) => [{ labels, value }]
  metrics.gauge('blazon_store_up', 'Whether the store of pictures answers', ['kind'], async () =>
    one((await store.check()) ? 0 : 1, { kind: store.kind }),
  )
  metrics.gauge('blazon_store_failures', 'Requests to the store that failed at their last try', [], async () =>
    one(storeTally.failures),
  )
  metrics.gauge('blazon_store_wrong_bytes', 'Stored pictures that did not match their address', [], async () =>
    one(storeTally.wrongBytes),
  )
  metrics.gauge('blazon_store_cache', 'Reads of pictures that the cache had, or had not', ['result'], async () => [
    { labels: { result: 'hit' }, value: storeTally.cacheHits },
    { labels: { result: 'miss' }, value: storeTally.cacheMisses },
  ])
}
