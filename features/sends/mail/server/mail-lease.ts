import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Delivery } from '#features/claims/rules.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { sentAt } from '#features/claims/server/sent-at.ts'
import { claims } from '#features/claims/server/tables.ts'
import { announceEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sends } from '../../server/tables.ts'

/** How long a lease lasts unless it is extended; after a crash another mailer takes its rows. */
export const LEASE_MS = 60_000
/** How often a running mailer extends its leases. */
export const LEASE_KEPT_MS = 20_000
const ROWS_AT_ONCE = 20
/** Retry pauses double up to half an hour; with this many tries an e-mail is given up after a day. */
export const TRIES_MAX = 56
const BACKOFF_MS = 5_000
const BACKOFF_MAX_MS = 30 * 60_000
const DETAIL_MAX = 300

/** The sends with due e-mails, oldest first; not those held back, paused or ended. */
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
 * Leases the next rows of a send whose e-mails are due: queued and not waiting for a retry, or held by a mailer whose
 * lease has ended. Two mailers never get the same row. Returns none while the send is held back, paused or ended: those
 * changes lock its row and wait for this transaction.
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

// Spelled like the index's condition, which a bound value would not match.
const isWaiting = sql`${claims.delivery} in ('queued', 'sending')`
const isFree = (now: Date) => or(isNull(claims.leasedUntil), lte(claims.leasedUntil, now))

/** Whether e-mails of a send may leave at an instant: it is neither held back, paused nor ended. */
export function mayMail(now: Date) {
  return sql<boolean>`(${and(
    isNull(sends.pausedAt),
    or(isNull(sends.holdUntil), lte(sends.holdUntil, now)),
    inArray(sends.status, ['reading', 'sent']),
  )})`
}

/** Releases every lease. Only at the start of a database's single process, when all earlier mailers are dead. */
export async function freeLeases(ctx: Context): Promise<void> {
  await ctx.db.update(claims).set({ leasedUntil: null }).where(eq(claims.delivery, 'sending'))
}

/** Records that the e-mail of a leased row was sent, or why it never will be. */
export async function endLease(ctx: Context, claim: Claim, delivery: Delivery, detail = ''): Promise<void> {
  const mailedAt = delivery === 'sent' ? ctx.now() : null
  // Insights count an e-mail that the mail server refused as sent, too: it came back.
  const isSent = delivery === 'sent' || delivery === 'bounced'
  const handedOver = isSent ? { sentAt: sentAt(ctx) } : {}
  const set = { delivery, deliveryDetail: detail.slice(0, DETAIL_MAX), leasedUntil: null, mailedAt, ...handedOver }
  if (delivery !== 'bounced') return void (await write(ctx, claim, set))
  const { id: subjectId, issuerId, templateId, sendId } = claim
  await inTransaction(ctx, async (ctx) => {
    if (!(await write(ctx, claim, set))) return
    await announceEvents(ctx, [{ action: 'claim.bounced', issuerId, subjectId, detail: { templateId, sendId } }])
  })
}

/** Records that the e-mails of leased rows were sent, all in one statement. */
export async function endSent(ctx: Context, sent: Claim[]): Promise<void> {
  await ctx.db
    .update(claims)
    .set({ delivery: 'sent', deliveryDetail: '', leasedUntil: null, mailedAt: ctx.now(), sentAt: sentAt(ctx) })
    .where(or(...sent.map(isHeld)))
}

/** Returns a row for a retry after a doubled pause; after a day it counts as bounced. */
export async function retryLater(ctx: Context, claim: Claim, detail: string): Promise<void> {
  if (claim.tries >= TRIES_MAX) return endLease(ctx, claim, 'bounced', detail)
  const leasedUntil = new Date(ctx.now().getTime() + pauseAfter(claim.tries))
  await write(ctx, claim, { delivery: 'queued', deliveryDetail: detail.slice(0, DETAIL_MAX), leasedUntil })
}

/** The pause before the next try in milliseconds, by the number of tries. */
export function pauseAfter(tries: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (tries - 1))
}

/** Returns a leased row without counting a try: the mail server was unreachable. */
export async function putBack(ctx: Context, claim: Claim): Promise<void> {
  await write(ctx, claim, { delivery: 'queued', tries: claim.tries - 1, leasedUntil: null })
}

/** Extends the leases of a running mailer while the mail server is slow. */
export async function keepLeases(ctx: Context, held: Claim[]): Promise<void> {
  if (held.length === 0) return
  const own = held.map(({ id, tries }) => and(eq(claims.id, id), eq(claims.tries, tries)))
  await ctx.db
    .update(claims)
    .set({ leasedUntil: new Date(ctx.now().getTime() + LEASE_MS) })
    .where(and(eq(claims.delivery, 'sending'), or(...own)))
}

type Set = Omit<Partial<Claim>, 'sentAt'> & { sentAt?: SQL }

/** Skips a row that changed meanwhile, and returns false: a resend changes its link and has its own e-mail, a new lease changes its tries. */
async function write(ctx: Context, claim: Claim, set: Set): Promise<boolean> {
  const written = await ctx.db.update(claims).set(set).where(isHeld(claim)).returning({ id: claims.id })
  return written.length > 0
}

/** Whether a row still has the lease with which it was taken. */
function isHeld({ id, linkN, tries }: Claim) {
  return and(eq(claims.id, id), eq(claims.linkN, linkN), eq(claims.tries, tries), eq(claims.delivery, 'sending'))
}
