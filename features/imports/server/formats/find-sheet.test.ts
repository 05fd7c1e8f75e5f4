import { expect, test } from 'vitest'
import { AS_FOUND, type Reading, type Source } from '../../rules.ts'
import { readTable } from '../import-table.ts'
import { workbookOf, zip } from './testing-workbook.ts'

const of = (name: string, state = '') => ({ name, rows: [[name]], state })

async function read(file: Uint8Array, reading: Reading = AS_FOUND) {
  const rows: string[][] = []
  let source: Source | undefined
  const onSource = (found: Source) => {
    source = found
  }
  for await (const batch of readTable(file, reading, onSource)) rows.push(...batch)
  return { rows, source }
}

test('reads the sheet that was open, and names it with the others', async () => {
  const { rows, source } = await read(workbookOf([of('Read me'), of('People'), of('Old')], 1))
  expect(rows).toEqual([['People']])
  expect(source).toMatchObject({ sheet: 'People', sheets: ['Read me', 'People', 'Old'], hiddenRows: 0 })
})

test('reads the first visible sheet when none was open', async () => {
  expect((await read(workbookOf([of('A', 'hidden'), of('B')]))).rows).toEqual([['B']])
})

test.each(['hidden', 'veryHidden'])('leaves out a sheet that is %s', async (state) => {
  const { rows, source } = await read(workbookOf([of('A'), of('B', state), of('C')], 1))
  expect(rows).toEqual([['A']])
  expect(source?.sheets).toEqual(['A', 'C'])
})

test('leaves out charts', async () => {
  const { source } = await read(workbookOf([{ ...of('Chart'), type: 'chartsheet' }, of('People')], 0))
  expect(source).toMatchObject({ sheet: 'People', sheets: ['People'] })
})

test.each(['./worksheets/s0.xml', '../xl/worksheets/s0.xml', '/xl/worksheets/s0.xml', 'work%73heets/s0.xml'])(
  'finds the sheet at %s',
  async (target) => {
    expect((await read(workbookOf([{ ...of('People'), target }]))).rows).toEqual([['People']])
  },
)

test.each([
  ['an escape that the archive has as well', 'worksheets/a%20b.xml', 'xl/worksheets/a%20b.xml'],
  ['half an escape', 'worksheets/100%.xml', 'xl/worksheets/100%.xml'],
  ['signs of addresses', 'worksheets/a#b?.xml', 'xl/worksheets/a#b?.xml'],
])('finds the sheet whose address has %s', async (_, target, path) => {
  const book = `<workbook><sheets><sheet name="People" sheetId="1" r:id="r0"/></sheets></workbook>`
  const type = 'http://example.org/worksheet'
  const file = zip({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r0" Type="${type}" Target="${target}"/></Relationships>`,
    [path]: '<worksheet><sheetData><row><c t="inlineStr"><is><t>People</t></is></c></row></sheetData></worksheet>',
  })
  expect((await read(file)).rows).toEqual([['People']])
})

test('an address of another sheet that cannot be read changes nothing', async () => {
  const file = workbookOf([of('People'), { ...of('Chart', 'hidden'), target: 'http://[bad' }], 0)
  expect((await read(file)).rows).toEqual([['People']])
})

test('reads the sheet that is asked for', async () => {
  const { rows } = await read(workbookOf([of('A'), of('B')], 0), { ...AS_FOUND, sheet: 'B' })
  expect(rows).toEqual([['B']])
})

test.each(['Missing', 'Secret'])('refuses the sheet %s', async (sheet) => {
  const file = workbookOf([of('A'), of('Secret', 'hidden')])
  await expect(read(file, { ...AS_FOUND, sheet })).rejects.toMatchObject({ key: 'importNoSheet' })
})

test('leaves out hidden rows, and counts them', async () => {
  const people = { name: 'People', rows: [['email'], ['ann'], ['hidden bob'], ['hidden cid'], ['dee']] }
  const { rows, source } = await read(workbookOf([people]))
  expect(rows).toEqual([['email'], ['ann'], ['dee']])
  expect(source?.hiddenRows).toBe(2)
})

test('leaves out hidden columns, and counts those that hold something', async () => {
  const row = ['old@example.org', 'lea@example.org'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
  const cols = '<cols><col min="1" max="1" hidden="1"/><col min="4" max="9" hidden="true"/></cols>'
  const sheet = `<worksheet>${cols}<sheetData><row>${row.join('')}</row></sheetData></worksheet>`
  const { rows, source } = await read(zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet }))
  expect(rows).toEqual([['', 'lea@example.org']])
  expect(source?.hiddenColumns).toBe(1)
})

test('leaves out rows without a height', async () => {
  const row = (text: string, ht: string) => `<row ht="${ht}"><c t="inlineStr"><is><t>${text}</t></is></c></row>`
  const sheet = `<worksheet><sheetData>${row('a', '0')}${row('b', '15')}</sheetData></worksheet>`
  const { rows } = await read(zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet }))
  expect(rows).toEqual([['b']])
})
