import { useEffect, useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { useCaller } from './caller.tsx'
import { followOperation, type Operation } from './follow-operation.ts'

/**
 * The state of a long operation, followed by its event stream whatever breaks in between. `waiting` until the first
 * event and while `id` is undefined; a refusal of the stream is `error` with the problem's key as message.
 */
export function useOperation<E extends Endpoint>(endpoint: E, id: string | undefined): Operation {
  const caller = useCaller()
  const [followed, setFollowed] = useState<{ id?: string; operation: Operation }>({ operation: { status: 'waiting' } })
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    followOperation(caller, endpoint, id, stop.signal, (operation) => setFollowed({ id, operation }))
    return () => stop.abort()
  }, [caller, endpoint, id])
  return followed.id === id ? followed.operation : { status: 'waiting' }
}
