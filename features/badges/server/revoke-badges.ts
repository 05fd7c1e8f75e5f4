import type { Context } from '#platform/context.ts'
import { changeBadges, revocation } from './change-badges.ts'

/**
 * Takes badges back for good, with the reason that holders and verifiers read; each status list is written once. Answers
 * the ids of those revoked now: not those revoked before, nor another issuer's.
 */
export function revokeBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  return changeBadges(ctx, badgeIds, revocation(ctx, reason))
}
