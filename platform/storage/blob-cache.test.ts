import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBlobCache } from './blob-cache.ts'
import { blobKey, cidOf, openBlobs } from './blobs.ts'
import { folderStore } from './folder-store.ts'
import { type Store, StoreAway } from './store.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blazon-cache-'))
  store = folderStore(join(folder, 'store'))
})
afterEach(() => rm(folder, { recursive: true }))

const log = { error: () => undefined, warn: () => undefined }
const cacheIn = (name: string, maxBytes = 1000) => openBlobCache(join(folder, name), maxBytes)
const server = (name: string, over: Partial<Store> = {}) =>
  openBlobs({ ...store, ...over }, { cache: cacheIn(name), log })
const bytes = Buffer.from('a picture')
const away = async () => {
  throw new StoreAway('unreachable')
}

test('a picture is read from the store once, by concurrent readers too', async () => {
  const cid = await server('one').put(bytes)
  let reads = 0
  const get = (key: string) => {
    reads += 1
    return store.get(key)
  }
  const other = server('two', { get })
  const all = await Promise.all([other.get(cid), other.get(cid), other.get(cid)])
  expect([...all, await other.get(cid)].map((blob) => blob?.bytes.toString())).toEqual(Array(4).fill('a picture'))
  expect(reads).toBe(1)
})

test('a picture that another server removed is served by no cache', async () => {
  const [one, two] = [server('one'), server('two')]
  const cid = await one.put(bytes)
  expect(await two.get(cid)).toBeDefined()
  await one.remove(cid)
  expect(await two.get(cid)).toBeUndefined()
  expect(await cacheIn('two').get(cid)).toBeUndefined()
})

test('a cached picture is shown while the store is away, another one is refused', async () => {
  const cid = await server('one').put(bytes)
  const other = await server('two').put(Buffer.from('another'))
  const cut = server('one', { get: away, has: away })
  expect((await cut.get(cid))?.bytes).toEqual(bytes)
  await expect(cut.get(other)).rejects.toThrow(StoreAway)
})

test('bytes that do not match their address are neither served nor cached', async () => {
  const cid = cidOf(bytes)
  await store.put(blobKey(cid), Buffer.from('forged'))
  await expect(server('one').get(cid)).rejects.toMatchObject({ failure: 'wrongBytes' })
  expect(await cacheIn('one').get(cid)).toBeUndefined()
})

test('a store that is away keeps an upload out of the cache', async () => {
  await expect(server('one', { put: away }).put(bytes)).rejects.toThrow(StoreAway)
  expect(await cacheIn('one').get(cidOf(bytes))).toBeUndefined()
})

test('the cache stays below its size, and what was used last stays', async () => {
  const cache = cacheIn('small', 25)
  for (const cid of ['one', 'two']) await cache.put(cid, Buffer.alloc(10))
  await cache.get('one')
  await cache.put('six', Buffer.alloc(10))
  await cache.put('large', Buffer.alloc(26))
  expect(
    (await readdir(join(folder, 'small'), { recursive: true })).filter((name) => name.includes('/')).sort(),
  ).toEqual(['ix/six', 'ne/one'])
})

test('a cache of an earlier start counts towards its size', async () => {
  await cacheIn('old', 25).put('one', Buffer.alloc(20))
  const cache = cacheIn('old', 25)
  await cache.put('two', Buffer.alloc(20))
  expect(await cache.get('one')).toBeUndefined()
  expect(await cache.get('two')).toHaveLength(20)
})

test('a file that was cut off in the cache is not shown, but read from the store again', async () => {
  const cid = await server('cut').put(bytes)
  await writeFile(join(folder, 'cut', cid.slice(-2), cid), bytes.subarray(0, 4))
  expect((await server('cut').get(cid))?.bytes).toEqual(bytes)
  expect(await cacheIn('cut').get(cid)).toEqual(bytes)
})
