import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { claims, entries } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { endMailsOf } from './finish-send.ts'
import { listedSends } from './send-source.ts'
import { recipientLists } from './tables.ts'

type Erased = { emails: string[]; claimIds: string[] }

/**
 * Erases addresses (in lower case), and the recipients of some claims, from all sends: address, note, name and the mail
 * server's response. Uncollected claims end. Returns the ids of the claims. Unsubscriptions remain, as hashes. Call
 * `lockSent` first, which locks the rows and stops new ones.
 */
export function eraseAddresses(ctx: Context, { emails, claimIds }: Erased): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now().toISOString()
    // An open link for many belongs to no single person.
    const isOwn = and(inArray(claims.id, claimIds), eq(claims.didLimit, 1))
    const erased = await ctx.db
      .update(claims)
      .set({
        email: '',
        note: '',
        deliveryDetail: '',
        optionName: '',
        endDate: sql`case when ${claims.taken} = 0 then least(${claims.endDate}, ${now}::timestamptz) else ${claims.endDate} end`,
        delivery: sql`case when ${claims.delivery} in ('queued', 'sending') then 'link' else ${claims.delivery} end`,
        leasedUntil: null,
      })
      .where(or(inArray(claims.email, emails), isOwn))
      .returning({ id: claims.id, sendId: claims.sendId })
    await endMailsOf(ctx, erased)
    const ids = erased.map(({ id }) => id)
    await eraseEntries(ctx, emails)
    await listedSends().erase(ctx, emails)
    for (const email of emails)
      await ctx.db
        .update(recipientLists)
        .set({ emails: sql`${recipientLists.emails} - ${email}::text` })
        .where(sql`jsonb_exists(${recipientLists.emails}, ${email})`)
    await recordEvent(ctx, { action: 'addresses.erased', subjectId: 'claims', detail: { count: ids.length } })
    return ids
  })
}

async function eraseEntries(ctx: Context, emails: string[]): Promise<void> {
  const own = inArray(entries.email, emails)
  await ctx.db.delete(entries).where(and(own, isNull(entries.usedAt)))
  await ctx.db
    .update(entries)
    .set({ email: '', codeHash: '' })
    .where(and(own, isNotNull(entries.usedAt)))
}
