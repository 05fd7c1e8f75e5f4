import { useDebouncedValue } from '@mantine/hooks'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { preflight } from '../contract.ts'
import { firstOfAddresses, firstOfTickets } from './first-recipient.ts'
import { type Known, planSend, planTickets } from './send-plan.ts'
import type { Recipients } from './use-recipients.ts'

const PREFLIGHT_MS = 400

/** What a send to these recipients would do, as far as the server's response about them is known; `doubles` were left out. */
export function usePreflight(templateId: string, recipients: Recipients, doubles: number, enabled: boolean) {
  const { isTicket, addresses, tickets, emails } = recipients
  const { read } = tickets
  const [settled] = useDebouncedValue(emails.join(' '), PREFLIGHT_MS)
  const { data: known } = useQueryCall(
    preflight,
    { templateId, emails: settled.split(' ').filter(Boolean).slice(0, EMAILS_MAX) },
    { placeholderData: (before) => before, enabled },
  )
  const planOf = (typed: string[], about: Known | undefined = known) =>
    isTicket ? planTickets(read.tickets, read.unsound, read.doubles, about) : planSend(typed, doubles, about)
  const plan = planOf(addresses.value)
  return {
    plan,
    planOf,
    /** The limits of the send; undefined until they are known. */
    room: known,
    /** The first recipient, for the preview of the e-mail. */
    first: isTicket ? firstOfTickets(read.sound) : firstOfAddresses(plan.ready, addresses.names),
  }
}
