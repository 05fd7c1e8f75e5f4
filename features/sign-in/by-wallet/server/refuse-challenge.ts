import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, onCommit } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { signInChallenges } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { CHALLENGES_AN_HOUR } from '../rules.ts'

type Refuse = typeof contract.refuseChallenge

/** Ends a challenge refused by the person; the page that shows it makes another. Throws `challengeEnded`. */
export async function refuseChallenge(ctx: Context, { challenge }: Input<Refuse>): Promise<Output<Refuse>> {
  await takeRate(ctx, `challenge-answers:${ctx.network}`, { limit: CHALLENGES_AN_HOUR.answered, seconds: 3600 })
  await inTransaction(ctx, async (ctx) => {
    const [refused] = await ctx.db
      .update(signInChallenges)
      .set({ refusedAt: ctx.now(), network: '' })
      .where(
        and(
          eq(signInChallenges.challenge, challenge),
          isNull(signInChallenges.answeredAt),
          isNull(signInChallenges.refusedAt),
          gt(signInChallenges.expiresAt, ctx.now()),
        ),
      )
      .returning({ challenge: signInChallenges.challenge })
    if (!refused) throw new Problem('challengeEnded')
    await recordEvent(ctx, { action: 'challenge.refused', subjectId: '' })
    await onCommit(ctx, () => ctx.notices.notify(`challenge:${challenge}`))
  })
  return { status: 'refused' }
}
