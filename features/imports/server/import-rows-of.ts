import { proposeDomain } from '#base/address-typos.ts'
import { InvalidInput } from '#base/problem.ts'
import { type Columns, guessColumns, headerAt, type ImportRow } from '#features/sends/column-rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { type Correction, correctedCells, IMPORT_MAX_ROWS, readRow } from '../rules.ts'
import { readTable } from './import-table.ts'

/** The columns of a file: their names ('' without a header), some cells, and their assignment. */
export type Sheet = { names: string[]; examples: string[][]; columns: Columns }

type Given = {
  columns: Columns | undefined
  fixedDomains: string[]
  corrections: Correction[]
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
  for await (const batch of readTable(file)) {
    const header = sheet ? -1 : headerAt(batch)
    const cells = batch.slice(header + 1)
    if (!sheet) {
      sheet = readSheet(batch[header] ?? [], cells, given.columns)
      given.onSheet?.(sheet)
    }
    const { columns } = sheet
    const from = count
    count += cells.length
    if (count > IMPORT_MAX_ROWS) throw new InvalidInput('importTooManyRows')
    yield cells.map((row, at) => readRow(row, from + at + 1, columns, fixes))
  }
  if (count === 0) throw new InvalidInput('importEmpty')
}

/** Ignores columns of ticket options that the template does not use. */
export function columnsFor(
  { optionName, optionSeat, optionSection }: TemplateRow,
  columns: Columns,
): Required<Columns> {
  return {
    email: columns.email,
    name: optionName ? columns.name : -1,
    seat: optionSeat ? columns.seat : -1,
    section: optionSection ? columns.section : -1,
    note: columns.note,
    evidenceUrl: columns.evidenceUrl ?? -1,
    evidenceText: columns.evidenceText ?? -1,
  }
}

function readSheet(header: string[], rows: string[][], columns: Columns | undefined): Sheet {
  const sample = rows.slice(0, 100)
  const width = Math.max(header.length, ...sample.map((row) => row.length))
  const numbers = Array.from({ length: width }, (_, at) => at)
  return {
    names: numbers.map((at) => header[at] ?? ''),
    examples: numbers.map((at) => sample.slice(0, 3).map((row) => row[at] ?? '')),
    columns: columns ?? guessColumns(header, sample),
  }
}
