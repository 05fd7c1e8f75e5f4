import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blobKey, cidOf } from '#platform/storage/blobs.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { s3Store } from '#platform/storage/s3-store.ts'
import type { Store } from '#platform/storage/store.ts'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { copyFiles } from './copy-files.ts'

let folder: string
let bucket: ObjectStore
let from: Store
let to: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blazon-copy-'))
  bucket = await openObjectStore()
  from = folderStore(folder)
  to = s3Store(bucket.settings)
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const keysOf = async (store: Store) => (await Array.fromAsync(store.list(''))).map(({ key }) => key).sort()
const keep = async (text: string) => {
  const key = blobKey(cidOf(Buffer.from(text)))
  await from.put(key, Buffer.from(text))
  return key
}

test('copies what all servers need to a store and back, and nothing else of the folder', async () => {
  const carried = [
    await keep('one'),
    await keep('two'),
    'imports/a',
    'imports/a.corrections',
    'legal/fr/terms.md',
  ].sort()
  for (const key of carried.slice(2)) await from.put(key, Buffer.from('text'))
  for (const key of ['secrets.json', 'outbox/a.eml', 'blobs/xx/strange']) await from.put(key, Buffer.from('own'))
  expect(await copyFiles(from, to)).toEqual({ copied: 5, there: 0, erased: 0, removed: 0, wrong: [] })
  expect(await keysOf(to)).toEqual(carried)
  const back = folderStore(join(folder, 'back'))
  await copyFiles(to, back, '', { isRemoving: true })
  expect(await keysOf(back)).toEqual(carried)
  expect(await keysOf(to)).toEqual([])
})

test('continues after a failure with what is missing', async () => {
  for (let at = 0; at < 5; at += 1) await keep(`picture ${at}`)
  const first = await Array.fromAsync(from.list('blobs/'))
  await to.put(first[0]?.key ?? '', (await from.get(first[0]?.key ?? '')) ?? Buffer.alloc(0))
  expect(await copyFiles(from, to)).toMatchObject({ copied: 4, there: 1 })
  expect(await copyFiles(from, to, '', { isRemoving: true })).toMatchObject({ copied: 0, there: 5, removed: 5 })
  expect(await keysOf(from)).toEqual([])
})

test('does not bring back what was erased since everything was copied, and removes it with the rest', async () => {
  const erased = await keep('erased')
  await keep('shown')
  await copyFiles(from, to)
  await to.remove(erased)
  const since = new Date(Date.now() + 1000)
  expect(await copyFiles(from, to, '', { since })).toMatchObject({ copied: 0, there: 1, erased: 1 })
  expect(await to.has(erased)).toBe(false)
  await copyFiles(from, to, '', { since, isRemoving: true })
  expect(await keysOf(from)).toEqual([])
})

test('keeps the source of a page that differs in the copy, and does not copy over it', async () => {
  await from.put('legal/en/terms.md', Buffer.from('short'))
  await to.put('legal/en/terms.md', Buffer.from('a longer text'))
  expect(await copyFiles(from, to, '', { isRemoving: true })).toMatchObject({ copied: 0, there: 1, removed: 0 })
  expect((await to.get('legal/en/terms.md'))?.toString()).toBe('a longer text')
  expect(await keysOf(from)).toEqual(['legal/en/terms.md'])
})

test('leaves a picture that does not match its address where it is', async () => {
  const key = await keep('one')
  await from.put(key, Buffer.from('other'))
  expect(await copyFiles(from, to, '', { isRemoving: true })).toMatchObject({ copied: 0, wrong: [key] })
  expect(await keysOf(from)).toEqual([key])
  expect(await keysOf(to)).toEqual([])
})

test('a picture erased while it is copied is erased in the copy', async () => {
  const key = await keep('one')
  const put = async (key: string, bytes: Uint8Array) => {
    await to.put(key, bytes)
    await from.remove(key)
  }
  expect(await copyFiles(from, { ...to, put })).toMatchObject({ copied: 0 })
  expect(await to.has(key)).toBe(false)
})

test('uploads changed legal pages over the old ones', async () => {
  await keep('one')
  await to.put('legal/en/terms.md', Buffer.from('old'))
  await from.put('legal/en/terms.md', Buffer.from('new'))
  await copyFiles(from, to)
  expect((await to.get('legal/en/terms.md'))?.toString()).toBe('old')
  await copyFiles(from, to, 'legal/', { isReplacing: true })
  expect((await to.get('legal/en/terms.md'))?.toString()).toBe('new')
})
