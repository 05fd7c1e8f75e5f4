import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { compactMany } from '#platform/database/compact-changes.ts'
import { COUNT_MAX, NO_COUNTS, type StatusCounts } from '../row-count-rules.ts'
import { statusAt } from './claim-conditions.ts'
import { claimCounts, claims } from './tables.ts'

/** Counts a template's history rows by status, from the stored counts. */
export async function countClaims(ctx: Context, templateId: string): Promise<StatusCounts> {
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
    link: sum(inState('link').filter(({ isOver }) => !isOver)),
    expired: sum([...inState('open'), ...inState('link')].filter(({ isOver }) => isOver)),
    suspended: sum(inState('suspended')),
    revoked: sum(inState('revoked')),
    bounced: sum(inState('open').filter(({ isBounced }) => isBounced)),
  }
}

/** Counts the rows that match a filter by status, at most `COUNT_MAX` of them. */
export async function countRows(ctx: Context, where: SQL | undefined): Promise<StatusCounts> {
  // Uses the table's own name, so that the list's conditions apply to it.
  const found = ctx.db.select().from(claims).where(where).limit(COUNT_MAX).as('claims')
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const { all, owner, pending, link, expired, suspended, revoked, bounced } = statusAt(ctx.now())
  const [row] = await ctx.db
    .select({
      all: count(all),
      owner: count(owner),
      pending: count(pending),
      link: count(link),
      expired: count(expired),
      suspended: count(suspended),
      revoked: count(revoked),
      bounced: count(bounced),
    })
    .from(found)
  return row ?? NO_COUNTS
}

/** Compacts the counts of recently changed templates; all past ends become one. */
export function compactCounts(ctx: Context): Promise<void> {
  const now = ctx.now().toISOString()
  const endDate = sql`case when end_date <= ${now}::timestamptz then '1970-01-01'::timestamptz else end_date end`
  const apart = ['state', 'is_bounced', 'end_date']
  return compactMany(ctx, { table: claimCounts, subject: 'template_id', apart, as: { end_date: endDate } })
}
