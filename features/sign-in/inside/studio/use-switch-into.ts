import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { switchAccount } from '../../accounts/contract.ts'
import { enterInside } from '../../studio/session.ts'
import type { AdminProfile } from './inside.ts'

/**
 * `switchInto` opens a sub-community of the open community: the studio loads again from its home page. `parent` is the
 * open community, to return to. A refusal is shown as a toast.
 */
export function useSwitchInto(parent: AdminProfile | undefined) {
  const sentence = useProblemText()
  const { run, working } = useCall(switchAccount)
  const switchInto = async (did: string): Promise<void> => {
    const { output, problem } = await run({ did })
    if (output) {
      enterInside(output.token, { name: parent?.name ?? '', profileImage: parent?.profileImage ?? '' })
      location.assign('/')
      return
    }
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return { switchInto, working }
}
