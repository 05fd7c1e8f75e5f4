import { EMAILS_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { nameOptions } from '../name-rules.ts'
import { whyBlocked, whyNothing } from './send-plan.ts'
import { isBlank, isSound, ticketOptions } from './tickets/ticket-rows.ts'
import { afterSend, type KeptSend, useKeptSend } from './use-kept-send.ts'
import { useOptions } from './use-options.ts'
import { usePreflight } from './use-preflight.ts'
import { useRecipients } from './use-recipients.ts'
import { useSending } from './use-sending.ts'

export type Writing = ReturnType<typeof useSend>

/**
 * A send being prepared, stored on this device: its `recipients`, the `options` for all of them, its `preflight`, and the
 * `sending` itself: valid entries are sent, invalid ones stay. `isRestored` and `clear` are about all that was written.
 */
export function useSend(template: Template) {
  const input = useKeptSend(template.id)
  const { kept, isRestored, now, forget } = input
  const { setProblem, setSent, sent: made, ...calls } = useSending(template.id)
  const recipients = useRecipients(template, input, () => setProblem(undefined))
  const options = useOptions(input)
  const sent = made?.left === 0 ? made.count : undefined
  const preflight = usePreflight(template.id, recipients, kept.doubles, sent === undefined)
  const { isTicket, isTooMany, addresses, tickets } = recipients

  const finish = (count: number, then: KeptSend, unreadable: string[]) => {
    const rows = then.tickets.filter((row) => !isBlank(row) && !isSound(row, tickets.fields))
    const rest = afterSend(now(), then, { addresses: isTicket ? [] : unreadable, tickets: rows })
    forget(rest)
    setProblem(undefined)
    setSent({ count, left: (isTicket ? rest.tickets : rest.addresses)?.length ?? 0 })
  }
  const send = async (typed = kept.addresses) => {
    const wanted = recipients.emailsIn(typed)
    if (options.isBlocked || wanted.length > EMAILS_MAX || isTooMany) return
    const nothing = whyNothing({ emails: wanted, ...(isTicket ? tickets.read : { tickets: [], unsound: [] }) })
    if (nothing) return setProblem({ key: nothing })
    // Checked again: the last address may have been entered by the press itself.
    const about = await calls.check(wanted)
    if (!about) return
    const { ready, unreadable, ...limits } = preflight.planOf(typed, about)
    const blocked = whyBlocked({ ready, ...limits }, about)
    if (blocked) return setProblem(blocked)
    const { evidence, ...forAll } = options.values
    const each = isTicket
      ? ticketOptions(tickets.read.sound, tickets.hasEvidence)
      : nameOptions(ready, addresses.latestNames())
    return calls.send({ emails: ready, options: each, ...forAll, ...evidence }, () =>
      finish(ready.length, { ...kept, addresses: typed }, unreadable),
    )
  }
  return {
    isRestored,
    /** Starts over. */
    clear: () => {
      setProblem(undefined)
      forget()
    },
    recipients,
    options,
    preflight,
    sending: {
      working: calls.working,
      signing: calls.signing,
      sendId: calls.sendId,
      /** Why it was refused: a key of the catalogue, or `allHold`. */
      problem: isTooMany ? { key: 'tooManyRows' } : calls.problem,
      /** The number of badges sent when nothing stayed. */
      sent,
      /** The numbers sent and remaining otherwise, until the next send. */
      partly: made && made.left > 0 ? made : undefined,
      send,
      /** Records a number of badges sent as a file. */
      finish: (count: number) => {
        forget()
        setSent({ count, left: 0 })
      },
    },
  }
}
