import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * Lets one transaction at a time decide what people of a community have passed and finished: the first lock of any that
 * does, taken in one order. Quest places are locked after it, then passes, accounts, standings and members' rows.
 */
export async function lockPeople(ctx: Context, issuerId: string, holderIds: string[]): Promise<void> {
  const names = [...new Set(holderIds)].sort().map((holderId) => `quests:${issuerId}:${holderId}`)
  for (const name of names) await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
