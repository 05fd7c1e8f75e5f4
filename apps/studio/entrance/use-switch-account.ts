import { useNavigate } from '@tanstack/react-router'
import { getChooserToken } from '#features/sign-in/accounts/contract.ts'
import { keepChooserToken } from '#features/sign-in/accounts/studio/chooser-token.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'

/** Opens the choice of communities at /auth; the current session continues until another is chosen. */
export function useSwitchAccount(): () => Promise<void> {
  const navigate = useNavigate()
  const sentence = useProblemText()
  const { run } = useCall(getChooserToken)
  return async () => {
    const { output, problem } = await run({})
    if (output) {
      keepChooserToken(output.token)
      return navigate({ href: '/auth' })
    }
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
}
