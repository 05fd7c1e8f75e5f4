import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP archive of some texts. */
export function zip(files: Record<string, string>): Uint8Array {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text)
    const title = Buffer.from(name)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(text), 0)
    sizes.writeUInt32LE(data.length, 4)
    sizes.writeUInt32LE(Buffer.byteLength(text), 8)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    sizes.copy(local, 14)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    sizes.copy(entry, 16)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, title, data)
    entries.push(entry, title)
    offset += local.length + title.length + data.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length / 2, 8)
  end.writeUInt16LE(entries.length / 2, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

type TestSheet = { name: string; rows: string[][]; state?: string; type?: string; target?: string }

/** A workbook of several sheets, with the number of the open one; a row whose first cell is marked "hidden" is that. */
export function workbookOf(sheets: TestSheet[], active?: number): Uint8Array {
  const rowOf = ([first = '', ...others]: string[]) => {
    const cells = [first.replace('hidden ', ''), ...others]
    const inner = cells.map((text) => `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`).join('')
    return `<row${first.startsWith('hidden ') ? ' hidden="1"' : ''}>${inner}</row>`
  }
  const view = active === undefined ? '' : `<bookViews><workbookView activeTab="${active}"/></bookViews>`
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}"${state ? ` state="${state}"` : ''} sheetId="${at + 1}" r:id="r${at}"/>`,
  )
  const relations = sheets.map(
    ({ type = 'worksheet', target }, at) =>
      `<Relationship Id="r${at}" Type="http://example.org/${type}" Target="${target ?? `worksheets/s${at}.xml`}"/>`,
  )
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="r">${view}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook of one table: its first row by shared texts, the others inline; empty cells are left out, as Excel does. */
export function workbook(table: string[][]): Uint8Array {
  const [head = []] = table
  const cell = (text: string, row: number, at: number) => {
    if (text === '') return ''
    const name = `${String.fromCharCode(65 + at)}${row + 1}`
    if (row === 0) return `<c r="${name}" t="s"><v>${at}</v></c>`
    return `<c r="${name}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`
  }
  const rows = table.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, at) => cell(text, row, at)).join('')}</row>`,
  )
  return zip({
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="People" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Type="worksheet" Target="worksheets/people.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${head.map((text) => `<si><r><t>${escapeXml(text)}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/people.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  })
}
