import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { followOperation } from '#features/issuers/contract.ts'
import { useInvalidate } from '#ui/use-call.ts'
import { useOperation } from '#ui/use-operation.ts'

/**
 * The wait of a send that needs a new delegation, which the community's wallet signs. `operation` is shown meanwhile; signed
 * it is done, also while the server still works at it; refused or not signed in time it just ends,
 * an error's key goes to `onProblem`.
 */
export function useSigning(stale: Endpoint[], onProblem: (key: string) => void) {
  const invalidate = useInvalidate()
  const [callbackId, setCallbackId] = useState<string>()
  const then = useRef<() => void>(undefined)
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation moves on.
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
    /** Waits for an operation and runs `done` once it is signed. */
    wait,
    /** Runs `done` at once where nothing is to be signed (''), else once the operation is signed. */
    waitFor: (id: string, done: () => void) => (id === '' ? done() : wait(id, done)),
  }
}
