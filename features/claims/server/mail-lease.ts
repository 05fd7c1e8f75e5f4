import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Delivery } from '../rules.ts'
import type { Claim } from './queries.ts'
import { sends } from './send-tables.ts'
import { claims } from './tables.ts'

/** A mailer holds its rows this long, and longer while it lives; after a crash another takes them again. */
const LEASE_MS = 60_000
/** So often a living mailer says that it holds them still. */
export const LEASE_KEPT_MS = 20_000
const ROWS_AT_ONCE = 20
/** The pause doubles to half an hour; with so many tries a mail is given up after a day. */
export const TRIES_MAX = 56
const BACKOFF_MS = 5_000
const BACKOFF_MAX_MS = 30 * 60_000
const DETAIL_MAX = 300

/** The sends that have mails which are due, the oldest first; those that are held, paused or over are not among them. */
export async function sendsWithMails(ctx: Context): Promise<string[]> {
  const now = ctx.now()
  const due = await ctx.db
    .selectDistinct({ sendId: claims.sendId, createdAt: sends.createdAt })
    .from(claims)
    .innerJoin(sends, eq(sends.id, claims.sendId))
    .where(and(isWaiting, isFree(now), mayMail(now)))
    .orderBy(asc(sends.createdAt))
  return due.map(({ sendId }) => sendId)
}

/**
 * Leases the next rows of a send whose mail is due: queued and not waiting for a later try, or held by a mailer whose lease
 * has ended. Two mailers never get the same row. None while the send is held, paused or over: whoever changes that locks its
 * row, and waits for the lease.
 */
export function leaseMails(ctx: Context, sendId: string): Promise<Claim[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const [open] = await ctx.db
      .select({ id: sends.id })
      .from(sends)
      .where(and(eq(sends.id, sendId), mayMail(now)))
      .for('share')
    if (!open) return []
    const due = ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(and(eq(claims.sendId, sendId), isWaiting, isFree(now)))
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
  })
}

// As the index says it, which a bound value would not use.
const isWaiting = sql`${claims.delivery} in ('queued', 'sending')`
const isFree = (now: Date) => or(isNull(claims.leasedUntil), lte(claims.leasedUntil, now))

/** Whether mails of a send may go at an instant: it is neither held, paused nor over. */
export function mayMail(now: Date) {
  return sql<boolean>`(${and(
    isNull(sends.pausedAt),
    or(isNull(sends.holdUntil), lte(sends.holdUntil, now)),
    inArray(sends.status, ['reading', 'sent']),
  )})`
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

/** Puts a row back for a later try, each after twice the pause; after a day it is not delivered. */
export function retryLater(ctx: Context, claim: Claim, detail: string): Promise<void> {
  if (claim.tries >= TRIES_MAX) return endLease(ctx, claim, 'bounced', detail)
  const leasedUntil = new Date(ctx.now().getTime() + pauseAfter(claim.tries))
  return write(ctx, claim, { delivery: 'queued', deliveryDetail: detail.slice(0, DETAIL_MAX), leasedUntil })
}

/** The milliseconds until a mail that was tried so often is tried again. */
export function pauseAfter(tries: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (tries - 1))
}

/** Puts a leased row back that was not tried: the mail server was away. */
export function putBack(ctx: Context, claim: Claim): Promise<void> {
  return write(ctx, claim, { delivery: 'queued', tries: claim.tries - 1, leasedUntil: null })
}

/** Holds leased rows for longer: their mailer lives, and the mail server takes its time. */
export async function keepLeases(ctx: Context, held: Claim[]): Promise<void> {
  if (held.length === 0) return
  const own = held.map(({ id, tries }) => and(eq(claims.id, id), eq(claims.tries, tries)))
  await ctx.db
    .update(claims)
    .set({ leasedUntil: new Date(ctx.now().getTime() + LEASE_MS) })
    .where(and(eq(claims.delivery, 'sending'), or(...own)))
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
