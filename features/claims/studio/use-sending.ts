import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { isServerTrouble } from '#ui/query-client.ts'
import { useCall } from '#ui/use-call.ts'
import { createSessions, preflight } from '../contract.ts'
import { listRunningSends } from '../send-contract.ts'
import { listSessions } from '../session-contract.ts'
import type { Known } from './send-plan.ts'
import { useSigning } from './use-signing.ts'

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]

/** How many badges left, and how many rows stayed because something in them has to be corrected. */
type Sent = { count: number; left: number }

/**
 * The calls of a send: what it would meet, the send itself, and the signature that it may wait for. `problem` is a key of the
 * catalogue.
 */
export function useSending(templateId: string) {
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const checking = useCall(preflight)
  const creating = useCall(createSessions, { invalidates: MADE_STALE, trouble: 'serverRetry' })
  const signing = useSigning(MADE_STALE, setProblem)
  const refuse = (refusal: { key: string }): undefined => {
    if (!isServerTrouble(refusal)) setProblem(refusal.key)
  }
  return {
    problem,
    setProblem,
    sent,
    setSent,
    working: checking.working || creating.working,
    signing: signing.operation,
    /** What the server knows of addresses now; undefined when it did not say. */
    check: async (emails: string[]): Promise<Known | undefined> => {
      const { output, problem } = await checking.run({ templateId, emails })
      return output ?? refuse(problem)
    },
    /** Sends, each address a badge, and runs `done` once they have gone, after a signature where one is needed. */
    send: async (
      asked: Omit<CallInput<typeof createSessions>, 'templateId'> & { emails: string[] },
      done: () => void,
    ) => {
      const made = await creating.run({ ...asked, templateId, sessionNumber: asked.emails.length, isUndoable: true })
      if (made.problem) refuse(made.problem)
      else signing.waitFor(made.output.callbackId, done)
    },
  }
}
