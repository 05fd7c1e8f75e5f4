import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findBadge } from '../../server/queries.ts'
import { badges, shares } from '../../server/tables.ts'

type Update = typeof contract.updateShare

/**
 * Shows the holder's name on the public page of their badge, or no longer. The badge's row is the lock. Throws `notFound`
 * while the page is off, and `ownNameMissing` where no name is known that the holder wrote.
 */
export function updateShare(ctx: HolderContext, { badgeId, showsName }: Input<Update>): Promise<Output<Update>> {
  const { holderId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    const [badge] = await ctx.db
      .select({ issuerId: badges.issuerId })
      .from(badges)
      .where(and(eq(badges.id, badgeId), eq(badges.holderId, holderId)))
      .for('update')
    if (!badge) throw new Problem('notFound')
    if (showsName && !(await findBadge(ctx, badgeId))?.ownName) throw new Problem('ownNameMissing')
    const isOpen = and(eq(shares.badgeId, badgeId), eq(shares.holderId, holderId), isNull(shares.endedAt))
    const changed = await ctx.db.update(shares).set({ showsName }).where(isOpen).returning({ id: shares.id })
    if (changed.length === 0) throw new Problem('notFound')
    const action = showsName ? 'badge.nameShown' : 'badge.nameHidden'
    await recordEvent(ctx, { action, issuerId: badge.issuerId, subjectId: badgeId })
    return { showsName }
  })
}
