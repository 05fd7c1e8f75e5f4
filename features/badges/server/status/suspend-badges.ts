import type { Context } from '#platform/context.ts'
import { changeBadges, resumption, suspension } from './change-badges.ts'

/**
 * Suspends badges until they are reinstated, with the reason shown to holders and verifiers. Returns the ids of the
 * badges suspended now: not those revoked or suspended before, nor those whose credential has no suspension status.
 */
export function suspendBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  return changeBadges(ctx, badgeIds, suspension(ctx, reason))
}

/** Reinstates suspended badges. Returns the ids of the reinstated ones. */
export function resumeBadges(ctx: Context, badgeIds: string[]): Promise<string[]> {
  return changeBadges(ctx, badgeIds, resumption())
}
