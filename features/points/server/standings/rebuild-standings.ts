import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { resetPoints } from '#features/members/server/set-points.ts'
import { members } from '#features/members/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { ALL_TIME } from '../../rules.ts'
import { standings } from '../tables.ts'
import { bookSums } from './book-sums.ts'

/**
 * Writes a community's standings of all time and of the seasons again from the book, and the points in its members' rows;
 * with `holderIds` those of some people. Rows that are right are left alone. The rankings of quests are not in the book.
 */
export function rebuildStandings(ctx: Context, issuerId: string, holderIds?: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const sums = await bookSums(ctx, issuerId, holderIds)
    const some = holderIds ? sql`and s.holder_id = any(${sql.param(holderIds)}::text[])` : sql``
    const isMember = sql`exists (select from ${members} m
      where m.issuer_id = ${issuerId} and m.holder_id = s.holder_id and m.ended_at is null)`
    await ctx.db.execute(sql`
      delete from ${standings} s where s.issuer_id = ${issuerId} and s.period not like 'quest:%' ${some}
        and not exists (select from (${sums}) b where b.period = s.period and b.holder_id = s.holder_id)`)
    await ctx.db.execute(sql`
      insert into ${standings} as known (issuer_id, period, holder_id, did, points, reached_at, is_member)
      select ${issuerId}, s.period, s.holder_id, h.did, s.points, s.reached_at, ${isMember}
      from (${sums}) s join ${holders} h on h.id = s.holder_id
      order by s.holder_id, s.period
      on conflict (issuer_id, period, holder_id) do update set
        points = excluded.points, reached_at = excluded.reached_at, is_member = excluded.is_member, did = excluded.did
      where (known.points, known.reached_at, known.is_member, known.did)
        is distinct from (excluded.points, excluded.reached_at, excluded.is_member, excluded.did)`)
    await ctx.db.execute(sql`
      update ${standings} s set is_member = ${isMember}
      where s.issuer_id = ${issuerId} and s.period like 'quest:%' ${some} and s.is_member <> ${isMember}`)
    const ofAllTime = sql`
      select holder_id, points from ${standings} where issuer_id = ${issuerId} and period = ${ALL_TIME}`
    await resetPoints(ctx, issuerId, ofAllTime, holderIds)
  })
}
