import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import type * as contract from '../contract.ts'
import { KEPT_PAGE } from '../rules.ts'
import { assertProven } from './assert-proven.ts'
import { describeKept, isOwnKeyWallet } from './queries.ts'
import { keptBadges } from './tables.ts'

type List = typeof contract.listKept

/** The caller's badges from elsewhere, the latest first, a page at a time; their files are not opened. */
export async function listKept(ctx: HolderContext, { after }: Input<List>): Promise<Output<List>> {
  assertProven(ctx)
  const place = rowCursors.readOrRefuse(after)
  const isOwn = eq(keptBadges.holderId, ctx.actor.holderId)
  const isAfter =
    place &&
    sql`(${keptBadges.keptAt}, ${keptBadges.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`
  const { sealed: _, reading: __, ...columns } = getTableColumns(keptBadges)
  const found = await ctx.db
    .select(columns)
    .from(keptBadges)
    .where(and(isOwn, isAfter))
    .orderBy(desc(keptBadges.keptAt), desc(keptBadges.id))
    .limit(KEPT_PAGE + 1)
  const rows = found.slice(0, KEPT_PAGE)
  const last = found.length > KEPT_PAGE ? rows.at(-1) : undefined
  return {
    badges: await describeKept(ctx, rows),
    next: last ? rowCursors.write({ createdAt: last.keptAt, id: last.id }) : '',
    count: await ctx.db.$count(keptBadges, isOwn),
    unsealed: (await isOwnKeyWallet(ctx))
      ? await ctx.db.$count(keptBadges, and(isOwn, eq(keptBadges.sealedBy, '')))
      : 0,
  }
}
