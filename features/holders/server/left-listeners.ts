import type { Context } from '#platform/context.ts'

type LeftListener = (ctx: Context, sessionId: string) => Promise<void>

const listeners = new Set<LeftListener>()

/** Registers a listener for wallet sessions that their person ends, called in the same transaction. */
export function onWalletLeft(listener: LeftListener): void {
  listeners.add(listener)
}

/** Notifies the listeners, in the transaction that ends the session. */
export async function notifyLeft(ctx: Context, sessionId: string): Promise<void> {
  for (const listener of listeners) await listener(ctx, sessionId)
}
