import { and, eq, inArray, sql } from 'drizzle-orm'
import { isPastDelegation } from '#features/claims/server/past-delegation.ts'
import { isOwnClaim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { Need } from '#features/sends/server/renew-for-send.ts'
import type { TeamContext } from '#platform/context.ts'
import { isRenewable } from './change-claims.ts'

/**
 * What new links of many rows, or of a whole send, need of delegations: for each template a place for each waiting row
 * whose own delegation has ended.
 */
export async function needsOfRows(ctx: TeamContext, rows: { ids: string[] } | { sendId: string }): Promise<Need[]> {
  const waiting = await ctx.db
    .select({ templateId: claims.templateId, count: sql`count(*)`.mapWith(Number) })
    .from(claims)
    .where(
      and(
        'ids' in rows ? inArray(claims.id, rows.ids) : eq(claims.sendId, rows.sendId),
        isOwnClaim(ctx),
        isRenewable,
        isPastDelegation(ctx),
      ),
    )
    .groupBy(claims.templateId)
    .orderBy(claims.templateId)
  return waiting.map(({ templateId, count }) => ({ templateId, places: count, together: 1, count }))
}
