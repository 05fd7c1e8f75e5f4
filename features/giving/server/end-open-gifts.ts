import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { addressesOf } from '#features/holders/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { endGiftClaims } from './end-gift-claim.ts'
import { gifts } from './tables.ts'

/**
 * Ends the gifts of erased givers that nobody has claimed, in the caller's transaction, so that no badge is signed in their
 * name any more. Before badges are locked, because it locks claims.
 */
export function endGiftsOf(ctx: Context, holderIds: string[]): Promise<void> {
  return endOpen(ctx, inArray(gifts.giverId, holderIds))
}

/**
 * Ends the gifts from one to the other of two wallets that are merged, which nobody could claim any more: nobody gives to
 * themselves. Before badges are locked, because it locks claims.
 */
export function endGiftsBetween(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const both = [from, into]
    const own = await Promise.all(both.map((holderId) => addressesOf(ctx, holderId)))
    const emails = own.flat().flatMap(({ email, provenAt }) => (provenAt ? email : []))
    const isToThem = or(
      and(sql`${gifts.recipientId} <> ''`, inArray(gifts.recipientId, both)),
      and(sql`${gifts.email} <> ''`, inArray(gifts.email, emails)),
    )
    await endOpen(ctx, and(inArray(gifts.giverId, both), isToThem))
  })
}

async function endOpen(ctx: Context, which: SQL | undefined): Promise<void> {
  const isOpen = and(which, inArray(gifts.state, ['given', 'review']))
  const open = await ctx.db.select().from(gifts).where(isOpen)
  const sent = open.filter(({ claimId }) => claimId !== '')
  const issuerIds = [...new Set(sent.map(({ issuerId }) => issuerId))].sort()
  for (const issuerId of issuerIds)
    await endGiftClaims(
      ctx,
      issuerId,
      sent.flatMap((gift) => (gift.issuerId === issuerId ? gift.claimId : [])),
    )
  // After the claims: one that was claimed meanwhile is no longer open.
  const ended = await ctx.db.update(gifts).set({ state: 'withdrawn' }).where(isOpen).returning({ id: gifts.id })
  if (ended.length === 0) return
  await recordEvent(ctx, { action: 'gifts.ended', subjectId: 'gifts', detail: { gifts: ended.length } })
}
