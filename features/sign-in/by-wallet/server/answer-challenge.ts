import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { sameText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, onCommit } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { signInChallenges } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { CHALLENGES_AN_HOUR, NUMBER_TRIES } from '../rules.ts'
import { findChallenge } from './challenge-state.ts'
import { readSignedMessage } from './read-signed-message.ts'

type Answer = typeof contract.answerChallenge

/**
 * Accepts a wallet's answer: an EIP-4361 message for PUBLIC_URL, with the challenge as its nonce and the two digits as
 * its request id, signed by the account that it names. A challenge accepts one answer. Throws `proofWrong`,
 * `challengeEnded` and `numberWrong` (twice at most, then `tooManyTries`: the challenge accepts no more answers).
 */
export async function answerChallenge(ctx: Context, input: Input<Answer>): Promise<Output<Answer>> {
  await takeRate(ctx, `challenge-answers:${ctx.network}`, { limit: CHALLENGES_AN_HOUR.answered, seconds: 3600 })
  const { challenge } = input
  const row = await findChallenge(ctx, challenge)
  const { did, nonce, requestId } = await readSignedMessage(ctx, input, ctx.config.publicUrl)
  if (nonce !== challenge) throw new Problem('proofWrong')
  if (!sameText(requestId, row.number)) {
    await countTry(ctx, challenge)
    throw new Problem('numberWrong')
  }
  await inTransaction(ctx, async (ctx) => {
    const [answered] = await ctx.db
      .update(signInChallenges)
      .set({ answeredAt: ctx.now(), did, network: '' })
      .where(isOpen(ctx, challenge))
      .returning({ challenge: signInChallenges.challenge })
    if (!answered) throw new Problem('challengeEnded')
    await recordEvent(ctx, { action: 'challenge.answered', subjectId: did })
    await onCommit(ctx, () => ctx.notices.notify(`challenge:${challenge}`))
  })
  return { status: 'validated' }
}

/** Counts a wrong number; the last try ends the challenge with `tooManyTries`. Throws `challengeEnded` when it had ended. */
async function countTry(ctx: Context, challenge: string): Promise<void> {
  const tries = sql<number>`${signInChallenges.tries} + 1`
  const isLast = sql`${tries} >= ${NUMBER_TRIES}`
  const [counted] = await ctx.db
    .update(signInChallenges)
    .set({
      tries,
      refusedAt: sql`case when ${isLast} then ${ctx.now().toISOString()}::timestamptz end`,
      network: sql`case when ${isLast} then '' else ${signInChallenges.network} end`,
    })
    .where(isOpen(ctx, challenge))
    .returning({ tries: signInChallenges.tries })
  if (!counted) throw new Problem('challengeEnded')
  if (counted.tries < NUMBER_TRIES) return
  ctx.notices.notify(`challenge:${challenge}`)
  throw new Problem('tooManyTries')
}

function isOpen(ctx: Context, challenge: string) {
  return and(
    eq(signInChallenges.challenge, challenge),
    isNull(signInChallenges.answeredAt),
    isNull(signInChallenges.refusedAt),
    lt(signInChallenges.tries, NUMBER_TRIES),
    gt(signInChallenges.expiresAt, ctx.now()),
  )
}
