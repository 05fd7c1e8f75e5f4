import { type Caller, stream } from '#base/call.ts'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { isServerTrouble } from './query-client.ts'
import { spreadPause } from './spread-pause.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

export type Listening<T> = {
  /** Returns true after the last event. */
  onEvent: (event: T) => boolean
  /** The stream broke, or could not be opened; it is tried again. */
  onLost?: () => void
}

/**
 * Reads an event stream, reopening it whenever it breaks or ends too early, until `onEvent` returns true, the signal
 * aborts, or the server refuses the stream: returns that refusal.
 */
export async function followStream<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
  { onEvent, onLost }: Listening<Output<E>>,
): Promise<CallProblem | undefined> {
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      for await (const event of stream(caller, endpoint, input, signal)) {
        if (signal.aborted) return undefined
        if (onEvent(event)) return undefined
        pause = FIRST_PAUSE_MS
      }
    } catch (thrown) {
      if (signal.aborted) return undefined
      if (thrown instanceof CallProblem && !isServerTrouble(thrown)) return thrown
      onLost?.()
    }
    if (!signal.aborted) await spreadPause(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  return undefined
}
