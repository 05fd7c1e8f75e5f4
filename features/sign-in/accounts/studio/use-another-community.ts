import { isServerTrouble } from '#ui/calls/query-client.ts'
import { closeStreams } from '#ui/calls/session-streams.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { logOff } from '../../contract.ts'
import { forgetLeftOpen } from '../../studio/left-open.ts'
import { beginAnother, dropSession } from '../../studio/session.ts'
import { createSignUpToken } from '../contract.ts'
import { dropChooserToken } from './chooser-token.ts'

/**
 * Adds one more community: `keep` starts it with the current address, `change` signs out here and asks for another
 * address. Both return the next page; `keep` returns undefined when it was refused, after a toast.
 */
export function useAnotherCommunity(email: string) {
  const begin = useCall(createSignUpToken)
  const leave = useCall(logOff, { quiet: true })
  const sentence = useProblemText()
  const keep = async () => {
    const { output, problem } = await begin.run({ connexionEmail: email })
    if (output) {
      dropChooserToken()
      return beginAnother(output.token)
    }
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
    return undefined
  }
  const change = async () => {
    closeStreams()
    await leave.run({})
    dropChooserToken()
    forgetLeftOpen()
    dropSession()
    return '/signin?new=1'
  }
  return { keep, change, working: begin.working || leave.working }
}
