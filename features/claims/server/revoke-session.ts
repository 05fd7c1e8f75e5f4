import { eq, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { badgesOfClaims } from '#features/badges/server/badges-of-claims.ts'
import { revokeBadges } from '#features/badges/server/revoke-badges.ts'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type Claim, givePlacesBack, lockOwnClaim, unreservePlace } from './queries.ts'
import { claims } from './tables.ts'

/** Takes back a claim and every badge that came of it, with a reason; again it changes nothing. */
export function revokeSession(ctx: AdminContext, { challenge, reason }: Input<typeof contract.revokeSession>) {
  return inTransaction(ctx, async (ctx) => {
    // With the row locked nobody is taking a badge of it meanwhile.
    const claim = await lockOwnClaim(ctx, challenge)
    if (claim.revokedAt) return {}
    await ctx.db
      .update(claims)
      .set({
        revokedAt: ctx.now(),
        revokedReason: reason,
        delivery: sql`case when ${claims.delivery} = 'queued' then 'link' else ${claims.delivery} end`,
      })
      .where(eq(claims.id, claim.id))
    if (claim.didLimit === 1 && claim.taken === 0) await giveBack(ctx, claim)
    const badges = await badgesOfClaims(ctx, [claim.id])
    const badgeIds = badges.map(({ id }) => id)
    if (badgeIds.length > 0) await revokeBadges(ctx, badgeIds, reason)
    await recordEvent(ctx, { action: 'claim.revoked', subjectId: claim.id, detail: { badges: badgeIds.length } })
    return {}
  })
}

/** What was promised to a personal claim that nobody took: its place in a link, in the quantity and in the delegation. */
async function giveBack(ctx: AdminContext, { linkId, templateId, issuerId, delegationN }: Claim): Promise<void> {
  if (linkId) await unreservePlace(ctx, linkId)
  await givePlacesBack(ctx, templateId, 1)
  await giveBackDelegation(ctx, issuerId, delegationN)
}
