import { storableText } from '#base/storable.ts'
import type { Columns, ImportRow } from '#features/claims/column-rules.ts'

/** 20 MB in the template sender. */
export const IMPORT_MAX_BYTES = 20_971_520
export const IMPORT_MAX_ROWS = 1_000_000
/** An address is kept no longer than this (RFC 5321). */
export const ADDRESS_MAX = 320
/** Rows that a check names; the receipts name all. */
export const NAMED_ROWS = 100
/** Rows without a sound address that a check names: the first are corrected before the list is sent, the others in the file. */
export const FAULTY_ROWS = 1000
/** Addresses of rows that one send corrects, of any length; more are better corrected in the file. */
export const CORRECTIONS_MAX = 100
export const SAMPLES = 3
/** The address of a row of a file as it is meant, in place of what the file says. */
export type Correction = { row: number; email: string }

const LIST_NAME = /\.(csv|xlsx)$/i
const LIST_TYPES = [
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Whether a file may be a list, by the end of its name, or by its type where the name has none; its content is read later. */
export function isListFile({ name, type }: { name: string; type: string }): boolean {
  if (/\.[^.]+$/.test(name)) return LIST_NAME.test(name)
  return LIST_TYPES.includes(type.split(';')[0]?.trim() ?? '')
}

/** What is put right while a file is read: mail domains, and addresses of single rows. */
export type Fixes = { domains: Map<string, string>; addresses: Map<number, string> }

/** The row that some cells are, its address as it will be used. */
export function readRow(cells: string[], row: number, columns: Columns, fixes: Fixes): ImportRow {
  const cell = (at = -1) => (at < 0 ? '' : (cells[at] ?? ''))
  const written = fixes.addresses.get(row)?.trim() ?? cell(columns.email)
  const typed = storableText(written.toLowerCase().slice(0, ADDRESS_MAX))
  const at = typed.lastIndexOf('@') + 1
  const domain = fixes.domains.get(typed.slice(at))
  return {
    row,
    email: at > 0 && domain ? typed.slice(0, at) + domain : typed,
    name: cell(columns.name),
    seat: cell(columns.seat),
    section: cell(columns.section),
    note: cell(columns.note),
  }
}
