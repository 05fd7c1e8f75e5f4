import { and, eq, exists, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import { delegations } from '#features/templates/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import { isRenewable } from './change-claims.ts'
import type { Renewal } from './renew-for-send.ts'
import { claims } from './tables.ts'

/**
 * What new links for many rows, or for all of a send, need of a new delegation: a place for each that waits to be collected
 * and whose own delegation has ended. Of rows of several templates those of one.
 */
export async function renewalOfRows(
  ctx: AdminContext,
  rows: { ids: string[] } | { sendId: string },
): Promise<Omit<Renewal, 'step'>> {
  const living = ctx.db
    .select({ one: sql`1` })
    .from(delegations)
    .where(
      and(
        eq(delegations.issuerId, claims.issuerId),
        eq(delegations.n, claims.delegationN),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, ctx.now()),
      ),
    )
  const [needed] = await ctx.db
    .select({ templateId: claims.templateId, count: sql`count(*)`.mapWith(Number) })
    .from(claims)
    .where(
      and(
        'ids' in rows ? inArray(claims.id, rows.ids) : eq(claims.sendId, rows.sendId),
        eq(claims.issuerId, ctx.actor.issuerId),
        isRenewable,
        not(exists(living)),
      ),
    )
    .groupBy(claims.templateId)
    .orderBy(claims.templateId)
    .limit(1)
  const { templateId = '', count = 0 } = needed ?? {}
  return { templateId, places: count, count }
}
