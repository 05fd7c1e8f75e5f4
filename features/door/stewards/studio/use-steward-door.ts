import { isServerTrouble } from '#ui/calls/query-client.ts'
import { type Outcome, useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import {
  checkInByHandBySteward,
  checkInBySteward,
  findTicketsBySteward,
  getStewardDoor,
  undoBySteward,
} from '../../contract.ts'
import { nextPage } from '../../guests/studio/guest-pages.ts'
import { useDoorSearch } from '../../guests/studio/use-door-search.ts'
import type { DoorCalls } from '../../studio/use-studio-door.ts'

const STALE = [getStewardDoor, findTicketsBySteward]

/** The calls of a door for door staff. */
export function useStewardDoor(token: string): DoorCalls {
  const search = useDoorSearch()
  const guests = usePagesCall(findTicketsBySteward, { token, search: search.asked }, nextPage)
  const scanning = useCall(checkInBySteward, { isRepeatable: true, invalidates: STALE, quiet: true })
  const byHand = useCall(checkInByHandBySteward, { invalidates: STALE })
  const undoing = useCall(undoBySteward, { invalidates: STALE })
  const invalidate = useInvalidate()
  const outputOf = async <O>({ output, problem }: Outcome<O>) => {
    // The link was ended meanwhile; the page shows this when it reloads the door.
    if (problem && !isServerTrouble(problem)) await invalidate(getStewardDoor)
    return output
  }
  return {
    search,
    guests,
    check: async (code) => outputOf(await scanning.run({ token, code })),
    admit: async (ticketId, reason) => outputOf(await byHand.run({ token, ticketId, reason })),
    undo: async (ticketId) => outputOf(await undoing.run({ token, ticketId })),
  }
}
