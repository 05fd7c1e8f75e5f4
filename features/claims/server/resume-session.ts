import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { badgesOfClaims } from '#features/badges/server/badges-of-claims.ts'
import { resumeBadges } from '#features/badges/server/resume-badges.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { lockOwnClaim } from './queries.ts'
import { claims } from './tables.ts'

/** Ends the suspension of a claim: its badges count again. Of one that is not suspended it changes nothing. */
export function resumeSession(ctx: AdminContext, { challenge }: Input<typeof contract.resumeSession>) {
  return inTransaction(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, challenge)
    if (!claim.suspendedAt || claim.revokedAt) return {}
    await ctx.db.update(claims).set({ suspendedAt: null, suspendedReason: '' }).where(eq(claims.id, claim.id))
    const badges = await badgesOfClaims(ctx, [claim.id])
    const badgeIds = badges.map(({ id }) => id)
    const resumed = await resumeBadges(ctx, badgeIds)
    await recordEvent(ctx, { action: 'claim.resumed', subjectId: claim.id, detail: { badges: resumed.length } })
    return {}
  })
}
