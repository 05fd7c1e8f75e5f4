import type { Context } from '#platform/context.ts'

type Listener = (ctx: Context, issuerId: string, giverIds: string[]) => Promise<void>

const listeners = new Set<Listener>()

/** Registers the work of a higher feature, in the same transaction, when gifts are marked and no longer count. */
export function onMarked(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies higher features of people whose gifts were marked. */
export async function notifyMarked(ctx: Context, issuerId: string, giverIds: string[]): Promise<void> {
  for (const listener of listeners) await listener(ctx, issuerId, giverIds)
}
