import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { isServerTrouble } from '#ui/query-client.ts'
import { useCall } from '#ui/use-call.ts'
import { createSessions, preflight } from '../contract.ts'
import { listRunningSends } from '../import-contract.ts'
import { listSessions } from '../session-contract.ts'
import type { Known } from './send-plan.ts'
import { useSigning } from './use-signing.ts'

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]

/**
 * The calls of a send: what it would meet, the send itself, and the signature that it may wait for. `problem` is a key of the
 * catalogue; `sent` the number of badges that left; `onSent` is told when they did.
 */
export function useSending(templateId: string, onSent: () => void) {
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<number>()
  const checking = useCall(preflight)
  const creating = useCall(createSessions, { invalidates: MADE_STALE, trouble: 'serverRetry' })
  const signing = useSigning(MADE_STALE, setProblem)
  const refuse = (refusal: { key: string }): undefined => {
    if (!isServerTrouble(refusal)) setProblem(refusal.key)
  }
  const finish = (count: number) => {
    onSent()
    setSent(count)
    return count
  }
  return {
    problem,
    setProblem,
    sent,
    /** Told that so many badges left by another way, as a file. */
    finish,
    working: checking.working || creating.working,
    signing: signing.operation,
    /** What the server knows of addresses now; undefined when it did not say. */
    check: async (emails: string[]): Promise<Known | undefined> => {
      const { output, problem } = await checking.run({ templateId, emails })
      return output ?? refuse(problem)
    },
    /** Sends, each address a badge; answers how many, or undefined when it did not go or waits for a signature. */
    send: async (asked: Omit<CallInput<typeof createSessions>, 'templateId'> & { emails: string[] }) => {
      const count = asked.emails.length
      const made = await creating.run({ ...asked, templateId, sessionNumber: count, isUndoable: true })
      if (made.problem) return refuse(made.problem)
      if (made.output.callbackId) return signing.wait(made.output.callbackId, () => finish(count))
      return finish(count)
    },
  }
}
