import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'

/**
 * How many members an issuer has now, suspended ones too, from the stored counts. Reads their table by name: that feature is
 * above this one.
 */
export async function countMembers(ctx: Context, issuerId: string): Promise<number> {
  const [row] = await rowsOf<{ members: number }>(
    ctx.db,
    sql`select coalesce(sum(delta), 0)::int as members from member_counts
    where issuer_id = ${issuerId} and status in ('member', 'suspended')`,
  )
  return row?.members ?? 0
}
