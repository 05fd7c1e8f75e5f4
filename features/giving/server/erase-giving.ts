import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { forgetGivers } from '#features/claims/server/forget-givers.ts'
import { holders } from '#features/holders/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { FORMER_MEMBER, type GiftState } from '../rules.ts'
import { gifts, givingBlocks, givingCodes, givingSettings, shownMembers } from './tables.ts'

/** What a gift says about people, besides who they are: the document that the giver signed names the recipient. */
const UNSAID = { email: '', sentence: '', signedFor: '', signature: '', account: '' }

/** Nobody is left whom an admin could send it to. */
const afterErasure = sql<GiftState>`case when ${gifts.state} = 'review' then 'withdrawn' else ${gifts.state} end`

/** Has badges that people gave say "a former member"; while gifts still name the accounts that signed them. */
export async function forgetGiversOf(ctx: Context, holderIds: string[]): Promise<void> {
  const known = await ctx.db.select({ did: holders.did }).from(holders).where(inArray(holders.id, holderIds))
  const given = await ctx.db.select({ account: gifts.account }).from(gifts).where(inArray(gifts.giverId, holderIds))
  const dids = [...known.map(({ did }) => did), ...given.flatMap(({ account }) => account || [])]
  await forgetGivers(ctx, [...new Set(dids)])
}

/**
 * Erases people from gifts: who gave and received them, addresses and sentences. The rows stay, without anybody. Their codes,
 * blocks and where they were shown are deleted.
 */
export function eraseGiving(
  ctx: Context,
  { holderIds, emails }: { holderIds: string[]; emails: string[] },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isRecipient = or(
      and(sql`${gifts.recipientId} <> ''`, inArray(gifts.recipientId, holderIds)),
      and(sql`${gifts.email} <> ''`, inArray(gifts.email, emails)),
    )
    await ctx.db
      .update(gifts)
      .set({ ...UNSAID, recipientId: FORMER_MEMBER, state: afterErasure })
      .where(isRecipient)
    await ctx.db
      .update(gifts)
      .set({ giverId: FORMER_MEMBER, sentence: '', signedFor: '', signature: '', account: '' })
      .where(inArray(gifts.giverId, holderIds))
    await ctx.db.delete(givingCodes).where(inArray(givingCodes.holderId, holderIds))
    const isTheirs = or(inArray(givingBlocks.holderId, holderIds), inArray(givingBlocks.giverId, holderIds))
    await ctx.db.delete(givingBlocks).where(isTheirs)
    await ctx.db.delete(shownMembers).where(inArray(shownMembers.holderId, holderIds))
    await recordEvent(ctx, { action: 'gifts.erased', subjectId: 'gifts', detail: { people: holderIds.length } })
  })
}

/** Deletes the gifts and settings of a deleted community; badges that were given stay with their holders. */
export function eraseGivingOf(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(gifts).where(eq(gifts.issuerId, issuerId))
    await ctx.db.delete(givingSettings).where(eq(givingSettings.issuerId, issuerId))
    await ctx.db.delete(shownMembers).where(eq(shownMembers.issuerId, issuerId))
    await recordEvent(ctx, { action: 'giving.erased', issuerId, subjectId: issuerId })
  })
}
