import type { Context } from '#platform/context.ts'

/** A personal claim and its badge, and their replacements. */
export type Reissued = { claimId: string; badgeId: string; nextClaimId: string; nextBadgeId: string }
type Listener = (ctx: Context, reissued: Reissued) => Promise<void>

const listeners = new Set<Listener>()

/** Registers a listener of a higher feature that runs in the transaction of a reissue. */
export function onReissue(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies the higher features that a badge was reissued. */
export async function notifyReissued(ctx: Context, reissued: Reissued): Promise<void> {
  for (const listener of listeners) await listener(ctx, reissued)
}
