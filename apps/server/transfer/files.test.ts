import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blobKey, cidOf } from '#platform/storage/blobs.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { type Store, storeTally } from '#platform/storage/store.ts'
import { type FilePiece, joinFiles, openFileWriter, readFiles } from './files.ts'

const KEY = blobKey(cidOf(Buffer.from('a picture')))
let folder: string
let store: Store
let logged: unknown[]
let counted: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blazon-files-'))
  store = folderStore(folder)
  logged = []
  counted = storeTally.wrongBytes
})
afterEach(() => rmSync(folder, { recursive: true }))

const log = { error: (fields: unknown) => void logged.push(fields) }
const fileOf = (path: string, text: string) => ({ path, bytes: Buffer.from(text) })

test('a stored picture that does not match its address is left out of a backup, logged and counted', async () => {
  await store.put(KEY, Buffer.from('other bytes'))
  const sound = blobKey(cidOf(Buffer.from('sound')))
  await store.put(sound, Buffer.from('sound'))
  const wrong: string[] = []
  const read = await Array.fromAsync(readFiles(store, wrong, log))
  expect(read.map(({ path }) => path)).toEqual([sound])
  expect({ wrong, logged: logged.length, counted: storeTally.wrongBytes }).toEqual({
    wrong: [KEY],
    logged: 1,
    counted: counted + 1,
  })
})

test('a picture of a backup that does not match its address is not written, logged and counted', async () => {
  const files = openFileWriter(store, log)
  await files.write(fileOf(KEY, 'other bytes'))
  expect(await store.has(KEY)).toBe(false)
  expect({ wrong: files.wrong, logged: logged.length, counted: storeTally.wrongBytes }).toEqual({
    wrong: [KEY],
    logged: 1,
    counted: counted + 1,
  })
})

test('undoing removes the pages that were written, and neither pictures nor pages that were there', async () => {
  await store.put('legal/en/terms.md', Buffer.from('own terms'))
  const files = openFileWriter(store, log)
  for (const file of [
    fileOf(KEY, 'a picture'),
    fileOf('legal/en/terms.md', 'terms of the backup'),
    fileOf('legal/fr/terms.md', 'terms of the backup'),
  ])
    await files.write(file)
  await files.undo()
  expect((await Array.fromAsync(store.list(''))).map(({ key }) => key).sort()).toEqual([KEY, 'legal/en/terms.md'])
  expect((await store.get('legal/en/terms.md'))?.toString()).toBe('own terms')
})

test('a damaged picture in the store is replaced by that of a backup', async () => {
  await store.put(KEY, Buffer.from('other bytes'))
  const files = openFileWriter(store, log)
  await files.write(fileOf(KEY, 'a picture'))
  expect((await store.get(KEY))?.toString()).toBe('a picture')
})

test('a page of the store that differs from that of a backup stays, and is named', async () => {
  await store.put('legal/en/terms.md', Buffer.from('own terms'))
  await store.put('legal/fr/terms.md', Buffer.from('mentions'))
  const files = openFileWriter(store, log)
  await files.write(fileOf('legal/en/terms.md', 'terms of the backup'))
  await files.write(fileOf('legal/fr/terms.md', 'mentions'))
  expect(files.kept).toEqual(['legal/en/terms.md'])
  expect((await store.get('legal/en/terms.md'))?.toString()).toBe('own terms')
})

test('pieces of a backup are joined to files, without one that has no end', async () => {
  const pieceOf = (path: string, text: string, isLast: boolean): FilePiece => ({
    kind: 'file',
    path,
    isLast,
    bytes: Buffer.from(text).toString('base64'),
  })
  async function* body() {
    yield pieceOf('legal/en/terms.md', 'one ', false)
    yield pieceOf('legal/en/terms.md', 'two', true)
    yield pieceOf('legal/en/privacy.md', 'cut off', false)
    yield pieceOf('legal/fr/terms.md', 'trois', true)
  }
  const joined = await Array.fromAsync(joinFiles(body()))
  expect(joined.map(({ path, bytes }) => [path, bytes.toString()])).toEqual([
    ['legal/en/terms.md', 'one two'],
    ['legal/fr/terms.md', 'trois'],
  ])
})

test('a path outside of what a backup carries is refused', async () => {
  async function* body() {
    yield { kind: 'file', path: '../own', isLast: true, bytes: '' } satisfies FilePiece
  }
  await expect(Array.fromAsync(joinFiles(body()))).rejects.toThrow('../own')
})
