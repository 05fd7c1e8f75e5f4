import { useQueryClient } from '@tanstack/react-query'
import { logOff } from '#features/sign-in/contract.ts'
import { forgetPerson } from '#features/sign-in/studio/forget-person.ts'
import { dropSession } from '#features/sign-in/studio/session.ts'
import { closeStreams } from '#ui/calls/session-streams.ts'
import { useCall } from '#ui/calls/use-call.ts'

/** Ends the session here and on the server, clears its data from the page, and loads `next`. */
export function useLogOut(next = '/signin'): () => Promise<void> {
  const { run } = useCall(logOff, { quiet: true })
  const queries = useQueryClient()
  return async () => {
    closeStreams()
    await queries.cancelQueries()
    await run({})
    dropSession()
    forgetPerson()
    location.replace(next)
  }
}
