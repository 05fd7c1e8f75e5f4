import { type Context, inTransaction } from '#platform/context.ts'
import { changeBadges, revocation } from './change-badges.ts'

type RevokeListener = (ctx: Context, badgeIds: string[]) => Promise<void>

const listeners = new Set<RevokeListener>()

/**
 * Registers a listener for revocations, called in the same transaction, with which higher features end what depends on a
 * badge.
 */
export function onRevoke(listener: RevokeListener): void {
  listeners.add(listener)
}

/**
 * Revokes badges for good, with the reason shown to holders and verifiers; each status list is written once. Returns the
 * ids of the badges revoked now: not those revoked before, nor another issuer's.
 */
export function revokeBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const revoked = await changeBadges(ctx, badgeIds, revocation(ctx, reason))
    if (revoked.length > 0) for (const listener of listeners) await listener(ctx, revoked)
    return revoked
  })
}
