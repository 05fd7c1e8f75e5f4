import { eq, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context, SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { rebuildFigures } from './rebuild-figures.ts'
import { insightStates } from './tables.ts'

const LOOK_SECONDS = 2

/**
 * A community has another time zone: from the commit on triggers count in it, and the page says that its days are being counted
 * again. `barrier` is written by the job's first run, after that commit.
 */
export async function followTimeZone(ctx: Context, { issuerId }: { issuerId: string }): Promise<void> {
  const [issuer] = await ctx.db.select({ zone: issuers.timeZone }).from(issuers).where(eq(issuers.id, issuerId))
  if (!issuer) return
  const set = { zone: issuer.zone, countingSince: ctx.now() }
  await ctx.db
    .insert(insightStates)
    .values({ issuerId, ...set })
    .onConflictDoUpdate({ target: insightStates.issuerId, set })
  await ctx.jobs.send(ctx, 'recount-insights', { issuerId, barrier: '' })
}

/**
 * Counts a community's days again, once no transaction is left that began before its zone changed: each of those has written
 * the days of the zone before, and their rows are seen then.
 */
export async function jobRecount(
  ctx: SystemContext,
  { issuerId = '', barrier = '' }: Record<string, string>,
): Promise<void> {
  const [seen] = await rowsOf<{ next: string; isPast: boolean }>(
    ctx.db,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next,
      pg_snapshot_xmin(pg_current_snapshot()) >= coalesce(nullif(${barrier}, '')::xid8, pg_snapshot_xmax(pg_current_snapshot())) as "isPast"`,
  )
  if (!seen) throw new Error('The database gave no snapshot')
  if (seen.isPast) return rebuildFigures(ctx, issuerId)
  await ctx.jobs.send(ctx, 'recount-insights', { issuerId, barrier: barrier || seen.next }, LOOK_SECONDS)
}
