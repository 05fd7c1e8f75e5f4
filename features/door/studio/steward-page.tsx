import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall, useInvalidate, useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { checkInBySteward, getStewardDoor } from '../contract.ts'
import { COUNT_EVERY_MS } from '../rules.ts'
import { doorWords } from '../texts.ts'
import styles from './door.module.css'
import { Scanner } from './scanner.tsx'

/** /steward/{token}: a helper scans tickets of one event and sees nothing else. */
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
  const scanning = useCall(checkInBySteward, { invalidates: [getStewardDoor], quiet: true })
  const invalidate = useInvalidate()
  const check = async (code: string) => {
    const { output, problem } = await scanning.run({ token, code })
    // The link was ended meanwhile; the page shows this when it reloads the door.
    if (problem && !isServerTrouble(problem)) await invalidate(getStewardDoor)
    return output
  }
  // Without a network the page stays, and reports each code as not checked.
  const isOver = error && !isServerTrouble(error)
  return (
    <PublicFrame title={door?.title ?? doorTexts.open()} page={doorTexts.open()}>
      <div className={styles.public}>
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
                <p className={styles.hint}>
                  {door.gate}
                  <span>{doorTexts.counts({ count: door.inside, all: door.all })}</span>
                </p>
                <Scanner check={check} />
              </>
            )}
          </Loaded>
        )}
      </div>
    </PublicFrame>
  )
}
