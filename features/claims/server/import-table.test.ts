import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readTable } from './import-table.ts'
import { workbook, zip } from './testing-workbook.ts'

const MB = 1024 * 1024

async function read(file: Uint8Array | string): Promise<string[][]> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const rows: string[][] = []
  for await (const batch of readTable(bytes)) rows.push(...batch)
  return rows
}

const TABLE = [
  ['Nom', 'Courriel'],
  ['Zoé Müller', 'zoe@example.org'],
  ['Max; Weber', 'max@example.org'],
]

test.each([
  ['commas, quotes, CRLF', 'Nom,Courriel\r\n"Zoé Müller",zoe@example.org\r\n"Max; Weber",max@example.org\r\n'],
  ['semicolons and a mark', '\uFEFFNom;Courriel\nZoé Müller;zoe@example.org\n"Max; Weber";max@example.org'],
  ['tabs and old line ends', 'Nom\tCourriel\rZoé Müller\tzoe@example.org\rMax; Weber\tmax@example.org\r'],
  [
    'mixed line ends and empty lines',
    'Nom,Courriel\r\n\nZoé Müller, zoe@example.org\n\rMax; Weber,max@example.org\r\n\r\n',
  ],
])('reads a CSV with %s', async (_, text) => {
  expect(await read(text)).toEqual(TABLE)
})

test('reads UTF-16 of both orders and Windows-1252', async () => {
  const text = 'Nom;Courriel\nZoé Müller;zoe@example.org\n"Max; Weber";max@example.org'
  const little = Buffer.from(text, 'utf16le')
  expect(await read(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toEqual(TABLE)
  expect(await read(little)).toEqual(TABLE)
  expect(await read(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(little).swap16()]))).toEqual(TABLE)
  // In this text every letter of Windows-1252 is one of Latin-1.
  expect(await read(Buffer.from(text, 'latin1'))).toEqual(TABLE)
})

test('reads the first sheet of a workbook: shared, inline and missing cells', async () => {
  expect(await read(workbook(TABLE))).toEqual(TABLE)
  const sparse = workbook([['a', '', 'c']])
  expect(await read(sparse)).toEqual([['a', '', 'c']])
})

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'importWrongType'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'importWrongType'],
  ['a PDF', '%PDF-1.7\nlea@example.org', 'importWrongType'],
  ['a web page', '<!doctype html><p>lea@example.org', 'importWrongType'],
  ['another archive', zip({ 'readme.txt': 'hello' }), 'importWrongType'],
  ['half a workbook', workbook(TABLE).subarray(0, 300), 'importDamaged'],
  ['20 MB of one line', 'a,'.repeat(10 * MB), 'importLineTooLong'],
  ['a quote that never ends', `email\n"lea@example.org\n${'max@example.org\n'.repeat(5000)}`, 'importLineTooLong'],
])('refuses %s and says why', async (_, file, problem) => {
  await expect(read(file)).rejects.toMatchObject({ key: problem })
})

test('stops a workbook that unpacks to a bomb, whatever sizes it claims', async () => {
  const sheet = `<worksheet><sheetData>${'<row><c t="inlineStr"><is><t>a@b.org</t></is></c></row>'.repeat(100_000)}`
  const bomb = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet })
  expect(deflateRawSync(sheet).length * 100).toBeLessThan(sheet.length)
  await expect(read(bomb)).rejects.toMatchObject({ key: 'importUnpacksTooLarge' })
})

test('a million rows come in batches, no faster than they are taken', async () => {
  const file = new TextEncoder().encode(`email\n${'lea@example.org\n'.repeat(1_000_000)}`)
  let rows = 0
  for await (const batch of readTable(file)) {
    expect(batch.length).toBeLessThanOrEqual(1000)
    rows += batch.length
  }
  expect(rows).toBe(1_000_001)
}, 60_000)
