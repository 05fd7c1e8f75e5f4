import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { suppressionWords } from '../page-texts.ts'
import { addSuppression, findSuppression, listSuppressions } from '../suppression-contract.ts'

/** Suppresses an address and confirms it. */
export function useSuppress() {
  const suppressionTexts = useTexts(suppressionWords)
  const sentence = useProblemText()
  const { run, working } = useCall(addSuppression, { invalidates: [listSuppressions, findSuppression] })
  const suppress = async (email: string, reason: 'bounced' | 'asked') => {
    const { output, problem } = await run({ email, reason })
    if (output) toastSuccess(suppressionTexts.added({ email }))
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return { suppress, working }
}
