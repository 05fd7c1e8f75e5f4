import { sql } from 'drizzle-orm'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { addSums } from './add-sums.ts'
import { insightChanges } from './tables.ts'

/** Changes that one statement folds. */
export const FOLDED_AT_ONCE = 20_000

/**
 * Adds the changes of figures to what is kept of each day and month, and removes them, in one statement: whoever reads both in
 * one statement sees each change once. One process does it at a time; the others leave it. Returns how many it folded.
 */
export async function foldChanges(ctx: Context, atOnce = FOLDED_AT_ONCE): Promise<number> {
  let folded = 0
  for (;;) {
    const count = await foldSome(ctx, atOnce)
    folded += count
    if (count < atOnce || ctx.stopping.aborted) return folded
  }
}

function foldSome(ctx: Context, atOnce: number): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const [turn] = await rowsOf<{ mine: boolean }>(
      ctx.db,
      sql`select pg_try_advisory_xact_lock(hashtextextended('fold-insights', 0)) as mine`,
    )
    if (!turn?.mine) return 0
    const [folded] = await rowsOf<{ count: number }>(
      ctx.db,
      sql`with changed as (
        delete from ${insightChanges} where id in (select id from ${insightChanges} order by id limit ${atOnce}::int for update skip locked)
        returning *
      ), ${addSums(ctx.now())}`,
    )
    return folded?.count ?? 0
  })
}
