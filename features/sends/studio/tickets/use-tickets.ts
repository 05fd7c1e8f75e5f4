import { useMemo } from 'react'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import type { KeptInput } from '../use-kept-send.ts'
import { fieldsOf, isSound, readTickets, type TicketRow } from './ticket-rows.ts'

/** The rows of a send of tickets, and the tickets that they make; each changed row calls `onChange`. */
export function useTickets(template: Template, { kept, change }: KeptInput, onChange: () => void) {
  const fields = useMemo(() => fieldsOf(template, kept.evidenceEach), [template, kept.evidenceEach])
  const { tickets, doubles } = useMemo(() => readTickets(kept.tickets), [kept.tickets])
  const unsound = tickets.filter((ticket) => !isSound(ticket, fields))
  const sound = tickets.filter((ticket) => !unsound.includes(ticket))
  return {
    rows: kept.tickets,
    /** The columns. */
    fields,
    /** Whether each ticket can have evidence of its own. */
    hasEvidence: kept.evidenceEach,
    /** As they are read from the rows: those that can be sent, and those with a cell to correct first. */
    read: { tickets, doubles, sound, unsound },
    change: (rows: TicketRow[]) => {
      onChange()
      change({ tickets: rows })
    },
    setEvidence: (evidenceEach: boolean) => change({ evidenceEach }),
  }
}
