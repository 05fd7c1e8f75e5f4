import { useEffect, useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { useProblemText } from '../words/catalogue.tsx'
import { useCaller } from './caller.tsx'
import { followOperation, type Operation } from './follow-operation.ts'
import { toastError } from './toast.ts'

/**
 * The state of a long operation, followed through its event stream across interruptions. `waiting` until the first
 * event and while `id` is undefined; a refusal of the stream is `error` with the problem's key as message. An operation
 * canceled by a person ends silently; one that timed out shows a toast.
 */
export function useOperation<E extends Endpoint>(endpoint: E, id: string | undefined): Operation {
  const caller = useCaller()
  const [followed, setFollowed] = useState<{ id?: string; operation: Operation }>({ operation: { status: 'waiting' } })
  const sentence = useProblemText()
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    followOperation(caller, endpoint, id, stop.signal, (operation) => {
      setFollowed({ id, operation })
      if (operation.status === 'canceled' && operation.message) toastError(sentence(operation.message))
    })
    return () => stop.abort()
  }, [caller, endpoint, id, sentence])
  return followed.id === id ? followed.operation : { status: 'waiting' }
}
