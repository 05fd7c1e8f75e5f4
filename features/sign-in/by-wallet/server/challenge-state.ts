import { eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { signInChallenges } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { NUMBER_TRIES } from '../rules.ts'

export type Challenge = typeof signInChallenges.$inferSelect
export type ChallengeState = Output<typeof contract.getChallenge>

/** The address in the QR code: a page of the wallet. */
export function dynamicLink(ctx: Context, challenge: string): string {
  return `${ctx.config.walletUrl}/connect/${challenge}`
}

/** The row of a challenge; throws `challengeEnded` when there is none. */
export async function findChallenge(ctx: Context, challenge: string): Promise<Challenge> {
  const [row] = await ctx.db.select().from(signInChallenges).where(eq(signInChallenges.challenge, challenge))
  if (!row) throw new Problem('challengeEnded')
  return row
}

/** The public state of a challenge, without its token. */
export function challengeState(ctx: Context, row: Challenge): ChallengeState {
  const status = statusOf(row, ctx.now())
  const network = status === 'waiting' ? row.network : ''
  return {
    challenge: row.challenge,
    dynamicLink: dynamicLink(ctx, row.challenge),
    status,
    token: '',
    signup: row.signup,
    device: row.device,
    network,
    isSameNetwork: network !== '' && network === ctx.networkName,
    expiresAt: row.expiresAt.toISOString(),
  }
}

function statusOf(row: Challenge, now: Date): ChallengeState['status'] {
  if (row.expiresAt <= now) return 'expired'
  if (row.refusedAt) return row.tries >= NUMBER_TRIES ? 'tooManyTries' : 'refused'
  return row.answeredAt ? 'validated' : 'waiting'
}
