import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { dropImportFile, keepImportFile, listImportFiles, readImportFile } from './import-file.ts'

let dataDir: string
let ctx: Context
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'blazon-import-'))
  ctx = { store: folderStore(dataDir) } as Context
})
afterEach(() => rm(dataDir, { recursive: true }))

const file = {
  bytes: new TextEncoder().encode('email\nnobody'),
  reading: { sheet: 'People', encoding: '' },
  corrections: [{ row: 1, email: 'lea@example.org' }],
} satisfies Parameters<typeof keepImportFile>[2]
const at = (name: string) => join(dataDir, 'imports', name)
const names = () => readdir(join(dataDir, 'imports'))
const NOON = new Date('2026-03-02T12:00:00Z')
const write = async (name: string, minutes: number) => {
  await mkdir(join(dataDir, 'imports'), { recursive: true })
  await writeFile(at(name), 'x')
  const time = new Date(NOON.getTime() + minutes * 60_000)
  await utimes(at(name), time, time)
}

test('stores a list and its corrections, and nothing else', async () => {
  await keepImportFile(ctx, 'a', file)
  expect(await names()).toEqual(['a', 'a.corrections'])
  const kept = await readImportFile(ctx, 'a')
  expect(kept).toMatchObject({ reading: file.reading, corrections: file.corrections })
  expect(new TextDecoder().decode(kept?.bytes)).toBe('email\nnobody')
})

test('leaves no corrections of a list that cannot be written', async () => {
  // A folder blocks the path of the list.
  await mkdir(at('a/inside'), { recursive: true })
  await expect(keepImportFile(ctx, 'a', file)).rejects.toThrow()
  expect(await names()).toEqual(['a'])
})

test('does not read a list whose corrections are unreadable', async () => {
  await keepImportFile(ctx, 'a', file)
  await rm(at('a.corrections'))
  await mkdir(at('a.corrections'))
  await expect(readImportFile(ctx, 'a')).rejects.toThrow()
})

test('finds old leftovers of a list that is missing', async () => {
  await write('a.corrections', -1)
  await write('b.1.x.tmp', -1)
  await write('c.corrections.1.x.tmp', -1)
  expect([...(await listImportFiles(ctx)).keys()].sort()).toEqual(['a', 'b', 'c'])
})

test('dates a list by the newest of its files', async () => {
  await write('a.corrections', -90)
  await write('a.1.x.tmp', 1)
  expect((await listImportFiles(ctx)).get('a')?.getTime()).toBeGreaterThan(NOON.getTime())
})

test('deletes all files of one list, and none of others', async () => {
  for (const name of ['a', 'a.corrections', 'a.1.x.tmp', 'a.corrections.1.x.tmp', 'ab', 'ab.corrections'])
    await write(name, 0)
  await dropImportFile(ctx, 'a')
  expect(await names()).toEqual(['ab', 'ab.corrections'])
  expect(await readImportFile(ctx, 'a')).toBeUndefined()
})
