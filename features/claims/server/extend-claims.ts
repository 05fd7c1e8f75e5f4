import { and, eq, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { earlier } from '../rules.ts'
import { isEndedGift } from './claim-conditions.ts'
import { lockClaims } from './lock-claims.ts'
import { type Claim, livingDelegation } from './queries.ts'
import { claims } from './tables.ts'

type Asked = { issuerId: string; ids: string[]; endDate: Date }

/**
 * Moves the end of uncollected claims to a later day, in the caller's transaction, but not past the end of their
 * delegation; a claim whose delegation has ended needs a new link. Returns the changed claims.
 */
export async function extendClaims(ctx: Context, { issuerId, ids, endDate }: Asked): Promise<Claim[]> {
  const isOwned = and(eq(claims.didLimit, 1), gt(claims.taken, 0)) ?? sql`false`
  const open = await lockClaims(
    ctx,
    issuerId,
    ids,
    and(or(isNull(claims.revokedAt), isEndedGift()), not(isOwned), lt(claims.endDate, endDate)),
  )
  const changed: Claim[] = []
  for (const [delegationN, rows] of Map.groupBy(open, (claim) => claim.delegationN)) {
    const validUntil = await livingDelegation(ctx, { issuerId, delegationN })
    if (!validUntil) continue
    const end = earlier(endDate, validUntil)
    const own = rows.map(({ id }) => id)
    const moved = await ctx.db
      .update(claims)
      .set({ endDate: end })
      .where(and(inArray(claims.id, own), lt(claims.endDate, end)))
      .returning()
    changed.push(...moved.filter(({ revokedAt }) => revokedAt === null))
  }
  await recordEvents(
    ctx,
    changed.map(({ id }) => ({ action: 'claim.extended', issuerId, subjectId: id })),
  )
  return changed
}
