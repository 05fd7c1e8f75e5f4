import { and, asc, ne, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { checkIns } from './tables.ts'

/** Locks the matching check-ins that have a reason, in the order of ids, as giving badges does. Returns their ticket ids. */
export async function lockReasons(ctx: Context, fits: SQL | undefined): Promise<string[]> {
  const some = await ctx.db
    .select({ ticketId: checkIns.ticketId })
    .from(checkIns)
    .where(and(fits, ne(checkIns.reason, '')))
    .orderBy(asc(checkIns.ticketId))
    .for('update')
  return some.map(({ ticketId }) => ticketId)
}
