import type { Context } from '#platform/context.ts'
import { changeBadges, resumption } from './change-badges.ts'

/** Ends the suspension of badges, which count again from now on. Answers the ids of those resumed. */
export function resumeBadges(ctx: Context, badgeIds: string[]): Promise<string[]> {
  return changeBadges(ctx, badgeIds, resumption())
}
