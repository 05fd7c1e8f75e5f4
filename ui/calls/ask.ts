import { type Caller, call } from '#base/call.ts'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { whileSession } from './session-streams.ts'

/**
 * Calls an endpoint to read it, as `call` does, but not while this page is ending its session, whose token may have ended
 * already: then it asks only if the session continues.
 */
export function ask<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<Output<E>> {
  const had = caller.token?.()
  return whileSession(signal, async (signal) => {
    // A wallet's page stays when it is signed out; the server would refuse.
    if (had !== undefined && caller.token?.() === undefined) throw new CallProblem('signedOut', 3000, 401)
    return call(caller, endpoint, input, signal)
  })
}
