import type { Context } from '#platform/context.ts'
import type { WalletChallenge } from '../wallet-contract.ts'

/** Challenges as a member sees them, with their own state, in the order of the ids; deleted ones are left out. */
export async function describeChallenges(
  _ctx: Context,
  _asked: { issuerId: string; holderId: string; challengeIds: string[] },
): Promise<WalletChallenge[]> {
  throw new Error('Challenges are not built yet')
}
