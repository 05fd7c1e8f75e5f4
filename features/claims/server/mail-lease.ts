import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Delivery } from '../rules.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

/** A mailer holds its rows this long; after a crash another takes them again. */
const LEASE_MS = 60_000
const ROWS_AT_ONCE = 20
const TRIES_MAX = 8
const BACKOFF_MS = 5_000
const DETAIL_MAX = 300

/**
 * Leases the next rows whose mail is due: queued and not waiting for a later try, or held by a mailer whose lease has ended.
 * Two mailers never get the same row.
 */
export async function leaseMails(ctx: Context, sendId: string | undefined): Promise<Claim[]> {
  const now = ctx.now()
  const isFree = or(isNull(claims.leasedUntil), lte(claims.leasedUntil, now))
  const due = ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(inArray(claims.delivery, ['queued', 'sending']), isFree, sendId ? eq(claims.sendId, sendId) : undefined))
    .orderBy(asc(claims.createdAt), asc(claims.id))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  return ctx.db
    .update(claims)
    .set({
      delivery: 'sending',
      leasedUntil: new Date(now.getTime() + LEASE_MS),
      tries: sql`${claims.tries} + 1`,
    })
    .where(inArray(claims.id, due))
    .returning()
}

/** Frees every leased row. Only for a start of the one process that a database can have: its mailers are all dead. */
export async function freeLeases(ctx: Context): Promise<void> {
  await ctx.db.update(claims).set({ leasedUntil: null }).where(eq(claims.delivery, 'sending'))
}

/** Notes that the mail of a leased row went out, or why it never will. */
export function endLease(ctx: Context, claim: Claim, delivery: Delivery, detail = ''): Promise<void> {
  const mailedAt = delivery === 'sent' ? ctx.now() : null
  return write(ctx, claim, { delivery, deliveryDetail: detail.slice(0, DETAIL_MAX), leasedUntil: null, mailedAt })
}

/** Puts a row back for a later try, each after twice the pause; after the eighth it is not delivered. */
export function retryLater(ctx: Context, claim: Claim, detail: string): Promise<void> {
  if (claim.tries >= TRIES_MAX) return endLease(ctx, claim, 'bounced', detail)
  const leasedUntil = new Date(ctx.now().getTime() + BACKOFF_MS * 2 ** (claim.tries - 1))
  return write(ctx, claim, { delivery: 'queued', deliveryDetail: detail.slice(0, DETAIL_MAX), leasedUntil })
}

/** A row that was sent again meanwhile has another link and its own mail to come; one that was leased again has another try. */
async function write(ctx: Context, claim: Claim, set: Partial<Claim>): Promise<void> {
  await ctx.db
    .update(claims)
    .set(set)
    .where(
      and(
        eq(claims.id, claim.id),
        eq(claims.linkN, claim.linkN),
        eq(claims.tries, claim.tries),
        eq(claims.delivery, 'sending'),
      ),
    )
}
