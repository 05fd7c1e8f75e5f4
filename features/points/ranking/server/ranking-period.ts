import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#features/issuers/server/time-zone-of.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { ALL_TIME, questPeriod } from '../../rules.ts'
import { pointTransfers, rankingSettings, standings } from '../../server/tables.ts'
import { seasonBounds, seasonOf } from '../season-rules.ts'

export type Season = { name: string; start: Date; end: Date; isOver: boolean }
type Asked = { period: 'all' | 'season'; season: string; questId?: string | undefined }

/** A season of a community by its name, '' for the current one. */
export async function readSeason(ctx: Context, issuerId: string, name: string): Promise<Season & { timeZone: string }> {
  const timeZone = await timeZoneOf(ctx, issuerId)
  const season = name || seasonOf(ctx.now(), timeZone)
  const { start, end } = seasonBounds(season, timeZone)
  return { name: season, start, end, isOver: end <= ctx.now(), timeZone }
}

/** The period of the standings that a call asks for, and its season if it is one. */
export async function readPeriod(
  ctx: Context,
  issuerId: string,
  { period, season, questId }: Asked,
): Promise<{ period: string; season: Season | undefined }> {
  if (questId) return { period: questPeriod(questId), season: undefined }
  if (period === ALL_TIME) return { period: ALL_TIME, season: undefined }
  const read = await readSeason(ctx, issuerId, season)
  return { period: read.name, season: read }
}

/** Whether points of a season that is over were taken back, or given again, after its end. */
export async function hasChangedAfterEnd(ctx: Context, issuerId: string, season: Season | undefined): Promise<boolean> {
  if (!season?.isOver) return false
  const again = sql`exists (
    select from ${pointTransfers} a where a.issuer_id = ${issuerId} and a.cause = ${pointTransfers.cause}
      and a.created_at >= ${season.end.toISOString()}::timestamptz)`
  const reversed = and(sql`${pointTransfers.reverses} is not null`, isOfSeason(issuerId, season))
  const found = await ctx.db
    .select({ id: pointTransfers.id })
    .from(pointTransfers)
    .where(and(reversed, sql`(${gte(pointTransfers.createdAt, season.end)} or ${again})`))
    .limit(1)
  return found.length > 0
}

/** The condition of a community's transfers that count in a season. */
export function isOfSeason(issuerId: string, { start, end }: Pick<Season, 'start' | 'end'>): SQL | undefined {
  return and(
    eq(pointTransfers.issuerId, issuerId),
    gte(pointTransfers.countsAt, start),
    lt(pointTransfers.countsAt, end),
  )
}

/** How a community shows its ranking. */
export async function rankingSettingsOf(ctx: Context, issuerId: string) {
  const [settings] = await ctx.db.select().from(rankingSettings).where(eq(rankingSettings.issuerId, issuerId))
  return { isShown: settings?.isShown ?? true, hasSeasons: settings?.hasSeasons ?? true }
}

/** A season as calls describe it. */
export function describeSeason({ name, start, end, isOver }: Season) {
  return { name, startDate: start.toISOString(), endDate: end.toISOString(), isOver }
}

/** The seasons in which people of a community have points, newest first. */
export async function listSeasons(ctx: Context, issuerId: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    ctx.db,
    sql`with recursive seasons as (
      (select max(period) as name from ${standings} where issuer_id = ${issuerId} and period < 'a')
      union all
      select (select max(period) from ${standings} where issuer_id = ${issuerId} and period < seasons.name)
      from seasons where seasons.name is not null
    )
    select name from seasons where name is not null`,
  )
  return rows.map(({ name }) => name)
}
