import { and, eq, exists, gt, isNull, not, type SQL, sql } from 'drizzle-orm'
import { delegations } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { claims } from './tables.ts'

/** Condition for claims whose delegation was withdrawn or has ended. */
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

/** The number of a template's places that ended delegations still count for uncollected claims. */
export function placesPastDelegation(ctx: Context, templateId: string): Promise<number> {
  const isWaiting = and(isNull(claims.revokedAt), eq(claims.didLimit, 1), eq(claims.taken, 0))
  return ctx.db.$count(claims, and(eq(claims.templateId, templateId), isWaiting, isPastDelegation(ctx)))
}
