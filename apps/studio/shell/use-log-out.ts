import { useQueryClient } from '@tanstack/react-query'
import { logOff } from '#features/sign-in/contract.ts'
import { forgetDeleted } from '#features/sign-in/studio/deleted-community.ts'
import { forgetLeftOpen } from '#features/sign-in/studio/left-open.ts'
import { dropSession } from '#features/sign-in/studio/session.ts'
import { closeStreams } from '#ui/session-streams.ts'
import { useCall } from '#ui/use-call.ts'

/** Ends the session here and on the server, and leaves nothing of it on the page. */
export function useLogOut(): () => Promise<void> {
  const { run } = useCall(logOff, { quiet: true })
  const queries = useQueryClient()
  return async () => {
    closeStreams()
    await queries.cancelQueries()
    await run({})
    forgetLeftOpen()
    forgetDeleted()
    dropSession()
    location.replace('/signin')
  }
}
