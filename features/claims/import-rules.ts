import { isEmail } from '#features/issuers/rules.ts'

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
const ADDRESS_MAX = 320
/** Rows that a check names; the receipts name all. */
export const NAMED_ROWS = 100
export const SAMPLES = 3
const UNDO_SMALL = 20
/** The longest wait before the mails go that an issuer may choose, in seconds. */
export const UNDO_MAX_SECONDS = 600

/** How long a send of so many can be undone, in seconds, unless its issuer chose otherwise. */
export function undoSeconds(count: number): number {
  return count <= UNDO_SMALL ? 10 : 60
}

/** Which column of a file, counted from 0, holds what; -1: none. */
export type Columns = { email: number; name: number; seat: number; section: number }

/** One row of a file as it is read; `row` counts from 1, without the header. */
export type ImportRow = { row: number; email: string; name: string; seat: string; section: string }

const NAMES: Record<keyof Columns, string[]> = {
  email: ['email', 'emails', 'mail', 'courriel', 'adresseemail', 'adressemail', 'emailaddress', 'adressecourriel'],
  name: ['name', 'nom', 'fullname', 'nomcomplet', 'nometprenom', 'nomprenom', 'participant', 'holder'],
  seat: ['seat', 'siege', 'place', 'seatnumber', 'numerodeplace'],
  section: ['section', 'bloc', 'block', 'zone', 'tribune', 'rang'],
}

/** Whether the first row of a file names its columns: it holds no address. */
export function isHeader(cells: string[]): boolean {
  return !cells.some((cell) => isEmail(cell.toLowerCase()))
}

/** Which column is what, by the header's names in any case and order, else by where the addresses stand. */
export function guessColumns(header: string[], rows: string[][]): Columns {
  const plain = header.map((name) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )
  const find = (field: keyof Columns) => plain.findIndex((name) => NAMES[field].includes(name))
  const email = find('email')
  return {
    email: email < 0 ? fullestOfAddresses(rows) : email,
    name: find('name'),
    seat: find('seat'),
    section: find('section'),
  }
}

function fullestOfAddresses(rows: string[][]): number {
  const counts: number[] = []
  for (const cells of rows)
    cells.forEach((cell, at) => {
      if (isEmail(cell.toLowerCase())) counts[at] = (counts[at] ?? 0) + 1
    })
  const most = Math.max(0, ...counts.filter(Boolean))
  return most === 0 ? -1 : counts.indexOf(most)
}

/** The row that some cells are, its address as it will be used. */
export function readRow(cells: string[], row: number, columns: Columns, fixed: Map<string, string>): ImportRow {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? ''))
  const typed = cell(columns.email).toLowerCase().slice(0, ADDRESS_MAX)
  const at = typed.lastIndexOf('@') + 1
  const domain = fixed.get(typed.slice(at))
  return {
    row,
    email: at > 0 && domain ? typed.slice(0, at) + domain : typed,
    name: cell(columns.name),
    seat: cell(columns.seat),
    section: cell(columns.section),
  }
}

/** What makes two rows the same: the address; of tickets also whom and which place they are for. */
export function identityOf(row: ImportRow, isTicket: boolean): string {
  return isTicket ? JSON.stringify([row.email, row.name, row.seat, row.section]) : row.email
}
