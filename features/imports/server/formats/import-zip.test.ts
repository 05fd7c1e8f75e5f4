import { expect, test } from 'vitest'
import { ImportProblem } from '../import-problem.ts'
import { openZip } from './import-zip.ts'
import { zip } from './testing-workbook.ts'

const TEXT = 'lea@example.org\n'.repeat(1000)
/** Where the fields of an entry in the directory, and of the end record, are (APPNOTE.TXT, 4.3.12 and 4.3.16). */
const ENTRY = { flags: 8, method: 10, crc: 16, packed: 20, unpacked: 24, offset: 42 }
const END = { entries: 10, offset: 16 }

async function read(file: Uint8Array): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of openZip(file).unpack('list.csv')) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/** An archive of one text whose directory was changed at the first entry, or whose end record was. */
function spoilt(change: (entry: Buffer, end: Buffer) => void, text = TEXT): Uint8Array {
  const file = Buffer.from(zip({ 'list.csv': text }))
  change(file.subarray(file.lastIndexOf('PK\x01\x02')), file.subarray(file.lastIndexOf('PK\x05\x06')))
  return file
}

test('reads what was packed, and nothing from a name that is not there', async () => {
  expect(await read(spoilt(() => undefined))).toBe(TEXT)
  expect(await read(spoilt(() => undefined, ''))).toBe('')
  expect(await read(zip({ 'other.csv': TEXT }))).toBe('')
})

test('reads a text that is stored unpacked', async () => {
  const bare = Buffer.from(zip({ 'list.csv': TEXT }))
  const packed = bare.readUInt32LE(bare.lastIndexOf('PK\x01\x02') + ENTRY.packed)
  const stored = Buffer.concat([bare.subarray(0, 38), Buffer.from(TEXT), bare.subarray(38 + packed)])
  const [entry, end] = ['PK\x01\x02', 'PK\x05\x06'].map((sign) => stored.subarray(stored.lastIndexOf(sign)))
  entry?.writeUInt16LE(0, ENTRY.method)
  entry?.writeUInt32LE(TEXT.length, ENTRY.packed)
  end?.writeUInt32LE(38 + TEXT.length, END.offset)
  expect(await read(stored)).toBe(TEXT)
  stored[40] = 0
  await expect(read(stored)).rejects.toMatchObject({ key: 'importDamaged' })
})

test.each<[string, string, (entry: Buffer, end: Buffer) => void]>([
  ['a wrong checksum', 'importDamaged', (entry) => entry.writeUInt32LE(1, ENTRY.crc)],
  ['a size that is too small', 'importDamaged', (entry) => entry.writeUInt32LE(7, ENTRY.unpacked)],
  ['a size that is too large', 'importDamaged', (entry) => entry.writeUInt32LE(TEXT.length + 1, ENTRY.unpacked)],
  ['packed bytes that end early', 'importDamaged', (entry) => entry.writeUInt32LE(20, ENTRY.packed)],
  ['packed bytes beyond the file', 'importDamaged', (entry) => entry.writeUInt32LE(1_000_000, ENTRY.packed)],
  ['an entry that is nowhere', 'importDamaged', (entry) => entry.writeUInt32LE(1_000_000, ENTRY.offset)],
  ['a password', 'importEncrypted', (entry) => entry.writeUInt16LE(0x0001, ENTRY.flags)],
  ['an encrypted directory', 'importEncrypted', (entry) => entry.writeUInt16LE(0x2000, ENTRY.flags)],
  ['another method', 'importCompression', (entry) => entry.writeUInt16LE(93, ENTRY.method)],
  ['a size of ZIP64', 'importZip64', (entry) => entry.writeUInt32LE(0xffffffff, ENTRY.unpacked)],
  ['a packed size of ZIP64', 'importZip64', (entry) => entry.writeUInt32LE(0xffffffff, ENTRY.packed)],
  ['an offset of ZIP64', 'importZip64', (entry) => entry.writeUInt32LE(0xffffffff, ENTRY.offset)],
  ['more entries than ZIP counts', 'importZip64', (_, end) => end.writeUInt16LE(0xffff, END.entries)],
  ['a directory beyond 4 GB', 'importZip64', (_, end) => end.writeUInt32LE(0xffffffff, END.offset)],
])('refuses %s', async (_, key, change) => {
  const reading = read(spoilt(change))
  await expect(reading).rejects.toBeInstanceOf(ImportProblem)
  await expect(reading).rejects.toMatchObject({ key })
})

test('a small declared size does not let a bomb through', async () => {
  const bomb = spoilt((entry) => entry.writeUInt32LE(10, ENTRY.unpacked), 'a'.repeat(10_000_000))
  await expect(read(bomb)).rejects.toMatchObject({ key: 'importDamaged' })
})
