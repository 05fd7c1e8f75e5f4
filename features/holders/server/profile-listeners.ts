import type { Context } from '#platform/context.ts'

type ProfileListener = (ctx: Context, holderIds: string[]) => Promise<void>

const listeners = new Set<ProfileListener>()

/**
 * Registers a listener for wallets whose name or picture changed or was erased, called in the same transaction, with
 * which higher features keep copies of them.
 */
export function onProfile(listener: ProfileListener): void {
  listeners.add(listener)
}

/** Notifies the listeners, in the transaction that changed the wallets. */
export async function notifyProfile(ctx: Context, holderIds: string[]): Promise<void> {
  for (const listener of listeners) await listener(ctx, holderIds)
}
