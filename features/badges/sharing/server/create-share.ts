import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { shareUrl } from '../../server/addresses.ts'
import { badges, shares } from '../../server/tables.ts'

type Create = typeof contract.createShare

/** Turns the public page of the holder's badge on, or keeps the existing one. The badge's row is the lock. */
export function createShare(ctx: HolderContext, { badgeId }: Input<Create>): Promise<Output<Create>> {
  const { holderId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    const [badge] = await ctx.db
      .select({ issuerId: badges.issuerId })
      .from(badges)
      .where(and(eq(badges.id, badgeId), eq(badges.holderId, holderId)))
      .for('update')
    if (!badge) throw new Problem('notFound')
    const [open] = await ctx.db
      .select({ id: shares.id })
      .from(shares)
      .where(and(eq(shares.badgeId, badgeId), eq(shares.holderId, holderId), isNull(shares.endedAt)))
    if (open) return { shareUrl: shareUrl(ctx.config, open.id) }
    const id = newId()
    await ctx.db.insert(shares).values({ id, badgeId, holderId, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'badge.shared', issuerId: badge.issuerId, subjectId: badgeId })
    return { shareUrl: shareUrl(ctx.config, id) }
  })
}
