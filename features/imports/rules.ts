import { withoutHidden } from '#base/hidden-characters.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { storableText } from '#base/storable.ts'
import { type Evidence, isEvidenceFault, readEvidenceText, readEvidenceUrl } from '#features/claims/evidence-rules.ts'
import { joinedName } from '#features/names/rules.ts'
import type { Columns, ImportRow } from '#features/sends/column-rules.ts'
import type { Encoding } from './encoding-rules.ts'

/** The maximum size of a list, 20 MB. */
export const IMPORT_MAX_BYTES = 20_971_520
export const IMPORT_MAX_ROWS = 1_000_000
/** The maximum length of the name of a sheet; Excel allows 31. */
export const SHEET_NAME_MAX = 255
/** The maximum length of a stored address (RFC 5321). */
export const ADDRESS_MAX = 320
/** The maximum number of rows named by a check; the receipts name all. */
export const NAMED_ROWS = 100
/** The maximum number of invalid rows named by a check: these can be corrected before sending, the others in the file. */
export const FAULTY_ROWS = 1000
/** The maximum number of corrected addresses per send; beyond this, the file should be corrected. */
export const CORRECTIONS_MAX = 100
export const SAMPLES = 3
/** A cell that can be corrected before sending. */
export type CorrectedField = 'email' | keyof Evidence
/** A corrected cell of one row of a file: its address, or one part of its evidence. */
export type Correction = { row: number } & { [F in CorrectedField]?: string | undefined }

/** The cell to correct for a fault of a row. */
export function correctedField(fault: string): CorrectedField {
  if (fault === 'evidenceUrlNotValid') return 'evidenceUrl'
  return isEvidenceFault(fault) ? 'evidenceText' : 'email'
}

const LIST_NAME = /\.(csv|xlsx)$/i
const LIST_TYPES = [
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Whether a file may be a list, by the extension of its name, or by its type if it has none; its content is checked later. */
export function isListFile({ name, type }: { name: string; type: string }): boolean {
  if (/\.[^.]+$/.test(name)) return LIST_NAME.test(name)
  return LIST_TYPES.includes(type.split(';')[0]?.trim() ?? '')
}

/** How to read a file: a sheet by its name, '' for the one that was open, and an encoding, '' to find it. */
export type Reading = {
  sheet: string
  encoding: Encoding | ''
  /** With hidden rows of the first sheet, as lists were read before: their row numbers must not change. */
  hasHidden?: boolean
}
export const AS_FOUND: Reading = { sheet: '', encoding: '' }

/** What a file turned out to be: a workbook has no encoding, and a text no sheets. */
export type Source = {
  encoding: Encoding | ''
  /** Whether the encoding was clear, or chosen. */
  isSure: boolean
  sheet: string
  /** The sheets that are not hidden. */
  sheets: string[]
  /** Rows that are left out because they are hidden. */
  hiddenRows: number
  /** Columns that are left out because they are hidden. */
  hiddenColumns: number
}
export const NO_SOURCE: Source = { encoding: '', isSure: true, sheet: '', sheets: [], hiddenRows: 0, hiddenColumns: 0 }

/** Corrections applied while a file is read: e-mail domains, and cells of single rows. */
export type Fixes = { domains: Map<string, string>; cells: Map<number, Omit<Correction, 'row'>> }

/** Combines the corrections of each row. */
export function correctedCells(corrections: Correction[]): Fixes['cells'] {
  const cells: Fixes['cells'] = new Map()
  for (const { row, ...cell } of corrections) cells.set(row, { ...cells.get(row), ...cell })
  return cells
}

/** Converts cells to a row, with its addresses normalized and corrected, and its ticket as shown. */
export function readRow(cells: string[], row: number, columns: Columns, fixes: Fixes): ImportRow {
  const cell = (at = -1) => (at < 0 ? '' : (cells[at] ?? ''))
  const corrected = fixes.cells.get(row) ?? {}
  const written = readRecipient(corrected.email ?? cell(columns.email))
  const evidenceUrl = corrected.evidenceUrl ?? cell(columns.evidenceUrl)
  const typed = storableText(written.slice(0, ADDRESS_MAX))
  const at = typed.lastIndexOf('@') + 1
  const domain = fixes.domains.get(typed.slice(at))
  return {
    row,
    email: at > 0 && domain ? typed.slice(0, at) + domain : typed,
    name: joinedName(withoutHidden(cell(columns.givenName)), withoutHidden(cell(columns.name))),
    seat: withoutHidden(cell(columns.seat)),
    section: withoutHidden(cell(columns.section)),
    note: cell(columns.note),
    evidenceUrl: readEvidenceUrl(evidenceUrl) ?? storableText(evidenceUrl),
    evidenceText: readEvidenceText(storableText(corrected.evidenceText ?? cell(columns.evidenceText))),
  }
}
