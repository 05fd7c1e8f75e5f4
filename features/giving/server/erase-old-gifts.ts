import { and, eq, exists, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { FORMER_MEMBER, REVIEW_DAYS } from '../rules.ts'
import { gifts } from './tables.ts'

const ROWS_AT_ONCE = 1000
const DAY_MS = 86_400_000

/**
 * Withdraws gifts that nobody has reviewed for 30 days, and erases who the recipients of unclaimed gifts are and what was
 * written to them, CLAIM_ERASE_DAYS after their end, as `eraseOldClaims` does with their claims. Idempotent.
 */
export async function eraseOldGifts(ctx: SystemContext): Promise<void> {
  for (const some of [endUnreviewed, eraseUnclaimed]) {
    while ((await inTransaction(ctx, some)) === ROWS_AT_ONCE) {
      // In batches, so that other requests are served in between.
    }
  }
}

async function endUnreviewed(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.state, 'review'), lt(gifts.createdAt, daysAgo(ctx, REVIEW_DAYS))))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const ended = await ctx.db
    .update(gifts)
    .set({ state: 'withdrawn' })
    .where(inArray(gifts.id, old))
    .returning({ id: gifts.id })
  return noted(ctx, 'gifts.unreviewed', ended.length)
}

/** Anything about its recipient is left; the signature alone is erased with a giver. */
const isLeft = or(
  notInArray(gifts.recipientId, ['', FORMER_MEMBER]),
  ...[gifts.email, gifts.sentence, gifts.signedFor, gifts.signature].map((column) => ne(column, '')),
)

async function eraseUnclaimed(ctx: Context): Promise<number> {
  const until = daysAgo(ctx, ctx.config.claimEraseDays)
  const isOver = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(claims)
      .where(and(eq(claims.id, gifts.claimId), lt(claims.endDate, until))),
  )
  const isUnsent = and(
    eq(gifts.claimId, ''),
    inArray(gifts.state, ['refused', 'withdrawn']),
    lt(gifts.createdAt, until),
  )
  const old = ctx.db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(ne(gifts.state, 'claimed'), isLeft, or(isUnsent, isOver)))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true, of: gifts })
  const erased = await ctx.db
    .update(gifts)
    .set({ recipientId: '', email: '', sentence: '', signedFor: '', signature: '' })
    .where(inArray(gifts.id, old))
    .returning({ id: gifts.id })
  return noted(ctx, 'gifts.recipientsErased', erased.length)
}

const daysAgo = (ctx: Context, days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

async function noted(ctx: Context, action: string, count: number): Promise<number> {
  if (count > 0) await recordEvent(ctx, { action, subjectId: 'gifts', detail: { count } })
  return count
}
