import Papa from 'papaparse'
import { splitAddresses } from '#base/split-addresses.ts'
import { guessColumns, isHeader } from '../column-rules.ts'
import { EMPTY_TICKET, EVIDENCE_FIELDS, type TicketField, type TicketRow } from './ticket-rows.ts'

/**
 * Pastes cells into the rows from one cell on, to the right and down, adding rows as needed. Spreadsheet rows are tab
 * separated; a first row of column names assigns the columns. Undefined for a plain text, which the field handles itself.
 */
export function pasteCells(
  rows: TicketRow[],
  at: { row: number; field: TicketField },
  text: string,
  fields: TicketField[],
): TicketRow[] | undefined {
  const cells = readCells(text, at.field)
  if (!cells) return undefined
  const { lines, columns } = placeColumns(cells, at.field, fields)
  const written = [...rows]
  lines.forEach((line, down) => {
    const row = { ...(written[at.row + down] ?? EMPTY_TICKET) }
    columns.forEach((field, across) => {
      if (field) row[field] = (line[across] ?? '').trim()
    })
    written[at.row + down] = row
  })
  return written
}

function readCells(text: string, field: TicketField): string[][] | undefined {
  if (text.includes('\t')) return Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' }).data
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (field === 'email') {
    const { addresses } = splitAddresses(text)
    if (addresses.length > 1) return addresses.map((address) => [address])
  }
  return lines.length > 1 ? lines.map((line) => [line]) : undefined
}

function placeColumns(cells: string[][], from: TicketField, fields: TicketField[]) {
  const [head = [], ...rest] = cells
  const named = guessColumns(head, [], { wantsEvidence: fields.includes('evidenceText') })
  if (rest.length > 0 && isHeader(head) && named.email >= 0) {
    const columns: (TicketField | undefined)[] = []
    // Evidence also where its columns are not shown yet.
    for (const field of new Set([...fields, ...EVIDENCE_FIELDS])) if (named[field] >= 0) columns[named[field]] = field
    return { lines: rest, columns }
  }
  return { lines: cells, columns: fields.slice(fields.indexOf(from)) }
}
