import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import type { AdminContext } from '#platform/context.ts'
import type { GiftState } from '../../rules.ts'
import type { GiftRow } from '../../server/own-gift.ts'
import { gifts } from '../../server/tables.ts'

/** The community's own gift; throws `notFound`, and `giftDecided` for one that does not wait for review. */
export async function findToReview(ctx: AdminContext, giftId: string): Promise<GiftRow> {
  const isOwn = and(eq(gifts.id, giftId), eq(gifts.issuerId, ctx.actor.issuerId))
  const [gift] = await ctx.db.select().from(gifts).where(isOwn)
  if (!gift) throw new Problem('notFound')
  if (gift.state !== 'review') throw new Problem('giftDecided')
  return gift
}

/** Decides a gift; the update is the lock: one of two decisions wins, the other throws `giftDecided` and is rolled back. */
export async function decideGift(
  ctx: AdminContext,
  { id, issuerId }: GiftRow,
  to: { state: GiftState; claimId?: string },
): Promise<void> {
  const decided = await ctx.db
    .update(gifts)
    .set(to)
    .where(and(eq(gifts.id, id), eq(gifts.state, 'review')))
    .returning({ id: gifts.id })
  if (decided.length === 0) throw new Problem('giftDecided')
  const action = to.state === 'refused' ? 'gift.refused' : 'gift.approved'
  await recordEvent(ctx, { action, issuerId, subjectId: id })
}
