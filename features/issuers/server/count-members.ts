import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** How many members an issuer has now. Reads the members' table by name: that feature is above this one. */
export async function countMembers(ctx: Context, issuerId: string): Promise<number> {
  const { rows } = (await ctx.db.execute(
    sql`select count(*)::int as members from members where issuer_id = ${issuerId} and ended_at is null`,
  )) as unknown as { rows: { members: number }[] }
  return rows[0]?.members ?? 0
}
