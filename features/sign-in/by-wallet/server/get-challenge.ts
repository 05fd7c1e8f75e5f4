import type { Input } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type ChallengeState, challengeState, findChallenge } from './challenge-state.ts'
import { redeemChallenge } from './redeem-challenge.ts'

/** The state of a challenge; with its secret also the token, once. Throws `challengeEnded` when there is none. */
export async function getChallenge(
  ctx: Context,
  { challenge }: Input<typeof contract.getChallenge>,
): Promise<ChallengeState> {
  const row = await findChallenge(ctx, challenge)
  const state = challengeState(ctx, row)
  return state.status === 'validated' ? { ...state, token: await redeemChallenge(ctx, row) } : state
}
