import type { Context } from '#platform/context.ts'
import { changeBadges, resumption } from './change-badges.ts'

/** Reinstates suspended badges. Returns the ids of the reinstated ones. */
export function resumeBadges(ctx: Context, badgeIds: string[]): Promise<string[]> {
  return changeBadges(ctx, badgeIds, resumption())
}
