import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { badges, shares } from './tables.ts'

/**
 * Gives the badges and shares of one holder to another, when their wallets become one. Where both took a badge of the same
 * link, the second stays behind with its share: a claim gives a holder one badge, and this holder has it.
 */
export function moveBadges(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const claimed = ctx.db.select({ claimId: badges.claimId }).from(badges).where(eq(badges.holderId, into))
    const moved = await ctx.db
      .update(badges)
      .set({ holderId: into })
      .where(and(eq(badges.holderId, from), notInArray(badges.claimId, claimed)))
      .returning({ id: badges.id })
    if (moved.length === 0) return
    const badgeIds = moved.map(({ id }) => id)
    await ctx.db.update(shares).set({ holderId: into }).where(inArray(shares.badgeId, badgeIds))
    await recordEvent(ctx, { action: 'badges.moved', subjectId: into, detail: { badges: moved.length } })
  })
}
