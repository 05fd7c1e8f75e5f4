import type { Context } from '#platform/context.ts'
import { changeBadges, suspension } from './change-badges.ts'

/**
 * Suspends badges until they are resumed, with the reason that holders and verifiers read. Answers the ids of those
 * suspended now: not those revoked or suspended before, nor those that were issued before suspending was possible.
 */
export function suspendBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  return changeBadges(ctx, badgeIds, suspension(ctx, reason))
}
