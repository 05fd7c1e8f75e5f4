import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { digestMails, digestSettings } from './tables.ts'

/** Longer than a mail server takes for one e-mail, so that no other mailer sends it meanwhile. */
const LEASE_MS = 10 * 60_000
/** E-mails sent at once, and so the most that one killed mailer leaves to be repeated. */
export const DIGESTS_AT_ONCE = 20

export type LeasedDigest = typeof digestMails.$inferSelect

/** Leases the next digests that wait. Two mailers never get the same one. */
export function leaseDigests(ctx: SystemContext): Promise<LeasedDigest[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: digestMails.id })
    .from(digestMails)
    .where(and(isNull(digestMails.endedAt), or(isNull(digestMails.leasedUntil), lte(digestMails.leasedUntil, now))))
    .orderBy(asc(digestMails.dueAt))
    .limit(DIGESTS_AT_ONCE)
    .for('update', { skipLocked: true })
  return ctx.db
    .update(digestMails)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS), tries: sql`${digestMails.tries} + 1` })
    .where(inArray(digestMails.id, due))
    .returning()
}

/** Releases every lease. Only at the start of a database's single process, when all earlier mailers are dead. */
export async function freeDigests(ctx: SystemContext): Promise<void> {
  await ctx.db.update(digestMails).set({ leasedUntil: null }).where(isNull(digestMails.endedAt))
}

/** Ends digests without an e-mail; the next one begins where the last mailed one ended. */
export async function endUnsent(ctx: SystemContext, rows: LeasedDigest[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await ctx.db.update(digestMails).set({ endedAt: ctx.now() }).where(isOneOf(digestMails.id, ids))
}

/** Records that a digest was mailed: the next one begins where it ended. */
export async function recordSent(ctx: SystemContext, { id }: LeasedDigest): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    with sent as (
      update ${digestMails} set sent_at = ${now}, ended_at = ${now}
      where id = ${id} returning holder_id, due_at)
    update ${digestSettings} s set covered_to = greatest(s.covered_to, sent.due_at)
    from sent where s.holder_id = sent.holder_id`)
}

/** The mail server refuses the address for good: the digest is off until its holder turns it on again. */
export function recordRefused(ctx: SystemContext, row: LeasedDigest): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(digestSettings)
      .set({ every: 'off', nextAt: null, isRefused: true })
      .where(eq(digestSettings.holderId, row.holderId))
    await endUnsent(ctx, [row])
  })
}

/** Returns a leased digest for a retry. */
export async function retryAt(ctx: SystemContext, { id }: LeasedDigest, at: Date): Promise<void> {
  await ctx.db.update(digestMails).set({ leasedUntil: at }).where(eq(digestMails.id, id))
}
