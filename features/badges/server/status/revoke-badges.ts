import { type Context, inTransaction } from '#platform/context.ts'
import { badgesRevoked } from '../../hooks.ts'
import { changeBadges, revocation } from './change-badges.ts'

/**
 * Revokes badges for good, with the reason shown to holders and verifiers; each status list is written once. Returns the
 * ids of the badges revoked now: not those revoked before, nor another issuer's.
 */
export function revokeBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const revoked = await changeBadges(ctx, badgeIds, revocation(ctx, reason))
    if (revoked.length > 0) await badgesRevoked.run(ctx, { badgeIds: revoked })
    return revoked
  })
}
