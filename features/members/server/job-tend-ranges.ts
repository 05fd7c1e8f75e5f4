import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { RANGE_ROWS, RANGED_FROM } from '../rules.ts'
import { lockMembers } from './lock-members.ts'
import { SORTED } from './member-order.ts'
import { memberCounts, memberRanges, members, type SortedBy } from './tables.ts'

const ORDERS = Object.keys(SORTED) as SortedBy[]
/** Ranges with more rows than this many times `RANGE_ROWS` are divided. */
const FULL = 2
/** Ranges beyond this many times the number that is needed are made anew. */
const LOOSE = 4

/**
 * Keeps the ranges of big communities small: makes them once a community is big, divides those that have grown, and makes an
 * order's anew when many of its ranges are nearly empty. Their counts are right at any time; only paging gets slower
 * without this.
 */
export async function tendRanges(ctx: Context): Promise<void> {
  for (const issuerId of await newlyBig(ctx)) for (const by of ORDERS) await makeRanges(ctx, issuerId, by)
  for (const { issuerId, by } of await loose(ctx)) await makeRanges(ctx, issuerId, by)
  const full = await ctx.db
    .select({ id: memberRanges.id, issuerId: memberRanges.issuerId })
    .from(memberRanges)
    .where(sql`${memberRanges.members} > ${FULL * RANGE_ROWS}::int`)
  for (const { id, issuerId } of full) await divideRange(ctx, issuerId, id)
}

async function newlyBig(ctx: Context): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select issuer_id as id from ${memberCounts} c
    where status in ('member', 'suspended')
      and not exists (select from ${memberRanges} r where r.issuer_id = c.issuer_id)
    group by 1 having sum(delta) >= ${RANGED_FROM}::int`,
  )
  return rows.map(({ id }) => id)
}

async function loose(ctx: Context): Promise<{ issuerId: string; by: SortedBy }[]> {
  const { issuerId, sortedBy, members } = memberRanges
  return ctx.db
    .select({ issuerId, by: sortedBy })
    .from(memberRanges)
    .groupBy(issuerId, sortedBy)
    .having(sql`count(*) > 10 + ${LOOSE}::int * sum(${members}) / ${RANGE_ROWS}::int`)
}

/** Makes the ranges of one order of a community anew, while its members cannot change. */
function makeRanges(ctx: Context, issuerId: string, by: SortedBy): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const isOrder = and(eq(memberRanges.issuerId, issuerId), eq(memberRanges.sortedBy, by))
    await ctx.db.delete(memberRanges).where(isOrder)
    await insertRanges(ctx, { issuerId, by, from: { key: '', id: '' }, where: undefined })
  })
}

/** Divides a range into some of `RANGE_ROWS`, while the community's members cannot change. */
function divideRange(ctx: Context, issuerId: string, rangeId: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const [range] = await ctx.db.select().from(memberRanges).where(eq(memberRanges.id, rangeId))
    if (!range || range.members <= FULL * RANGE_ROWS) return
    const { sortedBy: by, lowKey, lowId } = range
    const low = sql`(${memberRanges.lowKey}, ${memberRanges.lowId})`
    const [next] = await ctx.db
      .select()
      .from(memberRanges)
      .where(
        and(
          eq(memberRanges.issuerId, issuerId),
          eq(memberRanges.sortedBy, by),
          sql`${low} > (${lowKey} collate "C", ${lowId})`,
        ),
      )
      .orderBy(sql`${memberRanges.lowKey}`, sql`${memberRanges.lowId}`)
      .limit(1)
    const where = and(
      lowKey === '' && lowId === '' ? undefined : isFrom(by, '>=', { key: lowKey, id: lowId }),
      next && isFrom(by, '<', { key: next.lowKey, id: next.lowId }),
    )
    await ctx.db.delete(memberRanges).where(eq(memberRanges.id, rangeId))
    await insertRanges(ctx, { issuerId, by, from: { key: lowKey, id: lowId }, where })
  })
}

type Low = { key: string; id: string }

/** The condition that a row is at or after the beginning of a range, or before it. */
export function isFrom(by: SortedBy, sign: '>=' | '<', { key, id }: Low): SQL {
  const { column, valueAt } = SORTED[by]
  return sql`(${column}, ${members.holderId}) ${sql.raw(sign)} (${valueAt(key)}, ${id})`
}

type Made = { issuerId: string; by: SortedBy; from: Low; where: SQL | undefined }

async function insertRanges(ctx: Context, { issuerId, by, from, where }: Made): Promise<void> {
  const { column, key } = SORTED[by]
  await ctx.db.execute(sql`
    insert into ${memberRanges} (issuer_id, sorted_by, low_key, low_id, members, suspended)
    select ${issuerId}, ${by}, case when part = 0 then ${from.key} else (array_agg(key order by at))[1] end,
      case when part = 0 then ${from.id} else (array_agg(holder_id order by at))[1] end,
      count(*), count(*) filter (where is_suspended)
    from (
      select key, holder_id, is_suspended, at, (at - 1) / ${RANGE_ROWS}::int as part
      from (
        select ${key} as key, ${members.holderId} as holder_id, ${members.suspendedAt} is not null as is_suspended,
          row_number() over (order by ${column}, ${members.holderId}) as at
        from ${members} where ${members.issuerId} = ${issuerId} and ${members.endedAt} is null and ${where ?? sql`true`}
      ) as numbered
    ) as parted group by part`)
}
