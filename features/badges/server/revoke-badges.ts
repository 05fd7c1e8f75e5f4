import { type Context, inTransaction } from '#platform/context.ts'
import { changeBadges, revocation } from './change-badges.ts'

type RevokeListener = (ctx: Context, badgeIds: string[]) => Promise<void>

const listeners = new Set<RevokeListener>()

/** Names what else ends, in the same transaction, when badges are revoked: what higher features make of them. */
export function onRevoke(listener: RevokeListener): void {
  listeners.add(listener)
}

/**
 * Takes badges back for good, with the reason that holders and verifiers read; each status list is written once. Answers
 * the ids of those revoked now: not those revoked before, nor another issuer's.
 */
export function revokeBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const revoked = await changeBadges(ctx, badgeIds, revocation(ctx, reason))
    if (revoked.length > 0) for (const listener of listeners) await listener(ctx, revoked)
    return revoked
  })
}
