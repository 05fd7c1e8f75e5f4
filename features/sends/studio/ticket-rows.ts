import { type AddressFault, addressFault } from '#base/email-address.ts'
import { OPTION_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import { identityOf } from '../send-rules.ts'

/** A ticket as entered: its recipient, and its options. */
export type TicketRow = { email: string; name: string; seat: string; section: string }
export type TicketField = keyof TicketRow
/** The problem of a cell. */
type CellProblem = AddressFault | 'optionTooLong'

export const EMPTY_TICKET: TicketRow = { email: '', name: '', seat: '', section: '' }

/** The columns of a template's tickets: the address, and the options that the template uses. */
export function fieldsOf({ data }: Pick<Template, 'data'>): TicketField[] {
  const options = (['name', 'seat', 'section'] as const).filter((option) => data.eventDetails?.[option])
  return ['email', ...options]
}

/** Whether a row is empty. */
export function isBlank(row: TicketRow): boolean {
  return Object.values(row).every((text) => text.trim() === '')
}

/** The problems of a row's cells; none for a blank row. */
export function problemsOf(row: TicketRow, fields: TicketField[]): Partial<Record<TicketField, CellProblem>> {
  if (isBlank(row)) return {}
  const problems: Partial<Record<TicketField, CellProblem>> = {}
  for (const field of fields) {
    const text = row[field].trim()
    const fault = field === 'email' ? addressFault(text.toLowerCase()) : undefined
    if (fault) problems[field] = fault
    if (field !== 'email' && text.length > OPTION_MAX) problems[field] = 'optionTooLong'
  }
  return problems
}

/** Whether a row is complete and valid. */
export function isSound(row: TicketRow, fields: TicketField[]): boolean {
  return Object.keys(problemsOf(row, fields)).length === 0
}

/** The tickets to send without duplicates, and the number of duplicates. */
export function readTickets(rows: TicketRow[]): { tickets: TicketRow[]; doubles: number } {
  const seen = new Set<string>()
  const tickets: TicketRow[] = []
  let doubles = 0
  for (const row of rows) {
    if (isBlank(row)) continue
    const ticket = {
      email: row.email.trim().toLowerCase(),
      name: row.name.trim(),
      seat: row.seat.trim(),
      section: row.section.trim(),
    }
    const identity = identityOf({ row: 0, ...ticket }, true)
    if (seen.has(identity)) doubles += 1
    else tickets.push(ticket)
    seen.add(identity)
  }
  return { tickets, doubles }
}
