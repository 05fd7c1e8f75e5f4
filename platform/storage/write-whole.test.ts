import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blazon-whole-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('writes only the file itself', async () => {
  await writeWhole(join(folder, 'a'), 'whole')
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('whole')
  expect(await readdir(folder)).toEqual(['a'])
})

test('leaves nothing behind when it fails', async () => {
  await mkdir(join(folder, 'taken', 'inside'), { recursive: true })
  await expect(writeWhole(join(folder, 'taken'), 'x')).rejects.toThrow()
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
