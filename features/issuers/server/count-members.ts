import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * How many members an issuer has now, suspended ones too, from the stored counts. Reads their table by name: that feature is
 * above this one.
 */
export async function countMembers(ctx: Context, issuerId: string): Promise<number> {
  const { rows } = (await ctx.db.execute(sql`
    select coalesce(sum(delta), 0)::int as members from member_counts
    where issuer_id = ${issuerId} and status in ('member', 'suspended')`)) as unknown as { rows: { members: number }[] }
  return rows[0]?.members ?? 0
}
