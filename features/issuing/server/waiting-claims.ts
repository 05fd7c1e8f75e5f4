import { and, desc, eq, gt, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { isOpenAt } from '#features/claims/server/claim-conditions.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { delegations, templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'

/**
 * The open claims that belong to a holder, newest first, at most `most`. Those of a send that can still be undone are not
 * shown yet; nor are those whose e-mail is held back because the send was paused, stopped or undone.
 */
export async function waitingClaims(ctx: Context, holderId: string, most: number): Promise<Claim[]> {
  const now = ctx.now()
  const isUnderWay = and(or(eq(sends.status, 'sent'), eq(sends.status, 'reading')), isNull(sends.pausedAt))
  const isDelivered = or(isUnderWay, notInArray(claims.delivery, ['queued', 'sending']))
  const rows = await ctx.db
    .select({ claim: claims })
    .from(claims)
    .innerJoin(sends, eq(sends.id, claims.sendId))
    .innerJoin(templates, eq(templates.id, claims.templateId))
    .innerJoin(delegations, and(eq(delegations.issuerId, claims.issuerId), eq(delegations.n, claims.delegationN)))
    .where(
      and(
        // Spelled like the index's condition.
        sql`${claims.holderId} <> ''`,
        eq(claims.holderId, holderId),
        isOpenAt(now),
        isNull(templates.deletedAt),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, now),
        or(isNull(sends.holdUntil), lte(sends.holdUntil, now)),
        ne(sends.status, 'undone'),
        isDelivered,
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(most)
  return rows.map(({ claim }) => claim)
}
