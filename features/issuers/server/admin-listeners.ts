import type { Context } from '#platform/context.ts'

/** An admin who has another address now, or (with '') was removed. */
export type AdminChange = { issuerId: string; email: string; newEmail: string }
type Listener = (ctx: Context, change: AdminChange) => Promise<void>

const listeners = new Set<Listener>()

/** Registers the work of a higher feature, in the same transaction, when an admin's address changes or is removed. */
export function onAdmin(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies higher features of an admin's change. */
export async function notifyAdmin(ctx: Context, change: AdminChange): Promise<void> {
  for (const listener of listeners) await listener(ctx, change)
}
