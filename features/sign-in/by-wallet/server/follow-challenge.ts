import type { Input } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import { follow } from '#platform/operations/follow.ts'
import type * as contract from '../contract.ts'
import { type ChallengeState, findChallenge } from './challenge-state.ts'
import { getChallenge } from './get-challenge.ts'

/** Yields a challenge's state now and at each change, from any process, until it ends. Throws `challengeEnded`. */
export async function* followChallenge(
  ctx: Context,
  { challenge }: Input<typeof contract.followChallenge>,
  signal: AbortSignal,
): AsyncGenerator<ChallengeState> {
  await findChallenge(ctx, challenge)
  const read = () => getChallenge(ctx, { challenge })
  for await (const state of follow(ctx, `challenge:${challenge}`, read, signal)) {
    yield state
    if (state.status !== 'waiting') return
  }
}
