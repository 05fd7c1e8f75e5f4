import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findCommunities } from '#features/members/communities/server/own-communities.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import { ALL_TIME } from '../../rules.ts'
import { rankingNames, standings } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'
import { neighbours, type Ranked, rankedRows } from './ranked-rows.ts'
import { readOffset, writeOffset } from './ranking-cursor.ts'
import {
  describeSeason,
  hasChangedAfterEnd,
  listSeasons,
  rankingSettingsOf,
  readPeriod,
  readSeason,
} from './ranking-period.ts'
import { countRanked, firstOf, isRanked, microsecondsOf, type Place, type Ranking, ranksOf } from './ranking-places.ts'

type Own = typeof contract.getOwnRanking
type Row = Omit<Ranked, 'rank'>

/**
 * The ranking of a community as its member sees it: their own rank and neighbours, and others without a name unless they chose
 * to be shown. Throws `notFound` for non-members, and while the community does not show it.
 */
export async function getOwnRanking(ctx: HolderContext, input: Input<Own>): Promise<Output<Own>> {
  const { issuerId, pageSize: limit } = input
  const { holderId } = ctx.actor
  const [found, { isShown, hasSeasons }] = await Promise.all([
    findCommunities(ctx, holderId, issuerId),
    rankingSettingsOf(ctx, issuerId),
  ])
  if (found.length === 0 || !isShown) throw new Problem('notFound')
  const asked = hasSeasons ? input : { ...input, period: ALL_TIME as typeof input.period }
  const { period, season } = await readPeriod(ctx, issuerId, asked)
  const ranking = { issuerId, period }
  const listed = { ...ranking, search: '' }
  const offset = readOffset(listed, input.after)
  const page = { limit, after: undefined, offset }
  const [rows, totalCount, own, current, seasons, changedAfterEnd] = await Promise.all([
    rankedRows(ctx, ranking, page),
    countRanked(ctx, ranking),
    readOwn(ctx, ranking, holderId),
    readSeason(ctx, issuerId, ''),
    hasSeasons ? listSeasons(ctx, issuerId) : [],
    hasChangedAfterEnd(ctx, issuerId, season),
  ])
  const known = [...rows, ...own.around, ...(own.ahead ? [own.ahead] : [])].map((row) => row.holderId)
  const { isNamed, answer } = await readNames(ctx, issuerId, holderId, known)
  const describe = (row: Ranked) => describeRow(row, holderId, isNamed(row.holderId))
  const { ahead } = own
  return {
    hasSeasons,
    season: describeSeason(season ?? current),
    currentSeason: current.name,
    seasons,
    changedAfterEnd,
    ranking: rows.map(describe),
    pagination: { totalCount, totalPages: Math.ceil(totalCount / limit) },
    next: offset + limit < totalCount ? writeOffset(listed, offset + limit) : '',
    own: {
      rank: own.rank,
      points: own.points,
      around: own.around.map(describe),
      ahead: ahead && {
        missing: ahead.points - own.points,
        rank: ahead.rank,
        pseudo: isNamed(ahead.holderId) ? ahead.pseudo : '',
      },
      isShown: answer,
    },
  }
}

/** The holder's own row, the one before it and the two after it, and the last person with more points. */
async function readOwn(ctx: Context, ranking: Ranking, holderId: string) {
  const place = await placeOf(ctx, ranking, holderId)
  if (!place) return { rank: 0, points: 0, around: [], ahead: undefined }
  // Of people with the same points, the first moment comes before all of them.
  const first = firstOf(place.points)
  const [before, [own], after, [ahead]] = await Promise.all([
    neighbours(ctx, ranking, '<', place, 1),
    neighbours(ctx, ranking, '>=', place, 1),
    neighbours(ctx, ranking, '>', place, 2),
    neighbours(ctx, ranking, '<', first, 1),
  ])
  const around = [...before, ...(own ? [own] : []), ...after]
  const all = ahead ? [...around, ahead] : around
  const ranks = await ranksOf(
    ctx,
    ranking,
    all.map(({ points }) => points),
  )
  const ranked = (row: Row): Ranked => ({ ...row, rank: ranks.get(row.points) ?? 0 })
  return {
    rank: ranks.get(place.points) ?? 0,
    points: place.points,
    around: around.map(ranked),
    ahead: ahead && ranked(ahead),
  }
}

async function placeOf(ctx: Context, ranking: Ranking, holderId: string): Promise<Place | undefined> {
  const [place] = await ctx.db
    .select({ points: standings.points, reachedAt: microsecondsOf(sql`${standings.reachedAt}`), did: standings.did })
    .from(standings)
    .where(and(isRanked(ranking), eq(standings.holderId, holderId)))
  return place
}

/** Who of some people chose to be named, and what the holder answered: undefined if they were not asked. */
async function readNames(ctx: Context, issuerId: string, holderId: string, others: string[]) {
  const holderIds = [...new Set([holderId, ...others])]
  const rows = await ctx.db
    .select()
    .from(rankingNames)
    .where(and(eq(rankingNames.issuerId, issuerId), inArray(rankingNames.holderId, holderIds)))
  const answers = new Map(rows.map((row) => [row.holderId, row.isShown]))
  return { isNamed: (id: string) => answers.get(id) === true, answer: answers.get(holderId) }
}

function describeRow({ holderId, rank, did, pseudo, imageUrl, points }: Ranked, ownId: string, isNamed: boolean) {
  const isOwn = holderId === ownId
  const person = isOwn || isNamed ? { did, pseudo, imageUrl } : { did: '', pseudo: '', imageUrl: '' }
  return { rank, isOwn, ...person, points }
}
