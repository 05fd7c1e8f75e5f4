import { eq, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { ALL_TIME } from '../../rules.ts'
import { pointBackfills, standings } from '../tables.ts'
import { rebuildStandings } from './rebuild-standings.ts'

const DONE = eq(pointBackfills.source, 'memberships')

/**
 * Rewrites standings and members' points that versions before 0.5.0 left wrong: people who had left a community and were members
 * again after a merge of wallets were missing from its ranking. Done once in each database; a log line names each community with
 * the number of its people.
 */
export async function mendStandings(ctx: SystemContext): Promise<void> {
  const [done] = await ctx.db.select({ source: pointBackfills.source }).from(pointBackfills).where(DONE)
  if (done) return
  const wrong = await wrongPeople(ctx)
  for (const { issuerId, holderIds } of wrong) {
    if (ctx.stopping.aborted) return
    await rebuildStandings(ctx, issuerId, holderIds)
    ctx.log.warn({ issuerId, people: holderIds.length }, 'standings did not match the memberships and were corrected')
  }
  const booked = wrong.reduce((sum, { holderIds }) => sum + holderIds.length, 0)
  const row = { source: 'memberships' as const, after: '', booked, endedAt: ctx.now() }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(pointBackfills).values(row).onConflictDoNothing()
    await recordEvent(ctx, { action: 'standings.corrected', subjectId: 'memberships', detail: { people: booked } })
  })
}

/** People whose standings do not say whether they are members, or whose members' row has other points than they. */
async function wrongPeople(ctx: SystemContext): Promise<{ issuerId: string; holderIds: string[] }[]> {
  return rowsOf<{ issuerId: string; holderIds: string[] }>(
    ctx.db,
    sql`
    select wrong.issuer_id as "issuerId", array_agg(distinct wrong.holder_id) as "holderIds"
    from (
      select s.issuer_id, s.holder_id from ${standings} s
      left join ${members} m on m.issuer_id = s.issuer_id and m.holder_id = s.holder_id and m.ended_at is null
      where s.is_member <> (m.holder_id is not null)
      union all
      select m.issuer_id, m.holder_id from ${members} m
      left join ${standings} s on s.issuer_id = m.issuer_id and s.holder_id = m.holder_id and s.period = ${ALL_TIME}
      where m.points <> coalesce(s.points, 0)
    ) wrong
    join ${issuers} i on i.id = wrong.issuer_id and i.deleted_at is null
    group by wrong.issuer_id order by wrong.issuer_id`,
  )
}
