import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { findTicketsBySteward, getStewardDoor } from '../../contract.ts'
import { useFreshGuests } from '../../guests/studio/guest-pages.ts'
import { COUNT_EVERY_MS } from '../../rules.ts'
import { DoorCount } from '../../studio/door-count.tsx'
import { DoorDesk } from '../../studio/door-desk.tsx'
import { doorWords } from '../../texts.ts'
import { useStewardDoor } from './use-steward-door.ts'

/** /steward/{token}: a helper admits the tickets of one event and sees nothing else. */
export function StewardPage({ token }: { token: string }) {
  const doorTexts = useTexts(doorWords)
  const query = useQueryCall(
    getStewardDoor,
    { token },
    {
      retry: false,
      quiet: true,
      // A link that has ended does not start again.
      refetchInterval: ({ state }) => (!state.error || isServerTrouble(state.error) ? COUNT_EVERY_MS : false),
    },
  )
  const { data: door, error } = query
  useFreshGuests(findTicketsBySteward, door?.inside)
  // Without a network the page stays, and reports each code as not checked.
  const isOver = error && !isServerTrouble(error)
  return (
    <PublicFrame title={door?.title ?? doorTexts.open()} page={doorTexts.open()}>
      <Stack middled width="wide" padBlock="l" gap="l" full>
        {isOver && (
          <>
            <h1>{doorTexts.ended()}</h1>
            <p className="bz-lead">{doorTexts.endedHint()}</p>
          </>
        )}
        {!isOver && (
          <Loaded query={query}>
            {(door) => (
              <>
                <h1>{door.title}</h1>
                <DoorCount door={door} gate={door.gate} />
                <StewardDesk token={token} />
              </>
            )}
          </Loaded>
        )}
      </Stack>
    </PublicFrame>
  )
}

function StewardDesk({ token }: { token: string }) {
  return <DoorDesk door={useStewardDoor(token)} isStaff />
}
