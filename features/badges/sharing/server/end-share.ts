import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { badges, shares } from '../../server/tables.ts'

type End = typeof contract.endShare

/** Turns the public page of the holder's badge off for good: a later one gets a new address. */
export function endShare(ctx: HolderContext, { badgeId }: Input<End>): Promise<Output<End>> {
  const { holderId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    const [badge] = await ctx.db
      .select({ issuerId: badges.issuerId })
      .from(badges)
      .where(and(eq(badges.id, badgeId), eq(badges.holderId, holderId)))
    if (!badge) throw new Problem('notFound')
    const ended = await ctx.db
      .update(shares)
      .set({ endedAt: ctx.now() })
      .where(and(eq(shares.badgeId, badgeId), isNull(shares.endedAt)))
      .returning({ id: shares.id })
    if (ended.length > 0) {
      await recordEvent(ctx, { action: 'badge.unshared', issuerId: badge.issuerId, subjectId: badgeId })
    }
    return {}
  })
}
