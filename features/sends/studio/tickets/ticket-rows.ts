import { ADDRESS_FAULTS, type AddressFault, addressFault } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'
import {
  type Evidence,
  type EvidenceFault,
  evidenceTextFault,
  NO_EVIDENCE,
  readEvidenceUrl,
} from '#features/claims/evidence-rules.ts'
import { OPTION_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { identityOf } from '../../send-rules.ts'

/** A ticket as entered: its recipient, its options, and its evidence. */
export type TicketRow = Evidence & { email: string; name: string; seat: string; section: string }
export type TicketField = keyof TicketRow
/** The problem of a cell. */
type CellProblem = AddressFault | 'optionTooLong' | EvidenceFault

export const EMPTY_TICKET: TicketRow = { email: '', name: '', seat: '', section: '', ...NO_EVIDENCE }
export const EVIDENCE_FIELDS = ['evidenceUrl', 'evidenceText'] as const

/** The columns of a template's tickets: the address, the options that the template uses, and on request the evidence. */
export function fieldsOf({ data }: Pick<Template, 'data'>, hasEvidence = false): TicketField[] {
  const options = (['name', 'seat', 'section'] as const).filter((option) => data.eventDetails?.[option])
  return ['email', ...options, ...(hasEvidence ? EVIDENCE_FIELDS : [])]
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
    const problem = problemOf(field, text)
    if (problem) problems[field] = problem
  }
  return problems
}

/** Whether a problem is one of an e-mail address. */
export function isAddressFault(problem: CellProblem): problem is AddressFault {
  return (ADDRESS_FAULTS as readonly string[]).includes(problem)
}

function problemOf(field: TicketField, text: string): CellProblem | undefined {
  if (field === 'email') return addressFault(readRecipient(text))
  if (field === 'evidenceUrl') return readEvidenceUrl(text) === undefined ? 'evidenceUrlNotValid' : undefined
  if (field === 'evidenceText') return evidenceTextFault(text)
  return text.length > OPTION_MAX ? 'optionTooLong' : undefined
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
      email: readRecipient(row.email),
      name: row.name.trim(),
      seat: row.seat.trim(),
      section: row.section.trim(),
      evidenceUrl: row.evidenceUrl.trim(),
      evidenceText: row.evidenceText.trim(),
    }
    const identity = identityOf({ row: 0, ...ticket }, { category: 'ticket', optionName: true })
    if (seen.has(identity)) doubles += 1
    else tickets.push(ticket)
    seen.add(identity)
  }
  return { tickets, doubles }
}

/** What the call says about each of some sound tickets beside its address; evidence only where each can have its own. */
export function ticketOptions(sound: TicketRow[], hasEvidence: boolean): Omit<TicketRow, 'email'>[] {
  return sound.map(({ email: _, ...ticket }) => (hasEvidence ? ticket : { ...ticket, ...NO_EVIDENCE }))
}
