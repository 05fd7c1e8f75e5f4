import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { memberCounts } from './tables.ts'

/** How many members an issuer has now, suspended ones too, from the stored counts. */
export async function countMembers(ctx: Context, issuerId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ members: sql`coalesce(sum(${memberCounts.delta}), 0)`.mapWith(Number) })
    .from(memberCounts)
    .where(and(eq(memberCounts.issuerId, issuerId), inArray(memberCounts.status, ['member', 'suspended'])))
  return row?.members ?? 0
}
