import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { followOperation } from '#features/issuers/contract.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { useOperation } from '#ui/calls/use-operation.ts'

/**
 * Waits for a new delegation that the community's wallet signs. `operation` is its progress; once signed, `done` is
 * called even if the server is still working. A refusal or timeout just ends the wait; an error's key is passed to
 * `onProblem`.
 */
export function useSigning(stale: Endpoint[], onProblem: (key: string) => void) {
  const invalidate = useInvalidate()
  const [callbackId, setCallbackId] = useState<string>()
  const then = useRef<() => void>(undefined)
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation matters.
  useEffect(() => {
    if (callbackId === undefined || status === 'waiting') return
    setCallbackId(undefined)
    if (status === 'error') onProblem(message || 'serverError')
    if (status === 'error' || status === 'canceled') return
    for (const endpoint of stale) void invalidate(endpoint)
    then.current?.()
  }, [status, callbackId])
  const wait = (id: string, done: () => void): undefined => {
    then.current = done
    setCallbackId(id)
  }
  return {
    operation: callbackId === undefined ? undefined : operation,
    /** Waits for an operation and calls `done` once it is signed. */
    wait,
    /** Calls `done` at once when no signature is needed (''), else once the operation is signed. */
    waitFor: (id: string, done: () => void) => (id === '' ? done() : wait(id, done)),
  }
}
