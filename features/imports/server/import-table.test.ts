import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { workbook, zip } from './formats/testing-workbook.ts'
import { readTable } from './import-table.ts'

const MB = 1024 * 1024
/** The memory allowed to a thread for the largest file, with its copies of the text. */
const THREAD_MOST_MB = 500

/** A workbook whose shared texts all differ, so that they do not compress. */
function textsOf(count: number): Uint8Array {
  const texts = Array.from({ length: count }, (_, at) => `<si><t>${(at * 2654435761).toString(36).repeat(8)}</t></si>`)
  const sheet =
    '<worksheet><sheetData><row><c t="inlineStr"><is><t>lea@example.org</t></is></c></row></sheetData></worksheet>'
  return zip({
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': sheet,
  })
}

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
  ['a first line for Excel', 'sep=;\r\nNom;Courriel\r\nZoé Müller;zoe@example.org\r\n"Max; Weber";max@example.org'],
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
  // For this text Windows-1252 and Latin-1 are the same.
  expect(await read(Buffer.from(text, 'latin1'))).toEqual(TABLE)
})

test('reads the first sheet of a workbook: shared, inline and missing cells', async () => {
  expect(await read(workbook(TABLE))).toEqual(TABLE)
  const sparse = workbook([['a', '', 'c']])
  expect(await read(sparse)).toEqual([['a', '', 'c']])
})

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'importWrongType'],
  ['UTF-32', Buffer.from('\ufeff\0l\0e\0a\0@\0b\0.\0o\0r\0g\0\n\0', 'utf16le'), 'importWrongType'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'importWrongType'],
  ['a PDF', '%PDF-1.7\nlea@example.org', 'importWrongType'],
  ['a web page', '<!doctype html><p>lea@example.org', 'importWrongType'],
  ['another archive', zip({ 'readme.txt': 'hello' }), 'importWrongType'],
  ['a workbook behind a password', encrypted(), 'importEncrypted'],
  ['half a workbook', workbook(TABLE).subarray(0, 300), 'importDamaged'],
  ['20 MB of one line', 'a,'.repeat(10 * MB), 'importLineTooLong'],
  ['10,000 columns', 'email,x'.repeat(5000), 'importLineTooLong'],
  ['a quote that is not closed in a short list', 'Email,Name\na@b.org,"Max\nc@d.org,Lea\n', 'importOpenQuote'],
  ['a quote that hides a line', 'Name,Email\n"Big" Joe,a@b.org\n"Lea",c@d.org\n', 'importOpenQuote'],
  ['a quote that never ends', `email\n"lea@example.org\n${'max@example.org\n'.repeat(5000)}`, 'importOpenQuote'],
])('refuses %s and says why', async (_, file, problem) => {
  await expect(read(file)).rejects.toMatchObject({ key: problem })
})

/** The beginning of a password-protected Excel file: a compound file with a stream of this name. */
function encrypted(): Uint8Array {
  const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([head, Buffer.alloc(1016), Buffer.from('EncryptedPackage', 'utf16le')])
}

test('stops unpacking a zip bomb, regardless of its declared sizes', async () => {
  const sheet = `<worksheet><sheetData>${'<row><c t="inlineStr"><is><t>a@b.org</t></is></c></row>'.repeat(100_000)}`
  const bomb = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet })
  expect(deflateRawSync(sheet).length * 100).toBeLessThan(sheet.length)
  await expect(read(bomb)).rejects.toMatchObject({ key: 'importUnpacksTooLarge' })
})

test('refuses a workbook with entity declarations', async () => {
  const laughs = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  const sheet = `${laughs}<worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`
  const file = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet })
  await expect(read(file)).rejects.toMatchObject({ key: 'importDamaged' })
})

const SHEET = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const bookOf = (shared: string, rows: string) =>
  zip({ 'xl/workbook.xml': '<workbook/>', 'xl/sharedStrings.xml': shared, 'xl/worksheets/sheet1.xml': SHEET(rows) })

test('refuses a workbook of deeply nested elements', async () => {
  const deep = '<a>'.repeat(200)
  await expect(read(bookOf('<sst/>', `<row><c><v>${deep}</v></c></row>`))).rejects.toMatchObject({
    key: 'importDamaged',
  })
})

test.each([
  ['a shared text of megabytes in a few cells', 'importLineTooLong', 'x'.repeat(2 * MB), 10],
  ['a shared text in a hundred thousand cells', 'importUnpacksTooLarge', 'x'.repeat(9000), 100_000],
])('limits memory for %s', async (_, problem, text, times) => {
  const noise = Array.from({ length: 20_000 }, (_, at) => `<si><t>${(at * 2654435761).toString(36).repeat(8)}</t></si>`)
  const cells = Array.from({ length: times }, (_, at) => `<row r="${at}"><c t="s"><v>0</v></c></row>`)
  const file = bookOf(`<sst><si><t>${text}</t></si>${noise.join('')}</sst>`, cells.join(''))
  let most = 0
  const reading = (async () => {
    for await (const batch of readTable(file)) most = Math.max(most, batch.join('').length)
  })()
  await expect(reading).rejects.toMatchObject({ key: problem })
  expect(most).toBeLessThan(2 * MB)
})

test('ignores phonetic readings, and accepts any namespace prefix', async () => {
  const aloud = '<sst><si><t>田中</t><rPh sb="0" eb="2"><t>タナカ</t></rPh></si></sst>'
  const cells = '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>林</t><rPh><t>ハヤシ</t></rPh></is></c>'
  expect(await read(bookOf(aloud, `<row>${cells}</row>`))).toEqual([['田中', '林']])
  const second = zip({
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:d="r"><x:sheets><x:sheet name="b" d:id="R2"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="R2" Target="/xl/worksheets/b.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': SHEET('<row><c><v>1</v></c></row>'),
    'xl/worksheets/b.xml': SHEET('<row><c><v>2</v></c></row>'),
  })
  expect(await read(second)).toEqual([['2']])
})

test('reads text between CDATA marks, and nothing of an error', async () => {
  const cells = '<c t="inlineStr"><is><t><![CDATA[Léa & Zoé]]></t></is></c><c t="e"><v>#REF!</v></c>'
  expect(await read(bookOf('<sst/>', `<row>${cells}</row>`))).toEqual([['Léa & Zoé', '']])
})

test('reads a formula as its last value, never as its text', async () => {
  const cells = '<c t="str"><f>HYPERLINK("x")</f><v>lea@example.org</v></c><c><f>1+1</f><v>2</v></c>'
  const sheet = `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`
  const file = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet })
  expect(await read(file)).toEqual([['lea@example.org', '2']])
})

test.each([
  ['20 MB of one line', () => Buffer.alloc(20 * MB, 'a,')],
  ['20 MB of short lines that nobody takes', () => Buffer.alloc(20 * MB, 'lea@example.org\n')],
  ['20 MB of UTF-16', () => Buffer.alloc(20 * MB, Buffer.from('\uFEFFlea@example.org\n', 'utf16le'))],
  ['400,000 texts of a workbook', () => textsOf(400_000)],
])('takes bounded memory for %s', async (_, make) => {
  const file = make()
  const before = process.memoryUsage().rss
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  try {
    // Stops after the first rows, like a caller that has read enough.
    for await (const _rows of readTable(file)) break
  } catch (error) {
    expect(error).toMatchObject({ key: expect.stringMatching(/^import/) })
  }
  clearInterval(watching)
  expect((most - before) / MB).toBeLessThan(THREAD_MOST_MB)
})

test('reads a million rows in batches of at most a thousand', async () => {
  const file = new TextEncoder().encode(`email\n${'lea@example.org\n'.repeat(1_000_000)}`)
  let rows = 0
  for await (const batch of readTable(file)) {
    expect(batch.length).toBeLessThanOrEqual(1000)
    rows += batch.length
  }
  expect(rows).toBe(1_000_001)
})
