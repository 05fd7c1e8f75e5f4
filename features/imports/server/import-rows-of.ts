import { proposeDomain } from '#base/address-typos.ts'
import { InvalidInput } from '#base/problem.ts'
import { type Columns, guessColumns, headerAt, type ImportRow } from '#features/sends/column-rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { type Correction, correctedCells, IMPORT_MAX_ROWS, type Reading, readRow, type Source } from '../rules.ts'
import { type Garbled, garbledCell, withoutStrays } from './formats/garbled-cell.ts'
import { readTable } from './import-table.ts'

/** The columns of a file: their names ('' without a header), some cells, and their assignment. */
export type Sheet = { names: string[]; examples: string[][]; columns: Columns }

const NO_COLUMNS = { email: -1, name: -1, seat: -1, section: -1, note: -1 }
/** That of a file without rows. */
export const EMPTY_SHEET: Sheet = { names: [], examples: [], columns: NO_COLUMNS }

type Given = {
  columns: Columns | undefined
  fixedDomains: string[]
  corrections: Correction[]
  reading: Reading
  /** Which of the guessed columns are used. */
  used?: (columns: Columns) => Columns
  onSource?: (source: Source) => void
  /** Whether a file without rows is no problem: another of its sheets may have some. */
  mayBeEmpty?: () => boolean
  /** Called for a row with characters that were garbled before the file was uploaded. */
  onGarbled?: (row: number, garbled: Garbled) => void
  onSheet?: (sheet: Sheet) => void
}

/** Yields the rows of a file in batches, once its columns are known; rows are counted without the header. */
export async function* importRowsOf(file: Uint8Array, given: Given): AsyncGenerator<ImportRow[]> {
  const fixes = {
    domains: new Map(given.fixedDomains.map((domain) => [domain, proposeDomain(domain) ?? domain])),
    cells: correctedCells(given.corrections),
  }
  let sheet: Sheet | undefined
  let count = 0
  for await (const batch of readTable(file, given.reading, given.onSource)) {
    const header = sheet ? -1 : headerAt(batch)
    const cells = batch.slice(header + 1)
    if (!sheet) {
      sheet = readSheet(batch[header] ?? [], cells, given)
      given.onSheet?.(sheet)
    }
    const { columns } = sheet
    const from = count
    count += cells.length
    if (count > IMPORT_MAX_ROWS) throw new InvalidInput('importTooManyRows')
    yield cells.map((row, at) => {
      const garbled = given.onGarbled && garbledCell(row, columns)
      if (garbled) given.onGarbled?.(from + at + 1, garbled)
      return readRow(withoutStrays(row), from + at + 1, columns, fixes)
    })
  }
  if (count === 0 && !given.mayBeEmpty?.()) throw new InvalidInput('importEmpty')
}

/** Ignores columns of ticket options that the template does not use. */
export function columnsFor({ optionSeat, optionSection }: TemplateRow, columns: Columns): Required<Columns> {
  return {
    email: columns.email,
    name: columns.name,
    givenName: columns.givenName ?? -1,
    seat: optionSeat ? columns.seat : -1,
    section: optionSection ? columns.section : -1,
    note: columns.note,
    evidenceUrl: columns.evidenceUrl ?? -1,
    evidenceText: columns.evidenceText ?? -1,
  }
}

function readSheet(header: string[], rows: string[][], { columns, used = (guessed) => guessed }: Given): Sheet {
  const sample = rows.slice(0, 100).map(withoutStrays)
  const width = Math.max(header.length, ...sample.map((row) => row.length))
  const numbers = Array.from({ length: width }, (_, at) => at)
  return {
    names: numbers.map((at) => header[at] ?? ''),
    examples: numbers.map((at) => sample.slice(0, 3).map((row) => row[at] ?? '')),
    columns: columns ?? used(guessColumns(header, sample)),
  }
}
