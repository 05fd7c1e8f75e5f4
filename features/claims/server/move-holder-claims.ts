import { and, eq, sql } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { claims } from './tables.ts'

/** Moves the claims that belong to one holder to another, when their wallets are merged. */
export function moveHolderClaims(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const moved = await ctx.db
      .update(claims)
      .set({ holderId: into })
      // Spelled like the index's condition.
      .where(and(sql`${claims.holderId} <> ''`, eq(claims.holderId, from)))
      .returning({ id: claims.id })
    if (moved.length === 0) return
    await recordEvent(ctx, { action: 'holder.claimsMoved', subjectId: into, detail: { count: moved.length } })
    await notifyWallets(ctx, { holderIds: [into] }, { kind: 'claim', subjectId: '' })
  })
}
