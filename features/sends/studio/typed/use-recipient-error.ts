import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../../send-texts.ts'
import type { SendPlan } from '../send-plan.ts'
import { type Refusal, useRefusalText } from '../use-refusal-text.ts'

/** What is said at the recipients: why nothing was sent, or after a part was sent how many of them were not. */
export function useRecipientError(problem: Refusal | undefined, isPartly: boolean, plan: SendPlan): string | undefined {
  const sendTexts = useTexts(sendWords)
  const refusalText = useRefusalText()
  if (problem) return problem.key === 'allHold' ? sendTexts.allHold() : refusalText(problem)
  const count = plan.unreadable.length
  return isPartly && count > 0 ? sendTexts.notSent({ count }) : undefined
}
