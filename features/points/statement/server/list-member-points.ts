import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import type { AdminContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../../contract.ts'
import { seasonOf } from '../../ranking/season-rules.ts'
import { rankOf } from '../../ranking/server/rank-of.ts'
import type { Source } from '../../rules.ts'
import { pointAccounts, pointTransfers } from '../../server/tables.ts'
import { pointsOf, readStatement } from './read-statement.ts'

type List = typeof contract.listMemberPoints

/** The points of a member, or former member, with their sources and newest lines. Throws `notFound`, `cursorInvalid`. */
export async function listMemberPoints(ctx: AdminContext, { did, after }: Input<List>): Promise<Output<List>> {
  const { issuerId } = ctx.actor
  const { id: holderId } = await findMember(ctx, did)
  const issuer = await ownIssuer(ctx)
  const person = { issuerId, holderId }
  const sums = await sourcesOf(ctx, person)
  return {
    ...(await readStatement(ctx, { ...person, after })),
    season: await pointsOf(ctx, person, seasonOf(ctx.now(), issuer.timeZone)),
    rank: await rankOf(ctx, person),
    bySource: sums.filter(({ points }) => points !== 0).map(({ source, points }) => ({ source, points })),
    total: sums.reduce((sum, { lines }) => sum + lines, 0),
    mayGive: mayGivePoints(ctx.config, issuer),
  }
}

type Sum = { source: Source; points: number; lines: number }

async function sourcesOf(ctx: AdminContext, { issuerId, holderId }: { issuerId: string; holderId: string }) {
  const rows = await rowsOf<Sum>(
    ctx.db,
    sql`select source.source, sum(t.points) as points, count(*) as lines
    from ${pointAccounts} p
    cross join lateral (
      select amount as points, debit_id as other_id from ${pointTransfers} where credit_id = p.id
      union all
      select -amount, credit_id from ${pointTransfers} where debit_id = p.id
    ) t
    join ${pointAccounts} source on source.id = t.other_id
    where p.holder_id = ${holderId} and p.issuer_id = ${issuerId}
    group by source.source order by sum(t.points) desc, source.source`,
  )
  return rows.map(({ source, points, lines }): Sum => ({ source, points: Number(points), lines: Number(lines) }))
}
