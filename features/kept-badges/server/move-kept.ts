import { and, eq, inArray } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { endPages } from '../sharing/server/end-pages.ts'
import { removeRowKeys } from './sealing.ts'
import { keptBadges, keptShares } from './tables.ts'

/**
 * Moves what one wallet keeps from other issuers to another when they are merged. A badge that both have stays once, as the
 * other wallet has it, and the page of the first one ends. Afterwards more pages than a wallet may have can be open; no other
 * one is turned on then.
 */
export function moveKept(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const there = ctx.db.select({ hash: keptBadges.hash }).from(keptBadges).where(eq(keptBadges.holderId, into))
    const doubles = await ctx.db
      .delete(keptBadges)
      .where(and(eq(keptBadges.holderId, from), inArray(keptBadges.hash, there)))
      .returning({ id: keptBadges.id, sealedBy: keptBadges.sealedBy })
    await endPages(
      ctx,
      doubles.map(({ id }) => id),
    )
    await removeRowKeys(ctx, doubles)
    const moved = await ctx.db
      .update(keptBadges)
      .set({ holderId: into })
      .where(eq(keptBadges.holderId, from))
      .returning({ id: keptBadges.id })
    await ctx.db.update(keptShares).set({ holderId: into }).where(eq(keptShares.holderId, from))
    if (moved.length === 0) return
    await notifyWallets(ctx, { holderIds: [into] }, { kind: 'kept', subjectId: '' })
    await recordEvent(ctx, { action: 'keptBadges.moved', subjectId: into, detail: { count: moved.length } })
  })
}
