import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { cidOf, openBlobs } from './blobs.ts'
import { folderStore } from './folder-store.ts'

const log = createLog({ logLevel: 'silent' })
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the blob store', () => {
  test('names bytes by their standard CID, like that of "hello"', () => {
    expect(cidOf(Buffer.from('hello'))).toBe('bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq')
  })

  test('returns the stored bytes, and leaves no temporary file', async () => {
    const blobs = openBlobs(folderStore(folder), { log })
    const png = Buffer.from('89504e470d0a1a0a00', 'hex')
    const cid = await blobs.put(png)
    expect(await blobs.put(png)).toBe(cid)
    expect(await blobs.get(cid)).toEqual({ bytes: png, type: 'image/png' })
    expect(await readdir(join(folder, 'blobs', cid.slice(-2)))).toEqual([cid])
  })

  test.each([
    '../secrets.json',
    'bafkrei',
    'b'.repeat(200),
    '..%2f..%2fetc',
    'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq',
  ])('returns nothing for %s', async (cid) => {
    expect(await openBlobs(folderStore(folder), { log }).get(cid)).toBeUndefined()
  })
})
