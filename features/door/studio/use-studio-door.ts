import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { checkIn, checkInByHand, findTickets, getDoor, undoCheckIn } from '../contract.ts'
import { nextPage } from '../guests/studio/guest-pages.ts'
import { useDoorSearch } from '../guests/studio/use-door-search.ts'

const STALE = [getDoor, findTickets]

/** What a door's page needs of the server; door staff have the same with `useStewardDoor`. */
export type DoorCalls = ReturnType<typeof useStudioDoor>

/** The calls of a door in the studio. Each returns undefined when it failed; the person was told. */
export function useStudioDoor(templateId: string) {
  const sentence = useProblemText()
  const search = useDoorSearch()
  const guests = usePagesCall(findTickets, { templateId, search: search.asked }, nextPage)
  const scanning = useCall(checkIn, { isRepeatable: true, invalidates: STALE, quiet: true })
  const byHand = useCall(checkInByHand, { invalidates: STALE })
  const undoing = useCall(undoCheckIn, { invalidates: STALE })
  return {
    search,
    guests,
    check: async (code: string) => (await scanning.run({ templateId, code })).output,
    admit: async (ticketId: string, reason: string) => {
      const { output, problem } = await byHand.run({ templateId, ticketId, reason })
      if (problem && !isServerTrouble(problem)) toastError(sentence(problem.key))
      return output
    },
    undo: async (ticketId: string) => (await undoing.run({ templateId, ticketId })).output,
  }
}
