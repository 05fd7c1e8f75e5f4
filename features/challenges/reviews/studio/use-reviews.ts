import { useState } from 'react'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listChallenges } from '../../contract.ts'
import { decideReviews, listReviews, undoReviews } from '../contract.ts'
import { reviewWords } from '../texts.ts'

export const REVIEW_STATES = ['waiting', 'decided'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
export type Decision = { ids: string[]; accepted: boolean; reason?: string }

const STALE = [listReviews, listChallenges]

/** The reviews in a state, page by page, and what can be decided about them. */
export function useReviews(state: ReviewState) {
  const say = useTexts(reviewWords)
  const sentence = useProblemText()
  const reading = usePagesCall(
    listReviews,
    { state },
    { next: ({ next }) => (next ? { after: next } : undefined), keepsPages: true },
  )
  const deciding = useCall(decideReviews, { invalidates: STALE })
  const undoing = useCall(undoReviews, { invalidates: STALE })
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState<string[]>([])

  const undo = async (ids: string[]) => {
    const { output } = await undoing.run({ ids })
    if (!output) return
    if (output.undone > 0) toastSuccess(say.undone({ count: output.undone }))
    else toastError(say.cannotUndo())
  }
  /** Returns whether it was done, also by somebody else. */
  const decide = async ({ ids, accepted, reason = '' }: Decision): Promise<boolean> => {
    setBusy(ids)
    const { output, problem } = await deciding.run({ ids, accepted, reason })
    setBusy([])
    if (problem) {
      toastError(sentence(problem.key))
      return false
    }
    const { decided } = output
    if (decided === 0) {
      toastError(say.already())
      for (const stale of STALE) void invalidate(stale)
    } else
      toastSuccess((accepted ? say.accepted : say.refused)({ count: decided }), {
        label: say.undoToast(),
        onPress: () => void undo(ids),
      })
    return true
  }
  const pages = reading.query.data
  return {
    reading,
    items: pages?.flatMap((page) => page.items) ?? [],
    waiting: pages?.[0]?.waiting,
    busy,
    isDeciding: deciding.working,
    decide,
    undo,
  }
}

export type Reviews = ReturnType<typeof useReviews>
