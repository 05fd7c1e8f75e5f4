import { useNavigate } from '@tanstack/react-router'
import { getChooserToken } from '#features/sign-in/account-contract.ts'
import { keepChooserToken } from '#features/sign-in/studio/chooser-token.ts'
import { useProblemText } from '#ui/catalogue.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { toastError } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'

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
