import { type Caller, stream } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { followEvents } from '#features/issuers/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { spreadPause } from '#ui/calls/spread-pause.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** First parts of the kinds of events that change screens of the studio: `claim.taken`, `claims.mailed`. */
const SHOWN = ['claim', 'claims', 'badge', 'badges', 'mails', 'template', 'notice', 'bell', 'conversation']

/**
 * Reports changes at the issuer that the studio's screens show, until the signal aborts, the stream is refused (signed
 * out), or it says that the session has `ended`, whose token is not used again. Reopens the stream when it breaks;
 * changes in between are reported once, as are those shortly before the first opening.
 */
export async function followIssuerEvents(
  caller: Caller,
  signal: AbortSignal,
  notify: () => void,
): Promise<'ended' | undefined> {
  let pause = FIRST_PAUSE_MS
  let last: number | undefined
  // A stream that opens only after a failure may begin long after the page was read.
  let isLate = false
  while (!signal.aborted) {
    let isFirst = true
    try {
      for await (const event of stream(caller, followEvents, {}, signal)) {
        if (signal.aborted) return undefined
        if (event.sessionEnded) return 'ended'
        const missed = last === undefined ? isLate || event.earlier?.some(isShown) : last !== event.last
        if ((isFirst && missed) || event.changes.some(isShown)) notify()
        last = event.last
        isFirst = false
        pause = FIRST_PAUSE_MS
      }
    } catch (thrown) {
      if (signal.aborted) return undefined
      if (thrown instanceof CallProblem && !isServerTrouble(thrown)) return undefined
    }
    isLate = true
    if (!signal.aborted) await spreadPause(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  return undefined
}

function isShown({ kind }: { kind: string }): boolean {
  return SHOWN.includes(kind.split('.')[0] ?? '')
}
