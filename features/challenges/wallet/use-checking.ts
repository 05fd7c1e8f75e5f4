import { useRef, useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { getHolder } from '#features/holders/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { checkChallenge } from '../wallet-contract.ts'
import { challengeSheet } from '../wallet-texts.ts'
import type { Answer, Opened } from './opened.ts'

type Given = Omit<CallInput<typeof checkChallenge>, 'challengeId' | 'questId'>
export type Checking = {
  check: (given?: Given) => Promise<{ answer?: Answer; problem?: string }>
  working: boolean
  /** The key of a refused request, until the next one. */
  problem: string | undefined
  /** The last answer that did not pass it. */
  answer: Answer | undefined
  forget: () => void
}

/** Checks a challenge; a pass is said in a toast and reported, together with what else the answer changed. */
export function useChecking(
  { challenge: { challengeId }, questId }: Pick<Opened, 'challenge' | 'questId'>,
  onChanged: (answer: Answer) => void,
): Checking {
  const say = useTexts(challengeSheet)
  const { run, working, problem, reset } = useCall(checkChallenge)
  const invalidate = useInvalidate()
  const [answer, setAnswer] = useState<Answer>()
  const check: Checking['check'] = async (given = {}) => {
    setAnswer(undefined)
    const { output, problem } = await run({ challengeId, ...(questId && { questId }), ...given })
    // The session is another one than was read: the step that proves the address follows.
    if (problem?.key === 'addressNotProven') void invalidate(getHolder)
    if (!output) return { problem: problem?.key ?? 'serverError' }
    setAnswer(output)
    if (output.state === 'passed') toastSuccess(wonWords(output, say))
    onChanged(output)
    return { answer: output }
  }
  const forget = () => {
    setAnswer(undefined)
    reset()
  }
  return { check, working, problem: problem?.key, answer, forget }
}

function wonWords({ isHeld, points }: Answer, say: ReturnType<typeof useTexts<typeof challengeSheet>>): string {
  if (isHeld) return say.held()
  return points > 0 ? say.won({ count: points }) : say.wonNothing()
}

/** Checks each text that the camera reports once: it reports a code for as long as it is in view. */
export function useScanned({ check, working }: Checking): (text: string) => void {
  const last = useRef('')
  return (text) => {
    if (working || text === last.current) return
    last.current = text
    void check({ code: text })
  }
}
