import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { inTransaction } from '../context.ts'
import { rowsOf } from '../database/rows-of.ts'

/** Smaller tables are read whole at any plan. */
const PAGES_MIN = 8
/** Of the rows that a plan needs to know something about: a few thousand, which takes milliseconds. */
const STATISTICS_TARGET = 10

/**
 * Analyzes the tables of the embedded database that doubled since they were analyzed, and returns their names. Postgres
 * does so by itself; PGlite runs no autovacuum, and without statistics each chunk of a list reads all rows before it.
 */
export async function analyzeGrown(ctx: Context): Promise<string[]> {
  if (ctx.config.databaseUrl !== undefined) return []
  const rows = await rowsOf<{ name: string }>(
    ctx.db,
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public'
      and pg_relation_size(c.oid) / 8192 > greatest(${PAGES_MIN}::int, 2 * c.relpages)`,
  )
  const names = rows.map(({ name }) => name)
  for (const name of names) {
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.execute(sql.raw(`set local default_statistics_target = ${STATISTICS_TARGET}`))
      await ctx.db.execute(sql`analyze ${sql.identifier(name)}`)
    })
  }
  return names
}
