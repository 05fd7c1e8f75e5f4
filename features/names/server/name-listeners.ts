import type { Context } from '#platform/context.ts'

/** People whose name in a community has changed. */
export type Renamed = { issuerId: string; holderIds: string[] }
type NameListener = (ctx: Context, renamed: Renamed) => Promise<void>

const listeners = new Set<NameListener>()

/** Registers a listener for names that changed in a community, called in the same transaction: higher features keep copies. */
export function onNamed(listener: NameListener): void {
  listeners.add(listener)
}

/** Notifies the listeners, in the transaction that changed the names. */
export async function notifyNamed(ctx: Context, renamed: Renamed): Promise<void> {
  for (const listener of listeners) await listener(ctx, renamed)
}
