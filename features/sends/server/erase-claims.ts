import { and, eq, inArray, sql } from 'drizzle-orm'
import { claims, entries, networkPlaces } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { listedSends } from './send-source.ts'
import { recipientLists, sends } from './tables.ts'

/** Ends all open claims of an issuer, and erases their recipients: addresses, notes, names, networks. */
export function eraseClaims(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now().toISOString()
    const erased = await ctx.db
      .update(claims)
      .set({
        email: '',
        note: '',
        deliveryDetail: '',
        optionName: '',
        mailDomains: [],
        endDate: sql`least(${claims.endDate}, ${now}::timestamptz)`,
        // Waiting e-mails are not sent any more.
        delivery: sql`case when ${claims.delivery} in ('queued', 'sending') then 'link' else ${claims.delivery} end`,
        leasedUntil: null,
      })
      .where(eq(claims.issuerId, issuerId))
      .returning({ id: claims.id })
    const own = ctx.db.select({ id: claims.id }).from(claims).where(eq(claims.issuerId, issuerId))
    await ctx.db.delete(networkPlaces).where(inArray(networkPlaces.claimId, own))
    await ctx.db.delete(entries).where(inArray(entries.claimId, own))
    await ctx.db.delete(recipientLists).where(eq(recipientLists.issuerId, issuerId))
    await listedSends().eraseOf(ctx, issuerId)
    await ctx.db
      .update(sends)
      .set({ status: 'stopped' })
      .where(and(eq(sends.issuerId, issuerId), eq(sends.status, 'reading')))
    await recordEvent(ctx, { action: 'claims.erased', issuerId, subjectId: issuerId, detail: { count: erased.length } })
  })
}
