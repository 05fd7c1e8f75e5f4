import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { members } from './tables.ts'

/**
 * Writes the points of people into their members' rows, if they have one, also where they left; in the transaction that
 * changes them, after `lockMembers`.
 */
export async function setPoints(
  ctx: Context,
  people: { issuerId: string; holderId: string; points: number }[],
): Promise<void> {
  if (people.length === 0) return
  await ctx.db.execute(sql`
    update ${members} m set points = asked.points
    from json_to_recordset(${JSON.stringify(people)}::json) as asked("issuerId" text, "holderId" text, points bigint)
    where m.issuer_id = asked."issuerId" and m.holder_id = asked."holderId" and m.points <> asked.points`)
}

/** Writes the points of all members of a community again, who are locked, as a query of `holder_id` and `points` has them. */
export async function resetPoints(ctx: Context, issuerId: string, points: SQL, holderIds?: string[]): Promise<void> {
  const some = holderIds ? sql`and m.holder_id = any(${sql.param(holderIds)}::text[])` : sql``
  await ctx.db.execute(sql`
    update ${members} m set points = coalesce(had.points, 0)
    from ${members} of_them left join (${points}) had on had.holder_id = of_them.holder_id
    where of_them.issuer_id = ${issuerId} and m.issuer_id = of_them.issuer_id and m.holder_id = of_them.holder_id ${some}
      and m.points <> coalesce(had.points, 0)`)
}
