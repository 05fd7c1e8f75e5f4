import { sql } from 'drizzle-orm'
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
