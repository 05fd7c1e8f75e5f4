import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess, resendToFolders } from '../../contract.ts'
import { accessPage } from '../../page-texts.ts'

/** Sends a pending person's invitation again, with a toast that says so or why not. */
export function useResend() {
  const accessTexts = useTexts(accessPage)
  const sentence = useProblemText()
  const { run, working } = useCall(resendToFolders, { invalidates: [getAccess] })
  const resend = async (email: string) => {
    const { problem } = await run({ email })
    if (!problem) toastSuccess(accessTexts.resent({ email }))
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  return { resend, working }
}
