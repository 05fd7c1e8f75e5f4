import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { badgesOfClaims } from '#features/badges/server/badges-of-claims.ts'
import { suspendBadges } from '#features/badges/server/suspend-badges.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { lockOwnClaim } from './queries.ts'
import { claims } from './tables.ts'

/**
 * Suspends every badge of a claim, with a reason, until it is resumed; again it changes nothing. Throws `sessionNotTaken`
 * where no badge came of it that can be suspended.
 */
export function suspendSession(ctx: AdminContext, { challenge, reason }: Input<typeof contract.suspendSession>) {
  return inTransaction(ctx, async (ctx) => {
    // With the row locked nobody is taking a badge of it meanwhile.
    const claim = await lockOwnClaim(ctx, challenge)
    if (claim.suspendedAt && !claim.revokedAt) return {}
    const badges = await badgesOfClaims(ctx, [claim.id])
    const badgeIds = badges.map(({ id }) => id)
    const suspended = await suspendBadges(ctx, badgeIds, reason)
    if (claim.revokedAt || suspended.length === 0) throw new Problem('sessionNotTaken')
    await ctx.db.update(claims).set({ suspendedAt: ctx.now(), suspendedReason: reason }).where(eq(claims.id, claim.id))
    await recordEvent(ctx, { action: 'claim.suspended', subjectId: claim.id, detail: { badges: suspended.length } })
    return {}
  })
}
