import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { members } from '#features/members/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { standings } from '../tables.ts'

export type Standing = { issuerId: string; period: string; holderId: string; points: number; at: Date }

/**
 * Sets what people have in the ranking of a quest (`questPeriod`); 0 points takes the row away, and the same points keep the
 * moment at which they were reached. It takes `lockMembers`.
 */
export function setStandings(ctx: Context, given: Standing[]): Promise<void> {
  if (given.length === 0) return Promise.resolve()
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(
      ctx,
      given.map(({ issuerId }) => issuerId),
    )
    const last = new Map(given.map((each) => [`${each.issuerId} ${each.period} ${each.holderId}`, each]))
    const asked = sql`json_to_recordset(${JSON.stringify([...last.values()])}::json)
      as c("issuerId" text, period text, "holderId" text, points bigint, at timestamptz)`
    await ctx.db.execute(sql`
      delete from ${standings} s using ${asked}
      where c.points = 0 and s.issuer_id = c."issuerId" and s.period = c.period and s.holder_id = c."holderId"`)
    await ctx.db.execute(sql`
      insert into ${standings} as known (issuer_id, period, holder_id, did, points, reached_at, is_member)
      select c."issuerId", c.period, c."holderId", h.did, c.points, c.at,
        exists (select from ${members} m
          where m.issuer_id = c."issuerId" and m.holder_id = c."holderId" and m.ended_at is null)
      from ${asked} join ${holders} h on h.id = c."holderId"
      where c.points <> 0
      order by c."holderId", c.period
      on conflict (issuer_id, period, holder_id) do update set points = excluded.points, reached_at = excluded.reached_at
      where known.points <> excluded.points`)
  })
}
