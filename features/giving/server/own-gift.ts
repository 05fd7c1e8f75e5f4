import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import { gifts } from './tables.ts'

export type GiftRow = typeof gifts.$inferSelect

/** A gift that the signed-in holder gave; throws `notFound`. */
export async function findGiven(ctx: HolderContext, giftId: string): Promise<GiftRow> {
  const isOwn = and(eq(gifts.id, giftId), eq(gifts.giverId, ctx.actor.holderId))
  const [gift] = await ctx.db.select().from(gifts).where(isOwn)
  if (!gift) throw new Problem('notFound')
  return gift
}

/** A gift to the signed-in holder, sent to their wallet or to a proven address of theirs; throws `notFound`. */
export async function findReceived(ctx: HolderContext, giftId: string): Promise<GiftRow> {
  const [gift] = await ctx.db
    .select()
    .from(gifts)
    .where(and(eq(gifts.id, giftId), await isFor(ctx, ctx.actor.holderId)))
  // Nobody sees a gift before it was reviewed.
  if (!gift || gift.claimId === '') throw new Problem('notFound')
  return gift
}

/** The condition that a gift is for a wallet: it was sent to it, or to a proven address of it and not claimed by another. */
export async function isFor(ctx: Context, holderId: string) {
  // Read before: with a subquery no index of gifts would be used.
  const own = await ctx.db
    .select({ email: holderAddresses.email })
    .from(holderAddresses)
    .where(and(eq(holderAddresses.holderId, holderId), isNotNull(holderAddresses.provenAt)))
  const emails = own.map(({ email }) => email)
  return or(
    and(sql`${gifts.recipientId} <> ''`, eq(gifts.recipientId, holderId)),
    emails.length === 0
      ? undefined
      : and(sql`${gifts.email} <> ''`, eq(gifts.recipientId, ''), inArray(gifts.email, emails)),
  )
}
