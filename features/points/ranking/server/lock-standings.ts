import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Makes changes of a community's standings wait until the commit; a trigger on them takes this lock shared. */
export async function lockStandings(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`standings:${issuerId}`}, 0))`)
}
