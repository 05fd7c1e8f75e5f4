import { and, eq, exists, gt, isNull, not, type SQL, sql } from 'drizzle-orm'
import { delegations } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { claims } from './tables.ts'

/** Claims whose delegation works no more: it was withdrawn, or its time is over. */
export function isPastDelegation(ctx: Context): SQL {
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
  return not(exists(living))
}

/** How many places delegations that work no more have counted of a template, for claims that wait to be collected. */
export function placesPastDelegation(ctx: Context, templateId: string): Promise<number> {
  const isWaiting = and(isNull(claims.revokedAt), eq(claims.didLimit, 1), eq(claims.taken, 0))
  return ctx.db.$count(claims, and(eq(claims.templateId, templateId), isWaiting, isPastDelegation(ctx)))
}
