import { createHash } from 'node:crypto'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import * as digest from 'multiformats/hashes/digest'
import type { Log } from '../process/log.ts'
import type { BlobCache } from './blob-cache.ts'
import { type Store, StoreAway, storeTally } from './store.ts'

/** A content-addressed store: blobs are named by the hash of their bytes (CIDv1, raw, sha2-256). */
export type Blobs = {
  put: (bytes: Uint8Array) => Promise<string>
  /** The bytes and their type (detected from the bytes), or undefined. Throws `StoreAway`, also for wrong bytes. */
  get: (cid: string) => Promise<{ bytes: Buffer; type: string } | undefined>
  /** Deletes the bytes, if they exist. The caller makes sure that nothing shows them any more. */
  remove: (cid: string) => Promise<void>
}

const SHA2_256 = 0x12
const BLOBS = 'blobs/'
const CID_TEXT = /^b[a-z2-7]{10,100}$/
/** How long cached blobs are served without asking a store that did not answer. */
const AWAY_MS = 5000

/** The CID of some bytes, as text in base 32. */
export function cidOf(bytes: Uint8Array): string {
  return CID.createV1(raw.code, digest.create(SHA2_256, createHash('sha256').update(bytes).digest())).toString()
}

/**
 * The digest that a CID names, as integrity metadata (Subresource Integrity, 3.5); undefined for a name that is no hash of the
 * bytes alone, as of an old gateway.
 */
export function integrityOf(cid: string): string | undefined {
  if (!CID_TEXT.test(cid)) return undefined
  const { code, multihash } = CID.parse(cid)
  if (code !== raw.code || multihash.code !== SHA2_256) return undefined
  return `sha256-${Buffer.from(multihash.digest).toString('base64')}`
}

/** Where a blob is in a store. */
export function blobKey(cid: string): string {
  return `${BLOBS}${cid.slice(-2)}/${cid}`
}

/**
 * Whether the bytes of a stored file are those that its key names, for a picture; other keys name none. Every reader and
 * writer of pictures asks this; wrong ones are counted and logged.
 */
export function isIntact(key: string, bytes: Uint8Array, log?: Pick<Log, 'error'>): boolean {
  const cid = key.startsWith(BLOBS) ? key.split('/').pop() : undefined
  if (cid === undefined || cidOf(bytes) === cid) return true
  storeTally.wrongBytes += 1
  log?.error({ cid }, 'a stored picture does not match its address, and is refused')
  return false
}

/**
 * Opens the blobs of a store, with a cache for one that is not on this machine. The bytes come from the cache, whether
 * they still exist from the store: what another server removed is not served. Concurrent reads of one blob are one.
 */
export function openBlobs(
  store: Store,
  { cache, log }: { cache?: BlobCache; log: Pick<Log, 'error' | 'warn'> },
): Blobs {
  const reading = new Map<string, Promise<Buffer | undefined>>()
  let awayUntil = 0
  const mayExist = async (cid: string) => {
    if (performance.now() < awayUntil) return true
    return store.has(blobKey(cid), { isQuick: true }).catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error
      awayUntil = performance.now() + AWAY_MS
      log.warn({ err: error, failure: error.failure }, 'the store is away, cached pictures are served')
      return true
    })
  }
  const keep = async (cid: string, bytes: Uint8Array) => {
    await cache?.put(cid, bytes).catch((error: unknown) => log.warn({ err: error }, 'a picture could not be cached'))
  }
  const copyOf = async (cid: string) => {
    const copy = await cache?.get(cid)
    if (!copy || cidOf(copy) === cid) return copy
    storeTally.wrongBytes += 1
    log.error({ cid }, 'a cached picture does not match its address, and is read again')
    await cache?.remove(cid)
    return undefined
  }
  const read = async (cid: string) => {
    const cached = await copyOf(cid)
    if (cached && (await mayExist(cid))) {
      storeTally.cacheHits += 1
      return cached
    }
    if (cached) {
      await cache?.remove(cid)
      return undefined
    }
    if (cache) storeTally.cacheMisses += 1
    const bytes = await store.get(blobKey(cid))
    if (!bytes) return undefined
    if (!isIntact(blobKey(cid), bytes, log)) throw new StoreAway('wrongBytes')
    await keep(cid, bytes)
    return bytes
  }
  return {
    put: async (bytes) => {
      const cid = cidOf(bytes)
      await store.put(blobKey(cid), bytes)
      await keep(cid, bytes)
      return cid
    },
    remove: async (cid) => {
      if (!CID_TEXT.test(cid)) return
      await store.remove(blobKey(cid))
      await cache?.remove(cid)
      // What was read before must not answer who asks from now on.
      reading.delete(cid)
    },
    get: async (cid) => {
      if (!CID_TEXT.test(cid)) return undefined
      const known = reading.get(cid) ?? read(cid).finally(() => reading.delete(cid))
      reading.set(cid, known)
      const bytes = await known
      return bytes && { bytes, type: typeOf(bytes) }
    },
  }
}

/** The type of a picture by its first bytes. */
export function typeOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg'
  if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp'
  return 'application/octet-stream'
}
