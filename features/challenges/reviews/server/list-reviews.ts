import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { challenges, reviews } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { REVIEWS_PAGE } from '../rules.ts'
import { describeReviews, type FoundReview } from './describe-reviews.ts'
import { isLatest } from './queries.ts'
import { countWaiting } from './waiting-reviews.ts'

type List = typeof contract.listReviews

/** What waits for a decision, oldest first, or what was decided, newest first. Throws `cursorInvalid`. */
export async function listReviews(ctx: AdminContext, { state, after }: Input<List>): Promise<Output<List>> {
  const isWaiting = state === 'waiting'
  const rows = isWaiting ? await waiting(ctx, after) : await decided(ctx, after)
  const shown = rows.slice(0, REVIEWS_PAGE)
  const last = rows.length > REVIEWS_PAGE ? shown.at(-1)?.review : undefined
  const place = last && { id: last.id, createdAt: (isWaiting ? last.createdAt : last.decidedAt) ?? last.createdAt }
  return {
    items: await describeReviews(ctx, shown),
    next: place ? rowCursors.write(place) : '',
    waiting: await countWaiting(ctx, ctx.actor.issuerId),
  }
}

function waiting(ctx: AdminContext, after: string): Promise<FoundReview[]> {
  const row = sql`(${reviews.createdAt}, ${reviews.id})`
  return read(ctx, and(eq(reviews.state, 'waiting'), isNull(challenges.deletedAt), afterRow(row, after, 'oldest')))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(REVIEWS_PAGE + 1)
}

function decided(ctx: AdminContext, after: string): Promise<FoundReview[]> {
  const row = sql`(${reviews.decidedAt}, ${reviews.id})`
  return read(ctx, and(ne(reviews.state, 'waiting'), afterRow(row, after, 'newest')))
    .orderBy(desc(reviews.decidedAt), desc(reviews.id))
    .limit(REVIEWS_PAGE + 1)
}

function read(ctx: AdminContext, which: SQL | undefined) {
  return ctx.db
    .select({ review: reviews, challenge: challenges, isLatest: isLatest().as('is_latest') })
    .from(reviews)
    .innerJoin(challenges, eq(challenges.id, reviews.challengeId))
    .where(and(eq(reviews.issuerId, ctx.actor.issuerId), which))
    .$dynamic()
}

function afterRow(row: SQL, after: string, order: 'newest' | 'oldest'): SQL | undefined {
  const place = rowCursors.readOrRefuse(after)
  if (!place) return undefined
  const at = sql`(${place.createdAt.toISOString()}::timestamptz, ${place.id})`
  return order === 'newest' ? sql`${row} < ${at}` : sql`${row} > ${at}`
}
