import Papa from 'papaparse'
import { splitAddresses } from '#base/split-addresses.ts'
import { joinedName } from '#features/names/rules.ts'
import { guessColumns, isHeader } from '../../column-rules.ts'
import { EMPTY_TICKET, EVIDENCE_FIELDS, type TicketField, type TicketRow } from './ticket-rows.ts'

const LINE_END = /\r\n?|\n/

/**
 * Pastes cells into the rows from one cell on, to the right and down, adding rows as needed. Spreadsheet rows are tab
 * separated; a first row of column names assigns the columns. Undefined for a plain text, which the field handles itself.
 * `html` is the same clipboard as HTML, if it has that.
 */
export function pasteCells(
  rows: TicketRow[],
  at: { row: number; field: TicketField },
  text: string,
  fields: TicketField[],
  html = '',
): TicketRow[] | undefined {
  const cells = readCells(text, at.field, html)
  if (!cells) return undefined
  const { lines, columns } = placeColumns(cells, at.field, fields)
  const written = [...rows]
  lines.forEach((line, down) => {
    const row = { ...(written[at.row + down] ?? EMPTY_TICKET) }
    columns.forEach((field, across) => {
      if (field) row[field] = cellText(field, line[across] ?? '')
    })
    written[at.row + down] = row
  })
  return written
}

function readCells(text: string, field: TicketField, html: string): string[][] | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' })
  if (text.includes('\t')) return data
  if (field === 'email') {
    const { addresses } = splitAddresses(text)
    if (addresses.length > 1) return addresses.map((address) => [address])
  }
  // Spreadsheets quote a cell of several lines, also a single one.
  if (errors.length === 0 && data.some(([cell = '']) => LINE_END.test(cell))) return data
  // Line ends alone may be those of one text.
  if (field === 'evidenceText' && !hasTableRows(html)) return undefined
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map((line) => [line]) : undefined
}

/** Whether a clipboard has several rows of a table, as that of a spreadsheet with several cells below each other. */
function hasTableRows(html: string): boolean {
  return html.split(/<tr[\s>]/i).length > 2
}

/** A cell as entered: only evidence has several lines. */
function cellText(field: TicketField, text: string): string {
  const lines = text.trim().split(LINE_END)
  return field === 'evidenceText' ? lines.join('\n') : lines.map((line) => line.trim()).join(' ')
}

function placeColumns(cells: string[][], from: TicketField, fields: TicketField[]) {
  const [head = [], ...rest] = cells
  // By its names alone: a first row with a mistyped address is no header, although the rows below have addresses.
  if (rest.length > 0 && isHeader(head) && guessColumns(head, []).email >= 0) {
    const guessed = guessColumns(head, rest, { wantsEvidence: fields.includes('evidenceText') })
    // A column of given names alone is that of the names.
    const named = { ...guessed, name: guessed.name < 0 ? guessed.givenName : guessed.name }
    const columns: (TicketField | undefined)[] = []
    // Evidence also where its columns are not shown yet.
    for (const field of new Set([...fields, ...EVIDENCE_FIELDS])) if (named[field] >= 0) columns[named[field]] = field
    return { lines: rest.map((line) => withFullName(line, named)), columns }
  }
  return { lines: cells, columns: fields.slice(fields.indexOf(from)) }
}

/** The cells of a row with the whole name where its last name was. */
function withFullName(line: string[], { name, givenName }: { name: number; givenName: number }): string[] {
  if (givenName < 0 || givenName === name) return line
  const whole = joinedName(line[givenName] ?? '', line[name] ?? '')
  return Object.assign([...line], { [name]: whole })
}
