import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { s3Store } from './s3-store.ts'
import type { StoredFile } from './store.ts'

/** Long enough for a busy machine. */
const SHORT = { readMs: 5000, writeMs: 5000, tries: 3 }
const HASTY = { readMs: 30, writeMs: 30, tries: 3 }
let bucket: ObjectStore
beforeAll(async () => {
  bucket = await openObjectStore()
})
afterEach(() => bucket.heal())
afterAll(() => bucket.close())

const bytes = Buffer.from('a picture')
const open = () => s3Store(bucket.settings, SHORT)
const listed = async (prefix: string) => {
  const found: StoredFile[] = []
  for await (const file of open().list(prefix)) found.push(file)
  return found
}

test('stores, finds, lists and removes a file by its key', async () => {
  const store = open()
  await store.put('legal/en/terms.md', bytes)
  await store.put('imports/a', Buffer.alloc(0))
  expect(await store.get('legal/en/terms.md')).toEqual(bytes)
  expect(await store.has('legal/en/terms.md')).toBe(true)
  const [page, ...others] = await listed('legal/')
  expect(page).toMatchObject({ key: 'legal/en/terms.md', bytes: bytes.length })
  expect(Date.now() - (page?.writtenAt.getTime() ?? 0)).toBeLessThan(60_000)
  expect(others).toEqual([])
  await store.remove('legal/en/terms.md')
  await store.remove('legal/en/terms.md')
  expect(await store.get('legal/en/terms.md')).toBeUndefined()
  expect(await store.has('legal/en/terms.md', { isQuick: true })).toBe(false)
})

test('finds a file whose key has signs of an address', async () => {
  const key = "imports/a b+c'(1)%.csv"
  await open().put(key, bytes)
  expect(await open().get(key)).toEqual(bytes)
  expect((await listed('imports/a b+')).map((file) => file.key)).toEqual([key])
  await open().remove(key)
})

test('reads all pages of a list', async () => {
  const page = (key: string, rest: string): `<${string}` => `<ListBucketResult>${rest}
    <Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents></ListBucketResult>`
  bucket.fail(page('pages/a', '<IsTruncated>true</IsTruncated><NextContinuationToken>1/+=</NextContinuationToken>'))
  const keys: string[] = []
  for await (const { key } of open().list('pages/')) {
    keys.push(key)
    bucket.fail(page('pages/b', '<IsTruncated>false</IsTruncated>'))
  }
  expect(keys).toEqual(['pages/a', 'pages/b'])
  expect(bucket.asked.at(-1)).toContain('continuation-token=1%2F%2B%3D')
})

test('tells a missing bucket from a missing file', async () => {
  const store = s3Store({ ...bucket.settings, address: bucket.settings.address.replace(/badges$/, 'wrong') }, SHORT)
  expect(await store.check()).toBe('bucketMissing')
  for (const work of [() => store.get('a'), () => store.has('a'), () => store.remove('a')])
    await expect(work()).rejects.toMatchObject({ key: 'storeAway', failure: 'bucketMissing' })
})

test('says that keys are refused', async () => {
  const keys = { kind: 'fixed', accessKeyId: 'SOMEONE', secretAccessKey: 'S3RVER' } as const
  const store = s3Store({ ...bucket.settings, keys }, SHORT)
  expect(await store.check()).toBe('keysRefused')
  await expect(store.put('a', bytes)).rejects.toMatchObject({ failure: 'keysRefused' })
})

test('repeats what fails for a moment, and gives up on what lasts', async () => {
  bucket.fail(503, 2)
  await open().put('a', bytes)
  expect(await open().get('a')).toEqual(bytes)
  bucket.fail('gone')
  await expect(open().get('a')).rejects.toMatchObject({ failure: 'unreachable' })
  expect(await open().check()).toBe('unreachable')
})

test('does not wait for a slow store, nor ask it again', async () => {
  bucket.fail('slow')
  const before = bucket.asked.length
  // The time ends once the store was asked: on a busy machine it could end before.
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  onTestFinished(() => timeout.mockRestore())
  const refused = expect(s3Store(bucket.settings, HASTY).put('slow', bytes)).rejects.toMatchObject({ failure: 'slow' })
  await expect.poll(() => bucket.asked.length).toBe(before + 1)
  late.abort(new DOMException('late', 'TimeoutError'))
  await refused
  expect(timeout.mock.calls).toEqual([[HASTY.writeMs]])
  expect(bucket.asked).toHaveLength(before + 1)
  bucket.heal()
  expect(await open().has('slow')).toBe(false)
})

test('does not wait for the rest of an answer that stalls', async () => {
  await open().put('half', bytes)
  bucket.fail('stalls')
  await expect(s3Store(bucket.settings, HASTY).get('half')).rejects.toMatchObject({ failure: 'slow' })
})

test('reads no answer that is larger than any file', async () => {
  bucket.fail('endless')
  // Enough time for a busy machine to receive as much as is read.
  const patient = { ...SHORT, readMs: 30_000 }
  await expect(s3Store(bucket.settings, patient).get('a')).rejects.toMatchObject({ failure: 'refused' })
})

test('reads no list that repeats its pages for ever', async () => {
  const page = `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>same</NextContinuationToken>
    <Contents><Key>blobs/a</Key><Size>1</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents></ListBucketResult>`
  bucket.fail(page)
  await expect(listed('')).rejects.toMatchObject({ failure: 'refused' })
})

test('an error says what is wrong with the store, and never its keys', async () => {
  const keys = { kind: 'fixed', accessKeyId: 'HIDDEN-ID', secretAccessKey: 'HIDDEN-SECRET' } as const
  const errors: unknown[] = []
  for (const fault of [undefined, 'gone', 500] as const) {
    if (fault) bucket.fail(fault)
    await s3Store({ ...bucket.settings, keys }, { ...SHORT, tries: 1 })
      .put('a', bytes)
      .catch((error: unknown) => errors.push(error))
  }
  expect(errors.map((error) => (error as Error).message)).toEqual([
    expect.stringContaining('The store in BLOBS_URL refuses the keys.'),
    ...Array(2).fill('The store in BLOBS_URL cannot be reached.'),
  ])
  expect(inspect(errors, { depth: 20, showHidden: true })).not.toContain('HIDDEN')
})
