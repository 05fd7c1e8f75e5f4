import type { Caller } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { followStream } from './follow-stream.ts'

export type OperationStatus = 'waiting' | 'pending' | 'treating' | 'success' | 'error' | 'canceled'
export type Operation = { status: OperationStatus; message?: string }

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
  const onEvent = (event: unknown) => {
    const operation = event as Operation
    notify(operation)
    return ENDS.includes(operation.status)
  }
  const refused = await followStream(caller, endpoint, { [name]: id } as CallInput<E>, signal, { onEvent })
  if (refused) notify({ status: 'error', message: refused.key })
}
