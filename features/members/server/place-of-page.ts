import { and, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { isFrom } from './job-tend-ranges.ts'
import type { Place } from './member-cursor.ts'
import { isDescending, sortedBy } from './member-order.ts'
import { isBeyond, listWhere, type MemberList } from './member-rows.ts'
import { memberRanges, members, type SortedBy } from './tables.ts'

/** Where a page begins: after `offset` of the list's rows that fulfil `where`. */
type Start = { where: SQL | undefined; offset: number }

/**
 * Where the page after a number of rows begins, in a list without search: in a big community at the range of that row,
 * so that at most a range is counted.
 */
export async function placeOfPage(ctx: Context, list: MemberList, offset: number): Promise<Start> {
  const counted = countedIn(list)
  if (!counted || offset === 0) return { where: undefined, offset }
  const { issuerId, order } = list
  const by = sortedBy(order)
  const isDesc = isDescending(order)
  const direction = sql.raw(isDesc ? 'desc' : 'asc')
  const inOrder = sql`order by low_key ${direction}, low_id ${direction}`
  const [range] = await rowsOf<Before>(
    ctx.db,
    sql`select before::int as before, key, id from (
      select n, sum(n) over (${inOrder} rows unbounded preceding) - n as before,
        ${isDesc ? sql`lag(low_key) over (${inOrder})` : sql`low_key`} as key,
        ${isDesc ? sql`lag(low_id) over (${inOrder})` : sql`low_id`} as id
      from (
        select low_key, low_id, ${counted} as n from ${memberRanges}
        where ${isOrder(issuerId, by)}
      ) as ranges
    ) as summed where before <= ${offset}::bigint and before + n > ${offset}::bigint limit 1`,
  )
  return range ? { where: boundOf(by, isDesc, range), offset: offset - range.before } : { where: undefined, offset }
}

/** How many rows of a list come before a place in its order; in a big community at most a range is counted. */
export async function rowsBefore(ctx: Context, list: MemberList, place: Place): Promise<number> {
  const isDesc = isDescending(list.order)
  const { before, bound } = await rangesBefore(ctx, list, place)
  const isEarlier = isBeyond(list.order, place, !isDesc)
  return before + (await ctx.db.$count(members, and(listWhere(list), bound, isEarlier)))
}

/** The rows in ranges that come before a place as a whole, and the condition of the rows in none of them. */
async function rangesBefore(ctx: Context, list: MemberList, place: Place) {
  const counted = countedIn(list)
  if (!counted) return { before: 0, bound: undefined }
  const by = sortedBy(list.order)
  const isDesc = isDescending(list.order)
  // Upwards the last of these ranges has the place in it; downwards the first one ends above it.
  const [sign, direction] = isDesc ? ['>', 'asc'] : ['<=', 'desc']
  const [range] = await rowsOf<Before>(
    ctx.db,
    sql`select low_key as key, low_id as id, (sum(n) over () - ${isDesc ? 0 : sql`n`})::int as before
    from (select low_key, low_id, ${counted} as n from ${memberRanges} where ${isOrder(list.issuerId, by)}) as ranges
    where (low_key, low_id) ${sql.raw(sign)} (${place.key} collate "C", ${place.id})
    order by low_key ${sql.raw(direction)}, low_id ${sql.raw(direction)} limit 1`,
  )
  return { before: range?.before ?? 0, bound: range && boundOf(by, isDesc, range) }
}

type Before = { before: number; key: string | null; id: string | null }

/** The condition of rows from the beginning of a range, or (downwards) below it; none for the first range. */
function boundOf(by: SortedBy, isDesc: boolean, { key, id }: Before): SQL | undefined {
  if (key === null || id === null || (key === '' && id === '')) return undefined
  return isFrom(by, isDesc ? '<' : '>=', { key, id })
}

const isOrder = (issuerId: string, by: SortedBy) => sql`issuer_id = ${issuerId} and sorted_by = ${by}`

/** What a range counts of a list: nothing for lists that are not kept in ranges. */
function countedIn({ status, search }: MemberList): SQL | undefined {
  if (search !== '') return undefined
  if (status === 'all') return sql`members`
  if (status === 'member') return sql`members - suspended`
  return undefined
}
