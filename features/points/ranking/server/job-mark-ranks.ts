import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { ALL_TIME } from '../../rules.ts'
import { standingMarks, standings, standingWeeks } from '../../server/tables.ts'
import { mondayOf } from '../rules.ts'
import { seasonOf } from '../season-rules.ts'
import { isRanked, type Ranking } from './ranking-places.ts'

/**
 * Keeps the ranks of each ranking as a week begins in the community's time zone, for the movement that the studio shows: those of
 * all time and of the current season. A ranking that is new in this week begins with the ranks of now.
 */
export async function markRanks(ctx: Context): Promise<void> {
  for (const { issuerId, timeZone } of await communitiesWithPoints(ctx)) {
    const monday = mondayOf(ctx.now(), timeZone)
    const periods = [ALL_TIME, seasonOf(ctx.now(), timeZone)]
    await forgetOthers(ctx, issuerId, periods)
    for (const period of periods) await markRanking(ctx, { issuerId, period }, monday)
  }
}

function communitiesWithPoints(ctx: Context) {
  return ctx.db
    .select({ issuerId: issuers.id, timeZone: issuers.timeZone })
    .from(issuers)
    .where(
      and(
        isNull(issuers.deletedAt),
        sql`exists (select from ${standings} where ${standings.issuerId} = ${issuers.id} and ${standings.isMember})`,
      ),
    )
}

/** The week's row is the lock: of several processes one writes the marks. */
function markRanking(ctx: Context, ranking: Ranking, monday: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await rowsOf(
      ctx.db,
      sql`insert into ${standingWeeks} as known (issuer_id, period, monday)
      select ${ranking.issuerId}, ${ranking.period}, ${monday}
      where exists (select from ${standings} where ${isRanked(ranking)})
      on conflict (issuer_id, period) do update set monday = excluded.monday where known.monday <> excluded.monday
      returning monday`,
    )
    if (rows.length === 0) return
    await ctx.db.delete(standingMarks).where(isOf(standingMarks, ranking))
    await ctx.db.execute(sql`
      insert into ${standingMarks} (issuer_id, period, holder_id, rank)
      select issuer_id, period, holder_id, rank() over (order by points desc) from ${standings} where ${isRanked(ranking)}`)
  })
}

async function forgetOthers(ctx: Context, issuerId: string, periods: string[]): Promise<void> {
  for (const table of [standingMarks, standingWeeks])
    await ctx.db.delete(table).where(and(eq(table.issuerId, issuerId), notInArray(table.period, periods)))
}

function isOf(table: typeof standingMarks, { issuerId, period }: Ranking) {
  return and(eq(table.issuerId, issuerId), eq(table.period, period))
}
