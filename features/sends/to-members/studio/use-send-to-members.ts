import { useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { createSessions, preflight } from '../../contract.ts'
import { messageFault } from '../../mail/message-rules.ts'
import { listRunningSends } from '../../running/contract.ts'
import { whyBlocked } from '../../studio/send-plan.ts'
import type { Refusal } from '../../studio/use-refusal-text.ts'
import { useSigning } from '../../studio/use-signing.ts'
import { endOfDay, type Person, planMembers } from './member-plan.ts'

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]

/**
 * A send of a template to members: its preview and the send itself. `problem` is why it was refused; `sent` the send that
 * was made, and its number of badges.
 */
export function useSendToMembers(template: Template, people: Person[]) {
  const [message, setMessage] = useState('')
  const [note, setNote] = useState('')
  const [day, setDay] = useState('')
  const [problem, setProblem] = useState<Refusal>()
  const [sent, setSent] = useState<{ id: string; count: number }>()
  const signing = useSigning(MADE_STALE, (key) => setProblem({ key }))
  const creating = useCall(createSessions, { invalidates: MADE_STALE, trouble: 'serverRetry' })
  const asked = { templateId: template.id, dids: people.map(({ did }) => did) }
  const known = useQueryCall(preflight, asked, { enabled: sent === undefined, quiet: true })
  const plan = planMembers(people, known.data)
  const endDate = endOfDay(day, new Date())
  const isNoteTooLong = note.length > NOTE_MAX
  const send = async () => {
    if (isNoteTooLong || messageFault(message) || endDate === undefined || !known.data) return
    const { ready, left, missing } = plan
    const limits = { ready: ready.map(({ did }) => did), left, missing }
    const blocked = whyBlocked(limits, known.data)
    if (blocked) return setProblem(blocked)
    setProblem(undefined)
    const written = { message, note, endDate, isUndoable: true }
    const made = await creating.run({ templateId: template.id, dids: limits.ready, ...written })
    const sendId = made.output?.sendId ?? ''
    if (made.output) signing.waitFor(made.output.callbackId, () => setSent({ id: sendId, count: ready.length }))
    else if (!isServerTrouble(made.problem)) setProblem(made.problem)
  }
  return {
    plan,
    room: known.data,
    endsAt: known.data?.endDate,
    problem: problem ?? known.error ?? undefined,
    sent,
    send,
    working: creating.working,
    signing: signing.operation,
    message,
    setMessage,
    note,
    setNote,
    isNoteTooLong,
    day,
    setDay,
    /** The chosen end as an instant; '' for the default. */
    end: endDate ?? '',
    isDayWrong: endDate === undefined,
  }
}
