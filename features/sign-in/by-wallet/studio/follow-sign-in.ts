import { type Caller, stream } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { spreadPause } from '#ui/calls/spread-pause.ts'
import { followChallenge } from '../contract.ts'
import { SECRET_HEADER } from '../rules.ts'

export type SignInState = Output<typeof followChallenge>

const PAUSE_MS = 1500

/**
 * Reports each state of a challenge from its event stream until it ends. Reopens the stream whenever it breaks (a phone
 * suspends the page while the wallet is in front). A challenge unknown to the server has expired.
 */
export async function followSignIn(
  caller: Caller,
  { challenge, secret }: { challenge: string; secret: string },
  signal: AbortSignal,
  notify: (state: Pick<SignInState, 'status' | 'token'>) => void,
): Promise<void> {
  const mine: Caller = { ...caller, headers: () => ({ [SECRET_HEADER]: secret }) }
  while (!signal.aborted) {
    try {
      for await (const state of stream(mine, followChallenge, { challenge }, signal)) {
        if (signal.aborted) return
        notify(state)
        if (state.status !== 'waiting') return
      }
    } catch (thrown) {
      if (signal.aborted) return
      if (thrown instanceof CallProblem && thrown.status >= 400 && thrown.status < 500) {
        return notify({ status: 'expired', token: '' })
      }
    }
    await spreadPause(PAUSE_MS, signal)
  }
}
