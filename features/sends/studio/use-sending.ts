import { useState } from 'react'
import type { CallInput, Output } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { createSessions, preflight } from '../contract.ts'
import { listRunningSends } from '../running/contract.ts'
import type { Refusal } from './use-refusal-text.ts'
import { useSigning } from './use-signing.ts'

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]

/** The number of badges sent, and of invalid rows that stayed. */
type Sent = { count: number; left: number }

/**
 * The calls of a send: its preview, the send itself, and a signature where one is needed. `problem` is why it was
 * refused.
 */
export function useSending(templateId: string) {
  const [problem, setProblem] = useState<Refusal>()
  const [sendId, setSendId] = useState('')
  const [sent, setSent] = useState<Sent>()
  const checking = useCall(preflight)
  const creating = useCall(createSessions, { invalidates: MADE_STALE, trouble: 'serverRetry' })
  const signing = useSigning(MADE_STALE, (key) => setProblem({ key }))
  const refuse = (refusal: Refusal): undefined => {
    if (!isServerTrouble(refusal)) setProblem(refusal)
  }
  return {
    problem,
    setProblem,
    sent,
    setSent,
    /** The last send that was made; '' without one. */
    sendId,
    working: checking.working || creating.working,
    signing: signing.operation,
    /** The server's current knowledge about addresses; undefined when the call failed. */
    check: async (emails: string[]): Promise<Output<typeof preflight> | undefined> => {
      const { output, problem } = await checking.run({ templateId, emails })
      return output ?? refuse(problem)
    },
    /** Sends a badge to each address, and calls `done` afterwards; waits for a signature where one is needed. */
    send: async (
      asked: Omit<CallInput<typeof createSessions>, 'templateId'> & { emails: string[] },
      done: () => void,
    ) => {
      const made = await creating.run({ ...asked, templateId, sessionNumber: asked.emails.length, isUndoable: true })
      if (made.problem) return refuse(made.problem)
      setSendId(made.output.sendId)
      signing.waitFor(made.output.callbackId, done)
    },
  }
}
