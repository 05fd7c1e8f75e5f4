import { and, eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { ALL_TIME } from '../../rules.ts'
import { standingMarks, standings } from '../../server/tables.ts'
import { type Ranked, rankedRows, searchRanked } from './ranked-rows.ts'
import { readCursor, writeCursor } from './ranking-cursor.ts'
import { hasChangedAfterEnd, readPeriod } from './ranking-period.ts'
import { countRanked, type Ranking } from './ranking-places.ts'

/** A page of the members of the caller's community by their points. Throws `notFound` for any other community. */
export async function getRanking(
  ctx: AdminContext,
  { id, search, pageNumber, pageSize, ...asked }: Input<typeof contract.getRanking>,
): Promise<Output<typeof contract.getRanking>> {
  const { issuerId } = ctx.actor
  await assertOwn(ctx, id)
  const { period, season } = await readPeriod(ctx, issuerId, asked)
  const listed = { issuerId, period, search }
  const after = readCursor(listed, asked.after)
  const page = { limit: pageSize, after, offset: (pageNumber - 1) * pageSize }
  const [{ totalCount, rows }, changedAfterEnd] = await Promise.all([
    search === '' ? countedRows(ctx, listed, page) : searchRanked(ctx, listed, { search, isHidden: false, ...page }),
    hasChangedAfterEnd(ctx, issuerId, season),
  ])
  const isMoving = period === ALL_TIME || (season !== undefined && !season.isOver)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    ranking: await describeRows(ctx, listed, rows, isMoving),
    pagination: { totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    next: last ? writeCursor(listed, last) : '',
    changedAfterEnd,
  }
}

type Page = Parameters<typeof rankedRows>[2]

async function countedRows(ctx: Context, ranking: Ranking, page: Page) {
  const [totalCount, rows] = await Promise.all([countRanked(ctx, ranking), rankedRows(ctx, ranking, page)])
  return { totalCount, rows }
}

async function assertOwn(ctx: AdminContext, id: string): Promise<void> {
  const { issuerId } = ctx.actor
  if (id === issuerId) return
  const issuer = await findIssuer(ctx, issuerId)
  if (issuer?.did.toLowerCase() !== id.toLowerCase()) throw new Problem('notFound')
}

async function describeRows(ctx: Context, ranking: Ranking, rows: Ranked[], isMoving: boolean) {
  const holderIds = rows.map(({ holderId }) => holderId)
  const [names, marks, allTime] = await Promise.all([
    namesOf(ctx, ranking.issuerId, holderIds),
    isMoving ? marksOf(ctx, ranking, holderIds) : new Map<string, number>(),
    pointsOf(ctx, ranking.issuerId, holderIds),
  ])
  return rows.map(({ holderId, rank, did, pseudo, imageUrl, points }) => {
    const mark = marks.get(holderId)
    const movement = mark === undefined ? undefined : mark - rank
    const name = names.get(holderId)?.name ?? ''
    return { rank, did, pseudo, name, imageUrl, points, movement, allTime: allTime.get(holderId) ?? 0 }
  })
}

async function marksOf(ctx: Context, { issuerId, period }: Ranking, holderIds: string[]) {
  const rows = await ctx.db
    .select({ holderId: standingMarks.holderId, rank: standingMarks.rank })
    .from(standingMarks)
    .where(
      and(
        eq(standingMarks.issuerId, issuerId),
        eq(standingMarks.period, period),
        inArray(standingMarks.holderId, holderIds),
      ),
    )
  return new Map(rows.map(({ holderId, rank }) => [holderId, rank]))
}

async function pointsOf(ctx: Context, issuerId: string, holderIds: string[]) {
  const isTheirs = and(eq(standings.issuerId, issuerId), inArray(standings.holderId, holderIds))
  const rows = await ctx.db
    .select({ holderId: standings.holderId, points: standings.points })
    .from(standings)
    .where(and(isTheirs, eq(standings.period, ALL_TIME)))
  return new Map(rows.map(({ holderId, points }) => [holderId, points]))
}
