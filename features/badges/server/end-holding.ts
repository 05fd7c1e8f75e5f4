import { and, inArray, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockBadgesOf } from './move-badges.ts'
import { badges, shares } from './tables.ts'

/**
 * Turns off the public pages of all badges of erased holders and removes names and evidence from what is stored beside the
 * signed credentials, which are unchanged. Returns the badges with their claims, and how many pages were turned off.
 */
export function endHolding(ctx: Context, holderIds: string[]) {
  return inTransaction(ctx, async (ctx) => {
    await lockBadgesOf(ctx, holderIds)
    const held = await ctx.db
      .update(badges)
      .set({ optionName: '', evidenceUrl: '', evidenceText: '' })
      .where(inArray(badges.holderId, holderIds))
      .returning({ id: badges.id, claimId: badges.claimId })
    const ended = await ctx.db
      .update(shares)
      .set({ endedAt: ctx.now() })
      .where(and(inArray(shares.holderId, holderIds), isNull(shares.endedAt)))
      .returning({ id: shares.id })
    const detail = { badges: held.length, shares: ended.length }
    for (const subjectId of holderIds) await recordEvent(ctx, { action: 'holding.ended', subjectId, detail })
    return { held, shares: ended.length }
  })
}
