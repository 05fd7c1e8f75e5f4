import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { CHALLENGES_MAX } from '../rules.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import { readDraft } from './read-draft.ts'
import { challenges } from './tables.ts'

type Create = typeof contract.addChallenge

/**
 * Creates a challenge. One about badges is passed at once by members who meet it already, by a job; a draft by nobody until a
 * saved quest names it. Throws `serverRefused`, the problems of `readDraft`, `pointsNotAllowed`, and `tooManyChallenges`.
 */
export async function createChallenge(ctx: AdminContext, asked: Input<Create>): Promise<Output<Create>> {
  const ofType = TYPES_ON_SERVER[asked.type]
  await ofType.assertUsable?.(ctx, asked.data)
  return inTransaction(ctx, async (ctx) => {
    const issuer = await ownIssuer(ctx)
    const { issuerId } = ctx.actor
    if (asked.reward > 0 && !mayGivePoints(ctx.config, issuer)) throw new Problem('pointsNotAllowed')
    const draft = await readDraft(ctx, asked)
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`challenges:${issuerId}`}, 0))`)
    const isOwn = and(eq(challenges.issuerId, issuerId), isNull(challenges.deletedAt))
    if ((await ctx.db.$count(challenges, isOwn)) >= CHALLENGES_MAX) throw new Problem('tooManyChallenges')
    const id = newId()
    const { reward, title, isDraft } = asked
    await ctx.db.insert(challenges).values({ id, issuerId, ...draft, reward, title, isDraft, createdAt: ctx.now() })
    const detail = { type: draft.type, reward }
    await recordEvent(ctx, { action: 'challenge.created', subjectId: id, detail })
    if (!isDraft) await ofType.awardNew?.(ctx, [id])
    return { challengeId: id, codes: (await ofType.makeCodes?.(ctx, id, draft.data)) ?? [] }
  })
}
