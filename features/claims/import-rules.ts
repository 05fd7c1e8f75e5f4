import { isEmail } from '#base/email-address.ts'
import { storableText } from '#base/storable.ts'
import { NOTE_MAX } from './rules.ts'

/** A send that was made: its file is being read, all of it is written, it was ended early, or taken back. */
const SEND_STATUSES = ['reading', 'sent', 'stopped', 'undone'] as const
export type SendStatus = (typeof SEND_STATUSES)[number]

/** What becomes of a row of a file: `sent`, or why it got nothing; `stopped` and `undone` were sent and are taken back; `erased` asked to be forgotten meanwhile. */
export const ROW_OUTCOMES = [
  'sent',
  'invalid',
  'duplicate',
  'holding',
  'revoked',
  'overLimit',
  'stopped',
  'undone',
  'erased',
] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Specification 2, section 5: 20 MB in the template sender. */
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
const UNDO_SMALL = 20
/** The longest wait before the mails go that an issuer may choose, in seconds. */
export const UNDO_MAX_SECONDS = 600

/** How long a send of so many can be undone, in seconds, unless its issuer chose otherwise. */
export function undoSeconds(count: number): number {
  return count <= UNDO_SMALL ? 10 : 60
}

/** Which column of a file, counted from 0, holds what; -1: none. */
export type Columns = { email: number; name: number; seat: number; section: number; note: number }

/** One row of a file as it is read; `row` counts from 1, without the header. */
export type ImportRow = { row: number; email: string; name: string; seat: string; section: string; note?: string }
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

const NAMES: Record<Exclude<keyof Columns, 'note'>, string[]> = {
  email: ['email', 'emails', 'mail', 'courriel', 'adresseemail', 'adressemail', 'emailaddress', 'adressecourriel'],
  name: ['name', 'nom', 'fullname', 'nomcomplet', 'nometprenom', 'nomprenom', 'participant', 'holder'],
  seat: ['seat', 'siege', 'place', 'seatnumber', 'numerodeplace'],
  section: ['section', 'bloc', 'block', 'zone', 'tribune', 'rang'],
}

/** Whether the first row of a table names its columns: it holds no address. */
export function isHeader(cells: string[]): boolean {
  return !cells.some((cell) => isEmail(cell.toLowerCase()))
}

/** Titles above the table end within so many rows. */
const HEADER_WITHIN = 10

/**
 * Which of a file's first rows names its columns: of those above the first address the one that names a column of addresses,
 * below a title perhaps; else the first. -1: the first row holds an address itself.
 */
export function headerAt(rows: string[][]): number {
  const first = rows.slice(0, HEADER_WITHIN)
  const addressAt = first.findIndex((cells) => !isHeader(cells))
  const above = addressAt < 0 ? first : first.slice(0, addressAt)
  if (above.length === 0) return -1
  return Math.max(
    0,
    above.findIndex((cells) => cells.some((cell) => NAMES.email.includes(plain(cell)))),
  )
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

/** Which column is what, by the header's names in any case and order, else by where the addresses stand. */
export function guessColumns(header: string[], rows: string[][]): Columns {
  const names = header.map(plain)
  const find = (field: keyof typeof NAMES) => names.findIndex((name) => NAMES[field].includes(name))
  const emails = names.flatMap((name, at) => (NAMES.email.includes(name) ? [at] : []))
  return {
    email: fullestOfAddresses(rows, emails),
    name: find('name'),
    seat: find('seat'),
    section: find('section'),
    // Only when asked for: a column of this name is often about something else.
    note: -1,
  }
}

/** Of some columns, or of all where none is given; where none has an address the first of those that are given, or -1. */
function fullestOfAddresses(rows: string[][], among: number[]): number {
  const counts: number[] = []
  for (const cells of rows)
    cells.forEach((cell, at) => {
      const isWanted = among.length === 0 || among.includes(at)
      if (isWanted && isEmail(cell.toLowerCase())) counts[at] = (counts[at] ?? 0) + 1
    })
  const most = Math.max(0, ...counts.filter(Boolean))
  return most === 0 ? (among[0] ?? -1) : counts.indexOf(most)
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

/** The note of a row of its own as it is kept, or that of the whole send. */
export function noteOf({ note = '' }: ImportRow, ofSend: string): string {
  return storableText(note.slice(0, NOTE_MAX)) || ofSend
}

/** What makes two rows the same: the address; of tickets also whom and which place they are for. */
export function identityOf(row: ImportRow, isTicket: boolean): string {
  return isTicket ? JSON.stringify([row.email, row.name, row.seat, row.section]) : row.email
}
