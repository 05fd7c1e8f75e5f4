import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { isProven } from '../evidence/server/submit-email-validation.ts'
import { AGAIN_DAYS, daysLater, renewableFrom } from '../rules.ts'
import { promoteRequests } from './tables.ts'

type Ask = typeof contract.requestPromotion

/**
 * Asks the operator to check who stands behind the community's current name, and e-mails the operator. Throws
 * `emailNotVerified`, `requestOpen`, `askedTooSoon` within 30 days of a refusal, and `markActive` while the mark has more
 * than 60 days left. The issuer's row is the lock: of two requests at once one is written.
 */
export function requestPromotion(ctx: AdminContext, { commitments: _, ...fields }: Input<Ask>): Promise<Output<Ask>> {
  return inTransaction(ctx, async (ctx) => {
    const issuer = await lockIssuer(ctx, ctx.actor.issuerId)
    if (!issuer) throw new Problem('notFound')
    if (!(await isProven(ctx, fields.email))) throw new Problem('emailNotVerified')
    await assertPossible(ctx, issuer)
    const id = newId()
    const createdAt = ctx.now()
    const asked = { id, issuerId: issuer.id, name: issuer.name, state: 'waiting' as const, createdAt }
    await ctx.db.insert(promoteRequests).values({ ...fields, ...asked })
    await recordEvent(ctx, { action: 'promotion.requested', subjectId: id })
    await ctx.jobs.send(ctx, 'mail-promote-request', { requestId: id })
    return { createdAt: createdAt.toISOString() }
  })
}

async function assertPossible(ctx: Context, issuer: Issuer): Promise<void> {
  const now = ctx.now()
  const last = await lastRequest(ctx, issuer.id)
  if (last?.state === 'waiting') throw new Problem('requestOpen')
  if (last?.state === 'refused' && last.decidedAt && daysLater(last.decidedAt, AGAIN_DAYS) > now)
    throw new Problem('askedTooSoon')
  const isMarked = issuer.promotedAt !== null && promotedAt(issuer) !== ''
  if (isMarked && issuer.promotedAt && renewableFrom(issuer.promotedAt) > now) throw new Problem('markActive')
}

/** A community's newest request. */
export async function lastRequest(ctx: Context, issuerId: string) {
  const [last] = await ctx.db
    .select()
    .from(promoteRequests)
    .where(eq(promoteRequests.issuerId, issuerId))
    .orderBy(desc(promoteRequests.createdAt), desc(promoteRequests.id))
    .limit(1)
  return last
}
