import { logOff } from '#features/sign-in/contract.ts'
import { forgetLeftOpen } from '#features/sign-in/studio/left-open.ts'
import { dropSession } from '#features/sign-in/studio/session.ts'
import { useCall } from '#ui/use-call.ts'

/** Ends the session here and on the server, and leaves nothing of it on the page. */
export function useLogOut(): () => Promise<void> {
  const { run } = useCall(logOff, { quiet: true })
  return async () => {
    await run({})
    forgetLeftOpen()
    dropSession()
    location.replace('/signin')
  }
}
