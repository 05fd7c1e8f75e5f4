import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import { isEmail } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { type Evidence, evidenceFault, NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { EMAILS_MAX, NOTE_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { preflight } from '../contract.ts'
import { messageFault } from '../message-rules.ts'
import { nameOptions, namesAmong, withAddresses } from '../name-rules.ts'
import { firstOfAddresses, firstOfTickets } from './first-recipient.ts'
import { correctDomain, type Known, planSend, planTickets, whyBlocked, whyNothing } from './send-plan.ts'
import { EMPTY_TICKET, fieldsOf, isBlank, isSound, readTickets, type TicketRow } from './ticket-rows.ts'
import { afterSend, type KeptSend, useKeptSend } from './use-kept-send.ts'
import { useSending } from './use-sending.ts'

const PREFLIGHT_MS = 400

/**
 * A send being prepared: its addresses (rows, for tickets), message and note, stored on this device, its preview, and the send
 * itself: valid entries are sent, invalid ones stay. `problem` has a key of the catalogue, or `allHold`; `sent` is the
 * number of badges sent when nothing stayed; `partly` the numbers sent and remaining otherwise.
 */
export function useSend(template: Template) {
  const { kept, isRestored, change, keep, now, forget } = useKeptSend(template.id)
  const sending = useSending(template.id)
  // The last address may be entered by the press that sends, before the page shows it.
  const names = useRef(kept.names)
  names.current = kept.names
  const { setProblem, setSent } = sending
  const sent = sending.sent?.left === 0 ? sending.sent.count : undefined
  const isTicket = template.data.badgeCategory === 'ticket'
  const fields = useMemo(() => fieldsOf(template, kept.evidenceEach), [template, kept.evidenceEach])
  const { tickets, doubles } = useMemo(() => readTickets(kept.tickets), [kept.tickets])
  const unsound = tickets.filter((ticket) => !isSound(ticket, fields))
  const soundTickets = tickets.filter((ticket) => !unsound.includes(ticket))
  const emailsIn = (addresses: string[]) =>
    [...new Set(isTicket ? tickets.map(({ email }) => email) : addresses)].filter(isEmail)
  const emails = emailsIn(kept.addresses)
  const [settled] = useDebouncedValue(emails.join(' '), PREFLIGHT_MS)
  const { data: known } = useQueryCall(
    preflight,
    { templateId: template.id, emails: settled.split(' ').filter(Boolean).slice(0, EMAILS_MAX) },
    { placeholderData: (before) => before, enabled: sent === undefined },
  )
  const planOf = (addresses: string[], about: Known | undefined = known) =>
    isTicket ? planTickets(tickets, unsound, doubles, about) : planSend(addresses, kept.doubles, about)
  const plan = planOf(kept.addresses)
  const isTooMany = (isTicket ? tickets.length : emails.length) > EMAILS_MAX
  const isNoteTooLong = kept.note.length > NOTE_MAX
  const { evidenceUrl, evidenceText, evidenceEach } = kept
  const evidence = { evidenceUrl, evidenceText }
  const evidenceProblem = evidenceFault(evidence)
  const messageProblem = messageFault(kept.message)
  const isBlocked = isNoteTooLong || messageProblem !== undefined || evidenceProblem !== undefined

  const finish = (count: number, then: KeptSend, unreadable: string[]) => {
    const rows = then.tickets.filter((row) => !isBlank(row) && !isSound(row, fields))
    const rest = afterSend(now(), then, { addresses: isTicket ? [] : unreadable, tickets: rows })
    forget(rest)
    setProblem(undefined)
    setSent({ count, left: (isTicket ? rest.tickets : rest.addresses)?.length ?? 0 })
  }
  const send = async (addresses = kept.addresses) => {
    const wanted = emailsIn(addresses)
    if (isBlocked || wanted.length > EMAILS_MAX || isTooMany) return
    const nothing = whyNothing({ emails: wanted, ...(isTicket ? { tickets, unsound } : { tickets: [], unsound: [] }) })
    if (nothing) return setProblem({ key: nothing })
    // Checked again: the last address may have been entered by the press itself.
    const about = await sending.check(wanted)
    if (!about) return
    const { ready, unreadable, ...limits } = planOf(addresses, about)
    const blocked = whyBlocked({ ready, ...limits }, about)
    if (blocked) return setProblem(blocked)
    const { message, note, asksCode } = kept
    const options = isTicket
      ? soundTickets.map(({ email: _, ...ticket }) => (evidenceEach ? ticket : { ...ticket, ...NO_EVIDENCE }))
      : nameOptions(ready, names.current)
    return sending.send({ emails: ready, options, message, note, asksCode, ...evidence }, () =>
      finish(ready.length, { ...kept, addresses }, unreadable),
    )
  }
  return {
    ...sending,
    templateId: template.id,
    /** The first recipient, for the preview of the e-mail. */
    first: isTicket ? firstOfTickets(soundTickets) : firstOfAddresses(plan.ready, kept.names),
    sent,
    /** The numbers sent and remaining, until the next send. */
    partly: sending.sent && sending.sent.left > 0 ? sending.sent : undefined,
    isRestored,
    /** Starts over. */
    clear: () => {
      setProblem(undefined)
      forget()
    },
    isTicket,
    fields,
    addresses: kept.addresses,
    names: kept.names,
    tickets: kept.tickets,
    message: kept.message,
    messageProblem,
    note: kept.note,
    isNoteTooLong,
    evidence,
    evidenceProblem,
    /** Whether each ticket can have evidence of its own. */
    evidenceEach,
    /** The message, the note or the evidence for all has to be corrected first. */
    isBlocked,
    asksCode: kept.asksCode,
    plan,
    planOf,
    endDate: known?.endDate,
    room: known,
    problem: isTooMany ? { key: 'tooManyRows' } : sending.problem,
    send,
    /** Records a number of badges sent as a file. */
    finish: (count: number) => {
      forget()
      setSent({ count, left: 0 })
    },
    setAsksCode: (asksCode: boolean) => change({ asksCode }),
    setMessage: (message: string) => change({ message }),
    setNote: (note: string) => change({ note }),
    setEvidence: (part: Partial<Evidence>) => change(part),
    setEvidenceEach: (evidenceEach: boolean) => change({ evidenceEach }),
    setTickets: (next: TicketRow[]) => {
      setProblem(undefined)
      change({ tickets: next })
    },
    setAddresses: (addresses: string[], doubles: number, added: ReadonlyMap<string, string>) => {
      setProblem(undefined)
      names.current = namesAmong(addresses, names.current, added)
      change({ addresses, names: names.current, doubles: addresses.length === 0 ? 0 : kept.doubles + doubles })
    },
    /** Corrects a misspelt e-mail domain in all addresses. */
    correct: (typo: { domain: string; proposal: string }) => {
      change({
        addresses: [...new Set(kept.addresses.map((text) => correctDomain(text, typo)))],
        names: withAddresses(kept.names, (text) => correctDomain(text, typo)),
        tickets: kept.tickets.map((row) => ({ ...row, email: correctDomain(readRecipient(row.email), typo) })),
      })
    },
    /** All valid addresses entered, for saving as a list. */
    emails,
    /** Adds new addresses of a list; returns how many. */
    addEmails: (added: string[]): number => {
      setProblem(undefined)
      const fresh = added.filter((email) => !emails.includes(email))
      if (isTicket) {
        const rows = fresh.map((email) => ({ ...EMPTY_TICKET, email }))
        change({ tickets: [...kept.tickets.filter((row) => !isBlank(row)), ...rows] })
      } else change({ addresses: [...kept.addresses, ...fresh] })
      return fresh.length
    },
    /** Stores addresses at once, before the dialog closes. */
    keepAddresses: (addresses: string[]) => keep({ addresses, names: names.current }),
  }
}
