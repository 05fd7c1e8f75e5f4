import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { StatementLine } from '../../contract.ts'
import { ALL_TIME, type Source, STATEMENT_PAGE } from '../../rules.ts'
import { pointAccounts, pointReasons, pointTransfers, standings } from '../../server/tables.ts'
import { titlesOf } from './titles-of.ts'

type Asked = { issuerId: string; holderId: string; after: string }
type Line = {
  id: string
  source: Source
  cause: string
  points: number | string
  createdAt: Date
  reason: string
  isReversal: boolean
}

/** One page of a person's account at a community, newest first, with titles. Throws `cursorInvalid`. */
export async function readStatement(
  ctx: Context,
  asked: Asked,
): Promise<{ points: number; lines: StatementLine[]; next: string }> {
  const rows = await linesOf(ctx, asked)
  const shown = rows.slice(0, STATEMENT_PAGE)
  const last = rows.length > STATEMENT_PAGE ? shown.at(-1) : undefined
  const titles = await titlesOf(ctx, asked.issuerId, shown)
  return {
    points: await pointsOf(ctx, asked, ALL_TIME),
    lines: shown.map(({ id, source, cause, points, createdAt, reason, isReversal }) => ({
      transferId: id,
      source,
      points: Number(points),
      at: createdAt.toISOString(),
      title: titles.get(cause) ?? '',
      reason,
      isReversal,
    })),
    next: last ? rowCursors.write(last) : '',
  }
}

/** What a person has in a period; 0 without a standing. */
export async function pointsOf(
  ctx: Context,
  { issuerId, holderId }: Pick<Asked, 'issuerId' | 'holderId'>,
  period: string,
): Promise<number> {
  const [row] = await rowsOf<{ points: number | string }>(
    ctx.db,
    sql`select points from ${standings}
    where issuer_id = ${issuerId} and holder_id = ${holderId} and period = ${period}`,
  )
  return Number(row?.points ?? 0)
}

async function linesOf(ctx: Context, { issuerId, holderId, after }: Asked): Promise<Line[]> {
  const place = rowCursors.readOrRefuse(after)
  const isAfter = place
    ? sql`and (t.created_at, t.id) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`
    : sql``
  // Each side by its own index, so that a long account is not read for its newest lines.
  const ofSide = (own: 'credit_id' | 'debit_id', other: 'credit_id' | 'debit_id') => sql`
    (select t.id, t.cause, t.created_at, t.reverses, t.${sql.identifier(other)} as other_id,
      ${own === 'credit_id' ? sql`t.amount` : sql`-t.amount`} as points
    from ${pointTransfers} t where t.${sql.identifier(own)} = p.id ${isAfter}
    order by t.created_at desc, t.id desc limit ${STATEMENT_PAGE + 1})`
  const rows = await rowsOf<Line>(
    ctx.db,
    sql`select t.id, source.source, t.cause, t.points, t.created_at as "createdAt", t.reverses is not null as "isReversal",
      coalesce(why.reason, '') as reason
    from ${pointAccounts} p
    cross join lateral (${ofSide('credit_id', 'debit_id')} union all ${ofSide('debit_id', 'credit_id')}) t
    join ${pointAccounts} source on source.id = t.other_id
    left join ${pointReasons} why on why.transfer_id = coalesce(t.reverses, t.id)
    where p.holder_id = ${holderId} and p.issuer_id = ${issuerId}
    order by t.created_at desc, t.id desc limit ${STATEMENT_PAGE + 1}`,
  )
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
