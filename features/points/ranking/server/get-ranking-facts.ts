import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../../contract.ts'
import { ALL_TIME, SOURCES } from '../../rules.ts'
import { pointAccounts, pointTransfers, rankingNames, standings } from '../../server/tables.ts'
import { seasonAfter, seasonOf } from '../season-rules.ts'
import { describeSeason, isOfSeason, listSeasons, rankingSettingsOf, readSeason } from './ranking-period.ts'
import { countRanked, isRanked, type Ranking } from './ranking-places.ts'

/** What stands beside the ranking in the studio: a season, where its points come from, and the settings. */
export async function getRankingFacts(
  ctx: AdminContext,
  { season: name }: Input<typeof contract.getRankingFacts>,
): Promise<Output<typeof contract.getRankingFacts>> {
  const { issuerId } = ctx.actor
  const [settings, season] = await Promise.all([rankingSettingsOf(ctx, issuerId), readSeason(ctx, issuerId, name)])
  const now = seasonOf(ctx.now(), season.timeZone)
  const ranking = { issuerId, period: settings.hasSeasons ? season.name : ALL_TIME }
  const count = (period: string) => countRanked(ctx, { issuerId, period })
  const isOfTime = settings.hasSeasons ? isOfSeason(issuerId, season) : eq(pointTransfers.issuerId, issuerId)
  const [issuer, seasons, bySource, inSeason, inLast, all, people, named] = await Promise.all([
    findIssuer(ctx, issuerId),
    listSeasons(ctx, issuerId),
    sumBySource(ctx, issuerId, isOfTime),
    count(now),
    count(seasonAfter(now, -1)),
    count(ALL_TIME),
    countRanked(ctx, ranking),
    countNamed(ctx, ranking),
  ])
  if (!issuer) throw new Problem('notFound')
  return {
    ...settings,
    timeZone: season.timeZone,
    season: describeSeason(season),
    currentSeason: now,
    seasons,
    given: bySource.reduce((sum, { points }) => sum + points, 0),
    bySource,
    counts: { season: inSeason, lastSeason: inLast, all },
    named,
    unnamed: people - named,
    mayGive: mayGivePoints(ctx.config, issuer),
  }
}

/** What each source of a community gave, less what was taken back. */
async function sumBySource(ctx: Context, issuerId: string, isOfTime: SQL | undefined) {
  const rows = await rowsOf<{ source: string; points: number }>(
    ctx.db,
    sql`
    with sources as (
      select id, source from ${pointAccounts} where ${pointAccounts.issuerId} = ${issuerId} and source <> ''
    )
    select s.source, sum(case when ${pointTransfers.debitId} = s.id then amount else -amount end)::float8 as points
    from ${pointTransfers} join sources s on s.id in (${pointTransfers.debitId}, ${pointTransfers.creditId})
    where ${isOfTime} group by 1`,
  )
  const sums = new Map(rows.map(({ source, points }) => [source, points]))
  return SOURCES.map((source) => ({ source, points: sums.get(source) ?? 0 }))
}

/** How many people of a ranking chose to be named in it. */
async function countNamed(ctx: Context, ranking: Ranking): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    ctx.db,
    sql`select count(*)::int as n from ${standings} join ${rankingNames}
      on ${and(eq(rankingNames.issuerId, standings.issuerId), eq(rankingNames.holderId, standings.holderId))}
    where ${isRanked(ranking)} and ${rankingNames.isShown}`,
  )
  return row?.n ?? 0
}
