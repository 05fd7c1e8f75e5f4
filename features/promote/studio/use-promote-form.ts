import type { Output } from '#base/endpoint.ts'
import type { getIssuer } from '#features/issuers/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getPromotion, promoteFields, requestPromotion } from '../contract.ts'
import { promotePage } from '../texts.ts'
import { type Missing, missingParts, type PromoteValues, promoteProblemsOf, startValues } from './promote-values.ts'

/** The request as it is filled in, kept on this device until it is sent, with what is missing as a sentence. */
export function usePromoteForm(info: Output<typeof getIssuer>, promotion: Output<typeof getPromotion>) {
  const page = useTexts(promotePage)
  const sentence = useProblemText()
  const kept = useKeptValues<PromoteValues>(`promote:${info.did}`, startValues(promotion, info), 'reason')
  const { values, change } = kept
  const validation = useFieldProblems(values, promoteProblemsOf)
  const ask = useCall(requestPromotion, { invalidates: [getPromotion] })
  const words = (missing: Missing) => {
    if (missing.part === 'commitments') return page.missingCommitments({ count: missing.count })
    const key = `missing${missing.part.charAt(0).toUpperCase()}${missing.part.slice(1)}` as keyof typeof promotePage
    return page[key]()
  }
  const missing = missingParts(values, promotion.emails).map(words)
  const send = async () => {
    if (missing.length > 0 || !validation.isRight()) return
    const { output, problem } = await ask.run(promoteFields.parse({ ...values, commitments: true }))
    if (output) {
      kept.forget()
      toastSuccess(page.asked())
    } else if (problem.key === 'emailNotVerified') validation.refuse('email', problem.key)
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return {
    values,
    change,
    commit: (at: number, isMade: boolean) => {
      const commitments: PromoteValues['commitments'] = [...values.commitments]
      commitments[at] = isMade
      change({ commitments })
    },
    send,
    working: ask.working,
    isRestored: kept.isRestored,
    clear: () => {
      kept.clear()
      validation.forget()
    },
    element: validation.form,
    /** '' when the button works. */
    missing: missing.length > 0 ? page.missing({ list: missing.join(', ') }) : '',
    error: (field: keyof PromoteValues) => {
      const key = validation.problems[field]
      return key === undefined ? undefined : sentence(key)
    },
  }
}
