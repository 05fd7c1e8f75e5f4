import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { members } from '#features/members/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { ALL_TIME } from '../rules.ts'
import { bookSums } from './standings/book-sums.ts'
import { pointAccounts, pointTransfers, standings } from './tables.ts'

export type PointsCheck = {
  issuerId: string
  transfers: number
  /** The sum of all accounts, which is 0. */
  sum: number
  /** Causes of which more than one booking is not reversed, and reversals that differ from their original: 0. */
  wrongTransfers: number
  /** Standings and rows of members that differ from the book: 0. */
  wrongStandings: number
  wrongMembers: number
}

/** Compares the book of points of each community, or of one, with what was made from it; changes nothing. */
export async function checkPoints(ctx: Context, issuerId?: string): Promise<PointsCheck[]> {
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select distinct issuer_id as id from ${pointAccounts} where ${issuerId ? sql`issuer_id = ${issuerId}` : sql`true`}
    order by 1`,
  )
  const checks: PointsCheck[] = []
  for (const { id } of rows) checks.push(await checkOne(ctx, id))
  return checks
}

/** Whether a check found nothing wrong. */
export function isRight({ sum, wrongTransfers, wrongStandings, wrongMembers }: PointsCheck): boolean {
  return sum === 0 && wrongTransfers === 0 && wrongStandings === 0 && wrongMembers === 0
}

function checkOne(ctx: Context, issuerId: string): Promise<PointsCheck> {
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const sums = await bookSums(ctx, issuerId)
    const isMember = sql`exists (select from ${members} m
      where m.issuer_id = ${issuerId} and m.holder_id = s.holder_id and m.ended_at is null)`
    const [row] = await rowsOf<Record<keyof PointsCheck, number | string>>(
      ctx.db,
      sql`select
        (select count(*) from ${pointTransfers} where issuer_id = ${issuerId}) as transfers,
        (select coalesce(sum(case when t.credit_id = p.id then t.amount else -t.amount end), 0)
          from ${pointTransfers} t left join ${pointAccounts} p on p.id in (t.credit_id, t.debit_id)
          where t.issuer_id = ${issuerId}) as sum,
        (select count(*) from (
          select from ${pointTransfers} t where t.issuer_id = ${issuerId} and t.reverses is null
            and not exists (select from ${pointTransfers} back where back.reverses = t.id)
          group by t.cause having count(*) > 1
        ) twice)
        + (select count(*) from ${pointTransfers} back left join ${pointTransfers} t on t.id = back.reverses
          where back.issuer_id = ${issuerId} and back.reverses is not null
            and (t.issuer_id, t.cause, t.debit_id, t.credit_id, t.amount, t.counts_at) is distinct from
              (back.issuer_id, back.cause, back.credit_id, back.debit_id, back.amount, back.counts_at))
          as "wrongTransfers",
        (select count(*) from (${sums}) b
          full join (select * from ${standings} where issuer_id = ${issuerId} and period not like 'quest:%') s
            on s.period = b.period and s.holder_id = b.holder_id
          where (s.points, s.reached_at, s.is_member) is distinct from (b.points, b.reached_at, ${isMember})) as "wrongStandings",
        (select count(*) from ${members} m
          join ${issuers} i on i.id = m.issuer_id and i.deleted_at is null
          left join ${standings} s on s.issuer_id = m.issuer_id and s.holder_id = m.holder_id and s.period = ${ALL_TIME}
          where m.issuer_id = ${issuerId} and m.points <> coalesce(s.points, 0)) as "wrongMembers"`,
    )
    const figure = (name: keyof PointsCheck) => Number(row?.[name])
    return {
      issuerId,
      transfers: figure('transfers'),
      sum: figure('sum'),
      wrongTransfers: figure('wrongTransfers'),
      wrongStandings: figure('wrongStandings'),
      wrongMembers: figure('wrongMembers'),
    }
  })
}
