import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { oftenUsed } from '#platform/database/statements.ts'
import { locksWithLists } from '../../hooks.ts'
import { badges, statusLists } from '../tables.ts'
import type { Ordered } from './making.ts'

/**
 * Writes the rows of badges whose slots are free and returns their ids. In the same statement, after the rows because they
 * stay locked until the commit: counts `counted` in their status lists, in one order, and takes the listeners' locks.
 */
export async function insertBadges(
  ctx: Context,
  rows: (typeof badges.$inferInsert)[],
  counted: Ordered[],
): Promise<Set<string>> {
  const sorted = rows.toSorted((a, b) => compare(a.statusListId, b.statusListId) || a.statusIndex - b.statusIndex)
  const free = sql`on conflict (status_list_id, status_index) do nothing returning id`
  if (counted.length === 0) return idsOf(await insertRows(ctx.db, badges, sorted, free))
  const lists = [...Map.groupBy(counted, ({ making }) => making.listId)].map(([id, all]) => ({ id, n: all.length }))
  const names = locksWithLists.get()(counted.map(({ issue }) => issue.issuer.id))
  return idsOf(
    await insertRows(ctx.db, badges, sorted, free, (insert) =>
      oftenUsed(
        'insert-badges',
        sql`
    with made as (${insert}), asked as (
      select * from json_to_recordset(${JSON.stringify(lists)}::json) as r(id text, n int)
    ), held as materialized (
      select l.id, asked.n from ${statusLists} l join asked on asked.id = l.id cross join (select count(*) from made) m
      order by l.id collate "C" for update of l
    ), counted as (
      update ${statusLists} l set taken = l.taken + held.n from held where l.id = held.id returning l.id
    ), locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(name, 0)) from (select count(*) from counted) c
      cross join unnest(${sql.param(names)}::text[]) as name
    )
    select made.id from (select count(*) from locked) as held left join made on true`,
      ),
    ),
  )
}

function idsOf(rows: Record<string, unknown>[]): Set<string> {
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : String(id))))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
