import { readBucketList } from './read-bucket-list.ts'
import { type Store, StoreAway, type StoredFile } from './store.ts'
import { openStoreFetch, type Patience, type StoreFetch } from './store-fetch.ts'
import { openKeyRing } from './store-keys.ts'
import type { S3Settings } from './store-settings.ts'

/** A picture that is cached waits no longer than this for a store that is slow. */
const QUICK: Patience = { readMs: 1500, writeMs: 1500, tries: 2 }
const PAGE = 1000

/** The store of several machines: a bucket of an S3-compatible service. */
export function s3Store({ address, region, keys: source }: S3Settings, patience?: Patience): Store {
  const keys = openKeyRing(source)
  const ask = openStoreFetch({ address, keys, region, ...(patience && { patience }) })
  const quick = openStoreFetch({ address, keys, region, patience: QUICK })
  return {
    kind: 's3',
    put: async (key, body) => {
      const { status } = await ask({ method: 'PUT', key, body, type: typeOf(key) })
      if (status === 404) throw new StoreAway('refused', new Error('The store answered 404 to a PUT'))
    },
    get: async (key) => {
      const { status, body } = await ask({ method: 'GET', key })
      return status === 404 ? undefined : body
    },
    has: async (key, { isQuick = false } = {}) => {
      const askIt = isQuick ? quick : ask
      const { status } = await askIt({ method: 'HEAD', key })
      if (status !== 404) return true
      // This answer has no body, and a bucket that is missing must not look like a file that is.
      return (await askIt({ method: 'GET', key })).status !== 404
    },
    remove: async (key) => {
      // Some stores answer 404 for a file that is gone already.
      await ask({ method: 'DELETE', key })
    },
    list: (prefix) => listBucket(ask, prefix),
    check: async () => {
      try {
        // Nothing is there: what matters is that the bucket may be listed.
        await listPage(quick, { prefix: 'check/', 'max-keys': '1' })
        return undefined
      } catch (error) {
        return error instanceof StoreAway ? error.failure : 'refused'
      }
    },
  }
}

async function* listBucket(ask: StoreFetch, prefix: string): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const page = await listPage(ask, { prefix, 'max-keys': `${PAGE}`, ...(next && { 'continuation-token': next }) })
    yield* page.files
    // A store that returns the same page for ever.
    if (next !== undefined && page.next === next) throw new StoreAway('refused')
    next = page.next
  } while (next)
}

async function listPage(ask: StoreFetch, query: Record<string, string>) {
  const { status, body } = await ask({ method: 'GET', key: '', query: { 'list-type': '2', ...query } })
  if (status === 404) throw new StoreAway('bucketMissing')
  const page = readBucketList(body.toString())
  if (!page) throw new StoreAway('refused', new Error('The list of the bucket is not understood'))
  return page
}

/** Nothing in the bucket is served from there; a type is for the operator who looks into it. */
function typeOf(key: string): string {
  return key.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'application/octet-stream'
}
