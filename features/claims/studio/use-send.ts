import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { isEmail } from '#features/issuers/rules.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import type { Chip } from '#ui/email-chips.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { createSessions, preflight } from '../contract.ts'
import { listRunningSends } from '../import-contract.ts'
import { EMAILS_MAX, NOTE_MAX, parseRecipients } from '../rules.ts'
import { listSessions } from '../session-contract.ts'
import { countDoubles, planSend } from './send-plan.ts'
import { useKeptSend } from './use-kept-send.ts'
import { useSigning } from './use-signing.ts'

const PREFLIGHT_MS = 400
const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]

/**
 * A send as it is being written: its chips and note (kept on this device), what it would do, and the send itself.
 * `problem` is a key of the catalogue, or `allHold`; `sent` the number of badges that left.
 */
export function useSend(template: Template) {
  const { kept, change, keep, forget } = useKeptSend(template.id)
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<number>()
  const checking = useCall(preflight)
  const creating = useCall(createSessions, { invalidates: MADE_STALE })
  const signing = useSigning(MADE_STALE, setProblem)
  const chips = useMemo(() => kept.addresses.map((text): Chip => ({ text, valid: isEmail(text) })), [kept.addresses])
  const emails = useMemo(() => chips.filter(({ valid }) => valid).map(({ text }) => text), [chips])
  const [settled] = useDebouncedValue(emails, PREFLIGHT_MS)
  const isTooLong = emails.length > EMAILS_MAX
  const { data: known } = useQueryCall(
    preflight,
    { templateId: template.id, emails: settled.slice(0, EMAILS_MAX) },
    { placeholderData: (before) => before, enabled: sent === undefined },
  )
  const plan = planSend(chips, kept.doubles, known)

  const send = async () => {
    if (kept.note.length > NOTE_MAX || isTooLong) return
    if (emails.length === 0) return setProblem('noValidEmails')
    // Asked again: the last addresses may have come with the press itself.
    const checked = await checking.run({ templateId: template.id, emails })
    if (checked.problem) return refuse(checked.problem)
    const { ready } = planSend(chips, 0, checked.output)
    if (ready.length === 0) return setProblem('allHold')
    const input = {
      templateId: template.id,
      emails: ready,
      sessionNumber: ready.length,
      note: kept.note,
      asksCode: kept.asksCode,
      isUndoable: true,
    }
    const made = await creating.run(input)
    if (made.problem) return refuse(made.problem)
    if (made.output.callbackId) return signing.wait(made.output.callbackId, () => finish(ready.length))
    return finish(ready.length)
  }
  const finish = (count: number) => {
    forget()
    setSent(count)
    return count
  }
  const refuse = (refusal: { key: string }) => {
    if (!isServerTrouble(refusal)) setProblem(refusal.key)
    return undefined
  }
  return {
    chips,
    note: kept.note,
    asksCode: kept.asksCode,
    plan,
    endDate: known?.endDate,
    problem: isTooLong ? 'tooManyRows' : problem,
    working: checking.working || creating.working,
    sent,
    send,
    /** Told that so many badges left by another way, as a file. */
    finish,
    signing: signing.operation,
    setAsksCode: (asksCode: boolean) => change({ asksCode }),
    setNote: (note: string) => change({ note }),
    setChips: (next: Chip[]) => {
      setProblem(undefined)
      const addresses = next.map(({ text }) => text.toLowerCase())
      change(addresses.length === 0 ? { addresses, doubles: 0 } : { addresses })
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
