import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { foldMany } from './fold-changes.ts'
import { claimCounts } from './tables.ts'

/** How many claims of a template have each status, by the counts that are kept. */
export async function countClaims(ctx: Context, templateId: string) {
  const rows = await ctx.db
    .select({
      state: claimCounts.state,
      isBounced: claimCounts.isBounced,
      isOver: sql<boolean>`coalesce(${claimCounts.endDate} <= ${ctx.now().toISOString()}::timestamptz, false)`,
      count: sql`sum(${claimCounts.delta})`.mapWith(Number),
    })
    .from(claimCounts)
    .where(eq(claimCounts.templateId, templateId))
    .groupBy(sql`1, 2, 3`)
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
  const inState = (state: string) => rows.filter((row) => row.state === state)
  return {
    all: sum(rows),
    owner: sum(inState('owner')),
    pending: sum(inState('open').filter(({ isOver }) => !isOver)),
    expired: sum(inState('open').filter(({ isOver }) => isOver)),
    suspended: sum(inState('suspended')),
    revoked: sum(inState('revoked')),
    bounced: sum(inState('open').filter(({ isBounced }) => isBounced)),
  }
}

/** Folds the changes of templates that changed lately; ends that are past become one. */
export function foldCounts(ctx: Context): Promise<void> {
  const now = ctx.now().toISOString()
  const endDate = sql`case when end_date <= ${now}::timestamptz then '1970-01-01'::timestamptz else end_date end`
  const apart = ['state', 'is_bounced', 'end_date']
  return foldMany(ctx, { table: 'claim_counts', subject: 'template_id', apart, as: { end_date: endDate } })
}
