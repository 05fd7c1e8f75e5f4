import type { Context } from '#platform/context.ts'

/** A personal claim and its badge, and those that took their place. */
export type Reissued = { claimId: string; badgeId: string; nextClaimId: string; nextBadgeId: string }
type Listener = (ctx: Context, reissued: Reissued) => Promise<void>

const listeners = new Set<Listener>()

/** Names what a higher feature does, in the same transaction, when a badge takes the place of another. */
export function onReissue(listener: Listener): void {
  listeners.add(listener)
}

/** Tells higher features that a badge took the place of another. */
export async function tellReissued(ctx: Context, reissued: Reissued): Promise<void> {
  for (const listener of listeners) await listener(ctx, reissued)
}
