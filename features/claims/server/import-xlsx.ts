import { SaxesParser } from 'saxes'
import { CELL_MAX, CELLS_MAX, ImportProblem, type OnRow } from './import-problem.ts'
import { openZip } from './import-zip.ts'

/** Letters of all the texts that a workbook shares among its cells; they are held while it is read. */
const SHARED_MAX = 60_000_000

type Unpack = ReturnType<typeof openZip>
type Attributes = Record<string, string>
type Heard = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Reads the first sheet of an XLSX workbook row by row (ECMA-376, SpreadsheetML). Throws an `ImportProblem`. */
export async function readXlsx(bytes: Uint8Array, onRow: OnRow): Promise<void> {
  const unpack = openZip(bytes)
  const sheet = await firstSheet(unpack)
  await readRows(unpack, sheet, await sharedTexts(unpack), onRow)
}

async function firstSheet(unpack: Unpack): Promise<string> {
  let wanted = ''
  let isWorkbook = false
  await hear(unpack('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbook') isWorkbook = true
      if (name === 'sheet' && wanted === '') wanted = attributes['r:id'] ?? ''
    },
  })
  if (!isWorkbook) throw new ImportProblem('importWrongType')
  let target = 'worksheets/sheet1.xml'
  await hear(unpack('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === wanted && Target) target = Target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedTexts(unpack: Unpack): Promise<string[]> {
  const texts: string[] = []
  let current = ''
  let letters = 0
  let isText = false
  await hear(unpack('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') current = ''
      // What is read aloud beside a text (rPh) is not the text.
      isText = name === 't'
    },
    text: (text) => {
      if (isText) current += text
    },
    close: (name) => {
      isText = false
      if (name !== 'si') return
      letters += current.length
      if (letters > SHARED_MAX) throw new ImportProblem('importUnpacksTooLarge')
      texts.push(current)
    },
  })
  return texts
}

async function readRows(unpack: Unpack, sheet: string, shared: string[], onRow: OnRow): Promise<void> {
  let cells: string[] = []
  let at = -1
  let type = ''
  let value = ''
  let isValue = false
  await hear(unpack(sheet), {
    open: (name, attributes) => {
      isValue = name === 'v' || name === 't'
      if (name === 'row') {
        cells = []
        at = -1
      }
      if (name !== 'c') return
      at = attributes.r ? columnOf(attributes.r) : at + 1
      if (at >= CELLS_MAX) throw new ImportProblem('importLineTooLong')
      type = attributes.t ?? ''
      value = ''
    },
    text: (text) => {
      if (isValue) value += text
      if (value.length > CELL_MAX) throw new ImportProblem('importLineTooLong')
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && at >= 0) cells[at] = (type === 's' ? (shared[Number(value)] ?? '') : value).trim()
      if (name !== 'row') return
      const full = Array.from(cells, (cell) => cell ?? '')
      if (full.some(Boolean)) onRow(full)
    },
  })
}

/** `AB12` is column 27. */
function columnOf(cell: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

async function hear(pieces: AsyncIterable<Buffer>, { open, text, close }: Heard): Promise<void> {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => open?.(local(name), attributes as Attributes))
  if (text) parser.on('text', text)
  if (close) parser.on('closetag', ({ name }) => close(local(name)))
  parser.on('error', () => {
    throw new ImportProblem('importDamaged')
  })
  const decoder = new TextDecoder()
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }))
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
