import { type Caller, stream } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { isServerTrouble } from './query-client.ts'

export type OperationStatus = 'waiting' | 'pending' | 'treating' | 'success' | 'error' | 'canceled'
export type Operation = { status: OperationStatus; message?: string }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
const ENDS: OperationStatus[] = ['success', 'error', 'canceled']

/**
 * Reports each state of a long operation from its event stream, reopening the stream whenever it breaks or ends too
 * early, until the operation succeeds, fails or is cancelled, or the signal aborts. A refusal of the stream is reported
 * as `error` with the problem's key. The stream's path contains the id: `/operations/sse/{id}`.
 */
export async function followOperation<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  id: string,
  signal: AbortSignal,
  notify: (operation: Operation) => void,
): Promise<void> {
  const name = /\{(\w+)\}/.exec(endpoint.path)?.[1] ?? 'id'
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      for await (const event of stream(caller, endpoint, { [name]: id } as CallInput<E>, signal)) {
        const operation = event as Operation
        if (signal.aborted) return
        notify(operation)
        if (ENDS.includes(operation.status)) return
        pause = FIRST_PAUSE_MS
      }
    } catch (thrown) {
      if (signal.aborted) return
      if (thrown instanceof CallProblem && !isServerTrouble(thrown)) {
        return notify({ status: 'error', message: thrown.key })
      }
    }
    if (!signal.aborted) await elapsed(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

function elapsed(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
