import { useEffect, useEffectEvent } from 'react'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useCountdown } from '#ui/fields/use-countdown.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listSubs, resendSub } from '../contract.ts'
import { subPage } from '../texts.ts'
import { pauseLeft, type Sub } from './sub-rows.ts'

/** Mails an open invitation again, then pauses; `left` are the seconds of the pause. */
export function useResendSub({ adminEmail: email, invitationId, invitedDate }: Sub) {
  const page = useTexts(subPage)
  const sentence = useProblemText()
  const { run, working } = useCall(resendSub, { invalidates: [listSubs] })
  const { left, start } = useCountdown()
  const pause = useEffectEvent(() => start(pauseLeft(invitedDate, Date.now())))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each e-mail starts a pause.
  useEffect(() => pause(), [invitedDate])
  const resend = async () => {
    const { output, problem } = await run({ invitationId })
    if (output) toastSuccess(page.resent({ email }))
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return { resend: () => void resend(), left, working }
}
