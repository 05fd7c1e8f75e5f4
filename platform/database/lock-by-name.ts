import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Takes locks by their names until the commit, in one order, so that no two calls wait for each other. */
export async function lockByName(ctx: Context, names: string[]): Promise<void> {
  const sorted = [...new Set(names)].sort()
  if (sorted.length === 0) return
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(sorted)}::text[]) as name`)
}
