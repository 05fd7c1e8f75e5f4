import { useEffect, useState } from 'react'
import { type Caller, stream } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { useCaller } from './caller.tsx'
import { isServerTrouble } from './query-client.ts'

export type OperationStatus = 'waiting' | 'pending' | 'treating' | 'success' | 'error' | 'canceled'
export type Operation = { status: OperationStatus; message?: string }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
const ENDS: OperationStatus[] = ['success', 'error', 'canceled']

/**
 * Follows a long operation by its event stream, opening the stream again whenever it breaks, until it succeeds, fails or
 * is cancelled. `waiting` until the first event; a refusal of the stream itself is `error` with the problem's key as
 * message. Nothing happens while `id` is undefined. The stream's path carries the id: `/operations/sse/{id}`.
 */
export function useOperation<E extends Endpoint>(endpoint: E, id: string | undefined): Operation {
  const caller = useCaller()
  const [followed, setFollowed] = useState<{ id?: string; operation: Operation }>({ operation: { status: 'waiting' } })
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    follow(caller, endpoint, id, stop.signal, (operation) => {
      if (!stop.signal.aborted) setFollowed({ id, operation })
    })
    return () => stop.abort()
  }, [caller, endpoint, id])
  return followed.id === id ? followed.operation : { status: 'waiting' }
}

async function follow<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  id: string,
  signal: AbortSignal,
  tell: (operation: Operation) => void,
) {
  const name = /\{(\w+)\}/.exec(endpoint.path)?.[1] ?? 'id'
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      for await (const event of stream(caller, endpoint, { [name]: id } as CallInput<E>, signal)) {
        const operation = event as Operation
        tell(operation)
        if (ENDS.includes(operation.status)) return
        pause = FIRST_PAUSE_MS
      }
    } catch (thrown) {
      if (signal.aborted) return
      if (thrown instanceof CallProblem && !isServerTrouble(thrown)) {
        return tell({ status: 'error', message: thrown.key })
      }
    }
    await elapsed(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

function elapsed(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
