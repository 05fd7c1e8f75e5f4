import { NO_SOURCE, type Reading, type Source } from '../../rules.ts'
import { CELL_MAX, CELLS_MAX, ImportProblem, type OnRow } from '../import-problem.ts'
import { cellText } from './cell-text.ts'
import { type Archive, findSheet } from './find-sheet.ts'
import { type HiddenColumns, hiddenColumnsOf, isFlag } from './hidden-columns.ts'
import { type Attributes, hear } from './import-xml.ts'
import { openZip } from './import-zip.ts'

/** Limits on a workbook's shared texts, which are held in memory: total characters, and number. */
const SHARED_MAX = 60_000_000
const SHARED_COUNT_MAX = 5_000_000
/** Total characters of all cells: a shared text is stored once, but may be used in a million cells. */
const LETTERS_MAX = 200 * 1024 * 1024

/**
 * Reads one sheet of an XLSX workbook row by row (ECMA-376, SpreadsheetML), without its hidden rows, such as a filter
 * leaves them; cells of hidden columns are empty. Calls `onSource` with the sheet first, and again with the numbers of
 * hidden rows and of hidden columns that hold something. Throws an `ImportProblem`.
 */
export async function readXlsx(
  bytes: Uint8Array,
  reading: Reading,
  onRow: OnRow,
  onSource: (source: Source) => void,
): Promise<void> {
  const archive = openZip(bytes)
  const { unpack } = archive
  const { path, name, names } = await findSheet(archive, reading)
  const source = { ...NO_SOURCE, sheet: name, sheets: names }
  onSource(source)
  let hiddenRows = 0
  const onHidden = (cells: string[]) => {
    if (reading.hasHidden) onRow(cells)
    else hiddenRows++
  }
  const columns = hiddenColumnsOf(reading)
  await readRows(unpack, path, await sharedTexts(unpack), { columns, onRow, onHidden })
  const hiddenColumns = columns.used.size
  if (hiddenRows + hiddenColumns > 0) onSource({ ...source, hiddenRows, hiddenColumns })
}

async function sharedTexts(unpack: Archive['unpack']): Promise<string[]> {
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

async function readRows(
  unpack: Archive['unpack'],
  sheet: string,
  shared: string[],
  { columns, onRow, onHidden }: Record<'onRow' | 'onHidden', OnRow> & { columns: HiddenColumns },
): Promise<void> {
  let isHidden = false
  let cells: string[] = []
  let at = -1
  let type = ''
  let value = ''
  let letters = 0
  const isValue = textsOnly(['v', 't'])
  await hear(unpack(sheet), {
    open: (name, attributes) => {
      isValue.open(name)
      if (name === 'col') columns.add(attributes)
      if (name === 'row') {
        cells = []
        at = -1
        isHidden = isHiddenRow(attributes)
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
        const cell = cellText(type, value, shared)
        letters += cell.length
        if (cell.length > CELL_MAX) throw new ImportProblem('importLineTooLong')
        if (letters > LETTERS_MAX) throw new ImportProblem('importUnpacksTooLarge')
        cells[at] = cell.trim()
      }
      if (name !== 'row') return
      const full = columns.blank(Array.from(cells, (cell) => cell ?? ''))
      if (full.some(Boolean)) (isHidden ? onHidden : onRow)(full)
    },
  })
}

function isHiddenRow({ hidden, ht }: Attributes): boolean {
  return isFlag(hidden) || (ht !== undefined && Number(ht) === 0)
}

/** `AB12` is column 27. */
function columnOf(cell: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
