import { SaxesParser } from 'saxes'
import { CELL_MAX, CELLS_MAX, ImportProblem, type OnRow } from './import-problem.ts'
import { openZip } from './import-zip.ts'

/** Limits on a workbook's shared texts, which are held in memory: total characters, and number. */
const SHARED_MAX = 60_000_000
const SHARED_COUNT_MAX = 5_000_000
/** Nested elements; a normal sheet has about a dozen levels. */
const DEPTH_MAX = 100
/** Total characters of all cells: a shared text is stored once, but may be used in a million cells. */
const LETTERS_MAX = 200 * 1024 * 1024

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
      if (name === 'sheet' && wanted === '') wanted = relationOf(attributes)
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

/** The writer chooses the prefix; `r` is only a convention. */
function relationOf(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

async function sharedTexts(unpack: Unpack): Promise<string[]> {
  const texts: string[] = []
  let current = ''
  let letters = 0
  const isText = textsOnly(['t'])
  await hear(unpack('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') current = ''
      isText.open(name)
    },
    text: (text) => {
      if (isText.now()) current += text
    },
    close: (name) => {
      isText.close(name)
      if (name !== 'si') return
      letters += current.length
      if (letters > SHARED_MAX || texts.length === SHARED_COUNT_MAX) throw new ImportProblem('importUnpacksTooLarge')
      texts.push(current)
    },
  })
  return texts
}

/** Tracks whether the parser is inside one of some elements; phonetic readings (rPh) beside a text do not belong to it. */
function textsOnly(names: string[]) {
  let isInside = false
  let isAloud = false
  return {
    open: (name: string) => {
      if (name === 'rPh') isAloud = true
      isInside = names.includes(name)
    },
    close: (name: string) => {
      if (name === 'rPh') isAloud = false
      isInside = false
    },
    now: () => isInside && !isAloud,
  }
}

async function readRows(unpack: Unpack, sheet: string, shared: string[], onRow: OnRow): Promise<void> {
  let cells: string[] = []
  let at = -1
  let type = ''
  let value = ''
  let letters = 0
  const isValue = textsOnly(['v', 't'])
  await hear(unpack(sheet), {
    open: (name, attributes) => {
      isValue.open(name)
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
      if (isValue.now()) value += text
      if (value.length > CELL_MAX) throw new ImportProblem('importLineTooLong')
    },
    close: (name) => {
      isValue.close(name)
      if (name === 'c' && at >= 0) {
        const cell = type === 's' ? (shared[Number(value)] ?? '') : value
        letters += cell.length
        if (cell.length > CELL_MAX) throw new ImportProblem('importLineTooLong')
        if (letters > LETTERS_MAX) throw new ImportProblem('importUnpacksTooLarge')
        cells[at] = cell.trim()
      }
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
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEPTH_MAX) throw new ImportProblem('importDamaged')
    open?.(local(name), attributes as Attributes)
  })
  if (text) parser.on('text', text)
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(local(name))
  })
  parser.on('error', () => {
    throw new ImportProblem('importDamaged')
  })
  const decoder = new TextDecoder()
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }))
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
