import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { isEmail } from '#features/issuers/rules.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import type { Chip } from '#ui/email-chips.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { preflight } from '../contract.ts'
import { EMAILS_MAX, NOTE_MAX, parseRecipients } from '../rules.ts'
import { correctDomain, countDoubles, type Known, planSend, planTickets, whyBlocked } from './send-plan.ts'
import { EMPTY_TICKET, fieldsOf, isBlank, problemsOf, readTickets, type TicketRow } from './ticket-rows.ts'
import { useKeptSend } from './use-kept-send.ts'
import { useSending } from './use-sending.ts'

const PREFLIGHT_MS = 400

/**
 * A send as it is being written: its chips (of a ticket its rows) and note, kept on this device, what it would do, and the
 * send itself. `problem` is a key of the catalogue, or `allHold`; `sent` the number of badges that left.
 */
export function useSend(template: Template) {
  const { kept, change, keep, forget } = useKeptSend(template.id)
  const sending = useSending(template.id, forget)
  const { setProblem, sent } = sending
  const isTicket = template.data.badgeCategory === 'ticket'
  const fields = useMemo(() => fieldsOf(template), [template])
  const chips = useMemo(() => kept.addresses.map((text): Chip => ({ text, valid: isEmail(text) })), [kept.addresses])
  const { tickets, doubles } = useMemo(() => readTickets(kept.tickets), [kept.tickets])
  const unsound = tickets.filter((ticket) => Object.keys(problemsOf(ticket, fields)).length > 0)
  const emails = useMemo(() => {
    const all = isTicket ? tickets.map(({ email }) => email) : chips.map(({ text }) => text)
    return [...new Set(all)].filter(isEmail)
  }, [isTicket, tickets, chips])
  const [settled] = useDebouncedValue(emails, PREFLIGHT_MS)
  const isTooLong = (isTicket ? tickets.length : emails.length) > EMAILS_MAX
  const { data: known } = useQueryCall(
    preflight,
    { templateId: template.id, emails: settled.slice(0, EMAILS_MAX) },
    { placeholderData: (before) => before, enabled: sent === undefined },
  )
  const planWith = (about: Known | undefined) =>
    isTicket ? planTickets(tickets, unsound, doubles, about) : planSend(chips, kept.doubles, about)
  const plan = planWith(known)

  const send = async () => {
    if (kept.note.length > NOTE_MAX || isTooLong) return
    if (isTicket && unsound.length > 0) return setProblem('ticketsUnsound')
    if (emails.length === 0) return setProblem('noValidEmails')
    // Asked again: the last addresses may have come with the press itself.
    const about = await sending.check(emails)
    if (!about) return
    const { ready, ...limits } = planWith(about)
    if (ready.length === 0) return setProblem('allHold')
    const blocked = whyBlocked(limits)
    if (blocked) return setProblem(blocked)
    const { note, asksCode } = kept
    const options = isTicket ? tickets.map(({ name, seat, section }) => ({ name, seat, section })) : []
    return sending.send({ emails: ready, options, note, asksCode })
  }
  return {
    ...sending,
    isTicket,
    fields,
    chips,
    tickets: kept.tickets,
    note: kept.note,
    asksCode: kept.asksCode,
    plan,
    endDate: known?.endDate,
    problem: isTooLong ? 'tooManyRows' : sending.problem,
    send,
    setAsksCode: (asksCode: boolean) => change({ asksCode }),
    setNote: (note: string) => change({ note }),
    setTickets: (next: TicketRow[]) => {
      setProblem(undefined)
      change({ tickets: next })
    },
    setChips: (next: Chip[]) => {
      setProblem(undefined)
      const addresses = next.map(({ text }) => text.toLowerCase())
      change(addresses.length === 0 ? { addresses, doubles: 0 } : { addresses })
    },
    /** Puts a mail domain right that looked like a slip, wherever it stands. */
    correct: (typo: { domain: string; proposal: string }) => {
      change({
        addresses: [...new Set(kept.addresses.map((text) => correctDomain(text, typo)))],
        tickets: kept.tickets.map((row) => ({ ...row, email: correctDomain(row.email.trim().toLowerCase(), typo) })),
      })
    },
    /** Every address that is written, for a list. */
    emails,
    /** Adds addresses of a list that are not there yet; answers how many. */
    addEmails: (added: string[]): number => {
      setProblem(undefined)
      const fresh = added.filter((email) => !emails.includes(email))
      if (isTicket) {
        const rows = fresh.map((email) => ({ ...EMPTY_TICKET, email }))
        change({ tickets: [...kept.tickets.filter((row) => !isBlank(row)), ...rows] })
      } else change({ addresses: [...kept.addresses, ...fresh] })
      return fresh.length
    },
    /** Told a text that is about to become chips, to count the addresses that are there already. */
    expectText: (text: string) => {
      const doubles = countDoubles(kept.addresses, text)
      if (doubles > 0) change({ doubles: kept.doubles + doubles })
    },
    /** Told a text that never became a chip, before the dialog goes. */
    keepText: (text: string) => {
      const added = parseRecipients(text).recipients.map((recipient) => recipient.text)
      if (added.length > 0) keep({ addresses: [...new Set([...kept.addresses, ...added])] })
    },
  }
}
