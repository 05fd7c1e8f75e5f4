import { isEmail } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { FIELD_MAX, INVITES_MAX } from '../rules.ts'

/** The fields of a row, in the order of the form and of a pasted table. */
export const ROW_FIELDS = ['name', 'email', 'firstName', 'lastName'] as const
export type RowField = (typeof ROW_FIELDS)[number]
export type InviteRow = { key: number } & Record<RowField, string>

/** An empty row. */
export function emptyRow(key: number): InviteRow {
  return { key, name: '', email: '', firstName: '', lastName: '' }
}

/** Whether anything is typed in a row. */
export function isBegun(row: InviteRow): boolean {
  return ROW_FIELDS.some((field) => row[field].trim() !== '')
}

/** Whether a row has all fields, within their length, so that it is sent. */
export function isReady(row: InviteRow): boolean {
  return ROW_FIELDS.every((field) => row[field].trim() !== '' && row[field].trim().length <= FIELD_MAX)
}

/** The places (from 1) of rows that are begun, and would not be sent. */
export function unready(rows: InviteRow[]): number[] {
  return rows.flatMap((row, at) => (isBegun(row) && !isReady(row) ? [at + 1] : []))
}

/** The keys of rows that would be sent to something other than an address. */
export function wrongEmails(rows: InviteRow[]): number[] {
  return rows.filter((row) => isReady(row) && !isEmail(row.email.trim().toLowerCase())).map(({ key }) => key)
}

/** The rows to send, trimmed. */
export function readyInvites(rows: InviteRow[]): Record<RowField, string>[] {
  return rows.filter(isReady).map(({ name, email, firstName, lastName }) => ({
    name: name.trim(),
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  }))
}

/**
 * The cells of a pasted table, copied from a sheet (tabs) or a file (semicolons or commas); undefined for a plain text.
 * A first line without an address above lines that have one names the columns, and is left out.
 */
export function readTable(text: string): string[][] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const mark = ['\t', ';', ','].find((mark) => lines.every((line) => line.includes(mark)))
  // A comma is also part of names.
  if (lines.length === 0 || mark === undefined || (mark !== '\t' && !text.includes('@'))) return undefined
  const cells = lines.map((line) => line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
  const [first, ...others] = cells
  const hasNames = first?.every((cell) => !cell.includes('@')) && others.some((row) => row.join().includes('@'))
  return hasNames ? others : cells
}

/**
 * Fills a table into the rows, from the field of the row where it was pasted; adds rows as needed, up to the most that
 * one call can have.
 */
export function fillRows(rows: InviteRow[], table: string[][], at: number, field: RowField): InviteRow[] {
  const start = ROW_FIELDS.indexOf(field)
  const next = Math.max(0, ...rows.map(({ key }) => key)) + 1
  const length = Math.min(INVITES_MAX, Math.max(rows.length, at + table.length))
  return Array.from({ length }, (_, place) => {
    const row = { ...(rows[place] ?? emptyRow(next + place)) }
    table[place - at]?.forEach((cell, column) => {
      const name = ROW_FIELDS[start + column]
      if (name) row[name] = name === 'email' ? readRecipient(cell) : cell
    })
    return row
  })
}
