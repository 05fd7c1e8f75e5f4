import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { claimCounts } from './tables.ts'

/** Rows of a template beyond which its changes are folded. */
const FOLD_FROM = 200

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

/**
 * Folds the changes of each template that has many into their sums; ends that are past become one. Two who fold at once fold
 * different rows, and whoever counts meanwhile sees either all of a template's old rows or their sum.
 */
export async function foldCounts(ctx: Context): Promise<void> {
  const many = await ctx.db
    .select({ templateId: claimCounts.templateId })
    .from(claimCounts)
    .groupBy(claimCounts.templateId)
    .having(sql`count(*) > ${FOLD_FROM}`)
  const now = ctx.now().toISOString()
  for (const { templateId } of many) {
    await ctx.db.execute(sql`
      with taken as (select id from claim_counts where template_id = ${templateId} for update skip locked),
      gone as (delete from claim_counts using taken where claim_counts.id = taken.id returning claim_counts.*)
      insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, is_bounced,
        case when end_date <= ${now}::timestamptz then '1970-01-01'::timestamptz else end_date end, sum(delta)
      from gone group by 1, 2, 3, 4 having sum(delta) <> 0`)
  }
}
