import type { Context } from '#platform/context.ts'

type Listener = (ctx: Context, issuerId: string) => Promise<void>

const listeners = new Set<Listener>()

/** Registers the work of a higher feature, in the same transaction, when a community's time zone changes. */
export function onTimeZone(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies higher features that a community's time zone has changed. */
export async function notifyTimeZone(ctx: Context, issuerId: string): Promise<void> {
  for (const listener of listeners) await listener(ctx, issuerId)
}
