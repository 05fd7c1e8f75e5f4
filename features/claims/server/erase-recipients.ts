import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { NO_EVIDENCE } from '../evidence-rules.ts'
import { mailsEnded } from '../hooks.ts'
import { NOBODY } from '../rules.ts'
import { claims, entries, networkPlaces } from './tables.ts'

type Erased = { emails: string[]; claimIds: string[]; holderIds: string[] }

/** Keeps a claim of nobody apart from a link that anyone can use. */
export const goneHolder = sql`case when ${claims.holderId} = '' then '' else ${NOBODY} end`

/**
 * Erases addresses (in lower case), the recipients of some claims, and the holders to whom claims belong, from all claims:
 * address, holder, note, name, evidence and the mail server's response. Uncollected claims end. Returns the ids of the claims, whose rows the caller has locked.
 */
export function eraseRecipients(ctx: Context, { emails, claimIds, holderIds }: Erased): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now().toISOString()
    // An open link for many belongs to no single person.
    const isOwn = and(inArray(claims.id, claimIds), eq(claims.didLimit, 1))
    const erased = await ctx.db
      .update(claims)
      .set({
        email: '',
        holderId: goneHolder,
        note: '',
        deliveryDetail: '',
        optionName: '',
        givenName: '',
        ...NO_EVIDENCE,
        endDate: sql`case when ${claims.taken} = 0 then least(${claims.endDate}, ${now}::timestamptz) else ${claims.endDate} end`,
        delivery: sql`case when ${claims.delivery} in ('queued', 'sending') then 'link' else ${claims.delivery} end`,
        leasedUntil: null,
      })
      .where(or(inArray(claims.email, emails), isOwn, isOfHolder(holderIds)))
      .returning({ id: claims.id, sendId: claims.sendId })
    await mailsEnded.run(ctx, erased)
    const ids = erased.map(({ id }) => id)
    await eraseEntries(ctx, emails)
    await recordEvent(ctx, { action: 'addresses.erased', subjectId: 'claims', detail: { count: ids.length } })
    return ids
  })
}

/** Ends all open claims of an issuer, and erases their recipients: addresses, notes, names, evidence, networks. */
export function eraseRecipientsOf(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now().toISOString()
    const erased = await ctx.db
      .update(claims)
      .set({
        email: '',
        holderId: goneHolder,
        note: '',
        deliveryDetail: '',
        optionName: '',
        givenName: '',
        ...NO_EVIDENCE,
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
    await recordEvent(ctx, { action: 'claims.erased', issuerId, subjectId: issuerId, detail: { count: erased.length } })
  })
}

/** Claims that belong to some holders, spelled like the index's condition. */
export function isOfHolder(holderIds: string[]) {
  return and(sql`${claims.holderId} <> ''`, inArray(claims.holderId, holderIds))
}

async function eraseEntries(ctx: Context, emails: string[]): Promise<void> {
  const own = inArray(entries.email, emails)
  await ctx.db.delete(entries).where(and(own, isNull(entries.usedAt)))
  await ctx.db
    .update(entries)
    .set({ email: '', givenName: '', codeHash: '' })
    .where(and(own, isNotNull(entries.usedAt)))
}
