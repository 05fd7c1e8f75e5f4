import type { Context } from '#platform/context.ts'

/** A badge given by a person, that a wallet has claimed now. */
export type TakenGift = { claimId: string; badgeId: string; holderId: string }
type Listener = (ctx: Context, taken: TakenGift) => Promise<void>

const listeners = new Set<Listener>()

/** Registers the work of a higher feature in the transaction in which such a badge is claimed; a `Problem` refuses it. */
export function onGiftTaken(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies the higher features, last in the transaction that issued the badge. */
export async function notifyGiftTaken(ctx: Context, taken: TakenGift): Promise<void> {
  for (const listener of listeners) await listener(ctx, taken)
}
