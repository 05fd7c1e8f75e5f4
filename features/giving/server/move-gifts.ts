import { and, eq, or, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { gifts, givingBlocks, givingCodes, shownMembers } from './tables.ts'

/**
 * Moves what one holder gave and received to another, when their wallets are merged, with codes, blocks and where they are
 * shown. A gift from one to the other stays and is marked (`endGiftsBetween` has ended an open one); the rings of those
 * communities are searched again.
 */
export function moveGifts(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const given = await ctx.db
      .update(gifts)
      .set({ giverId: into })
      .where(eq(gifts.giverId, from))
      .returning({ issuerId: gifts.issuerId })
    const received = await ctx.db
      .update(gifts)
      .set({ recipientId: into })
      .where(and(sql`${gifts.recipientId} <> ''`, eq(gifts.recipientId, from)))
      .returning({ issuerId: gifts.issuerId })
    await ctx.db
      .update(gifts)
      .set({ mark: 'self' })
      .where(and(eq(gifts.giverId, into), eq(gifts.recipientId, into)))
    await ctx.db.update(givingCodes).set({ holderId: into }).where(eq(givingCodes.holderId, from))
    await moveBlocks(ctx, { from, into })
    await moveShown(ctx, { from, into })
    for (const issuerId of new Set([...given, ...received].map((gift) => gift.issuerId)))
      await ctx.jobs.send(ctx, 'mark-gifts', { issuerId })
    const detail = { given: given.length, received: received.length }
    await recordEvent(ctx, { action: 'gifts.moved', subjectId: into, detail })
  })
}

type Merge = { from: string; into: string }

async function moveBlocks(ctx: Context, { from, into }: Merge): Promise<void> {
  const isTheirs = or(eq(givingBlocks.holderId, from), eq(givingBlocks.giverId, from))
  const rows = await ctx.db.delete(givingBlocks).where(isTheirs).returning()
  const moved = rows
    .map((row) => ({
      ...row,
      holderId: row.holderId === from ? into : row.holderId,
      giverId: row.giverId === from ? into : row.giverId,
    }))
    .filter(({ holderId, giverId }) => holderId !== giverId)
  if (moved.length > 0) await ctx.db.insert(givingBlocks).values(moved).onConflictDoNothing()
}

async function moveShown(ctx: Context, { from, into }: Merge): Promise<void> {
  const rows = await ctx.db.delete(shownMembers).where(eq(shownMembers.holderId, from)).returning()
  const moved = rows.map(({ issuerId }) => ({ issuerId, holderId: into }))
  if (moved.length > 0) await ctx.db.insert(shownMembers).values(moved).onConflictDoNothing()
}
