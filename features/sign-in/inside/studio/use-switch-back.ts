import { isServerTrouble } from '#ui/calls/query-client.ts'
import { closeStreams } from '#ui/calls/session-streams.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { switchBack } from '../../accounts/contract.ts'
import { returnOutside } from '../../studio/session.ts'
import { dropOutside } from './inside.ts'

/** Where the parent's admin came from. */
const SUBS_PATH = '/settings/sub-communities'

/** `back` returns from a sub-community to the parent: the studio loads again, at the list of sub-communities. */
export function useSwitchBack() {
  const sentence = useProblemText()
  const { run, working } = useCall(switchBack)
  const back = async (): Promise<void> => {
    const open = closeStreams()
    const { output, problem } = await run({})
    if (output) {
      returnOutside(output.token)
      location.assign(SUBS_PATH)
      return
    }
    // Another tab returned, or the cookie is an old one: what is shown here is not so.
    if (problem.key === 'notInside') {
      dropOutside()
      location.assign('/')
      return
    }
    open()
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return { back, working }
}
