import { S3mini, S3ServiceError } from 's3mini'
import { type Store, StoreAway, type StoredFile } from './store.ts'
import { openStoreFetch, type Patience } from './store-fetch.ts'
import { openKeyRing } from './store-keys.ts'
import type { S3Settings } from './store-settings.ts'

/** A picture that is cached waits no longer than this for a store that is slow. */
const QUICK: Patience = { readMs: 1500, writeMs: 1500, tries: 2 }
const PAGE = 1000

/** The store of several machines: a bucket of an S3-compatible service. */
export function s3Store(settings: S3Settings, patience?: Patience): Store {
  const { address: endpoint, region } = settings
  const keys = openKeyRing(settings.keys)
  // Without keys, the client leaves signing to its fetch, which knows tokens of roles and keys that change.
  const clientWith = (patience?: Patience) =>
    new S3mini({
      ...{ endpoint, region, accessKeyId: '', secretAccessKey: '' },
      fetch: openStoreFetch({ keys, region, ...(patience && { patience }) }),
    })
  const client = clientWith(patience)
  const quick = clientWith(QUICK)
  return {
    kind: 's3',
    put: async (key, bytes) => {
      await client.putObject(key, bytes, typeOf(key))
    },
    get: async (key) => {
      const bytes = await client.getObjectArrayBuffer(key)
      return bytes ? Buffer.from(bytes) : undefined
    },
    has: async (key, { isQuick = false } = {}) => {
      const asked = isQuick ? quick : client
      if (await asked.objectExists(key)) return true
      // This answer has no body, and a bucket that is missing must not look like a file that is.
      return (await asked.getObjectResponse(key)) !== null
    },
    remove: async (key) => {
      await client.deleteObject(key).catch((error: unknown) => {
        // Some stores say so of a file that is gone already.
        if (!(error instanceof S3ServiceError && error.status === 404)) throw error
      })
    },
    list: (prefix) => listBucket(client, prefix),
    check: async () => {
      try {
        // Nothing is there: what matters is that the bucket may be listed.
        const listed = await quick.listObjectsPaged('/', 'check/', 1)
        return listed ? undefined : 'bucketMissing'
      } catch (error) {
        return error instanceof StoreAway ? error.failure : 'refused'
      }
    },
  }
}

async function* listBucket(client: S3mini, prefix: string): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const page = await client.listObjectsPaged('/', prefix, PAGE, next)
    if (!page) throw new StoreAway('bucketMissing')
    for (const { Key, Size, LastModified } of page.objects ?? [])
      yield { key: Key, bytes: Number(Size), writtenAt: new Date(LastModified) }
    // A store that returns the same page for ever.
    if (next !== undefined && page.nextContinuationToken === next) throw new StoreAway('refused')
    next = page.nextContinuationToken
  } while (next)
}

/** Nothing in the bucket is served from there; a type is for the operator who looks into it. */
function typeOf(key: string): string {
  return key.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'application/octet-stream'
}
