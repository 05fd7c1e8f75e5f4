import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { badges, shares } from './tables.ts'

/**
 * Moves the badges and open shares of one holder to another when their wallets are merged. Where both have a badge of the
 * same claim, only the one of `into` stays visible: the page of the other is turned off, because no holder could do it
 * later.
 */
export function moveBadges(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockBadgesOf(ctx, [from])
    const moved = await ctx.db
      .update(badges)
      .set({ holderId: into })
      .where(
        and(
          eq(badges.holderId, from),
          sql`not exists (select 1 from ${badges} b where b.claim_id = ${badges.claimId} and b.holder_id = ${into})`,
        ),
      )
      .returning({ id: badges.id })
    const left = ctx.db.select({ id: badges.id }).from(badges).where(eq(badges.holderId, from))
    await ctx.db
      .update(shares)
      .set({ endedAt: ctx.now() })
      .where(and(eq(shares.holderId, from), isNull(shares.endedAt), inArray(shares.badgeId, left)))
    await ctx.db
      .update(shares)
      .set({ holderId: into })
      .where(and(eq(shares.holderId, from), isNull(shares.endedAt)))
    await notifyWallets(ctx, { holderIds: [into] }, { kind: 'badge', subjectId: '' })
    await recordEvent(ctx, { action: 'badges.moved', subjectId: into, detail: { count: moved.length } })
  })
}

/** Locks all badges of some holders until the commit, in the order of their ids, as revocations do. */
export async function lockBadgesOf(ctx: Context, holderIds: string[]): Promise<void> {
  const isTheirs = inArray(badges.holderId, holderIds)
  await ctx.db.select({ id: badges.id }).from(badges).where(isTheirs).orderBy(asc(badges.id)).for('update')
}
