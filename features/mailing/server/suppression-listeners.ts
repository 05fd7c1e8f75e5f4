import type { Context } from '#platform/context.ts'

/** A suppressed address of an issuer. */
export type Suppressed = { issuerId: string; email: string }
/** An address that a mail server permanently refused, the time of the e-mail (ISO 8601), and the server's response. */
export type Bounced = { email: string; at: string; answer: string }
type Listener = (ctx: Context, suppressed: Suppressed) => Promise<void>
type Finder = (ctx: Context, issuerId: string) => Promise<Bounced[]>

const listeners = new Set<Listener>()
const finders = new Set<Finder>()

/** Registers the work of a higher feature, in the same transaction, when an issuer's address is suppressed. */
export function onSuppress(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies higher features that an issuer's address is suppressed. */
export async function notifySuppressed(ctx: Context, suppressed: Suppressed): Promise<void> {
  for (const listener of listeners) await listener(ctx, suppressed)
}

/** Registers a higher feature that knows which addresses of an issuer bounced. */
export function onListBounced(finder: Finder): void {
  finders.add(finder)
}

/** An issuer's addresses that bounced permanently in recent weeks, newest first, without duplicates. */
export async function listBounced(ctx: Context, issuerId: string): Promise<Bounced[]> {
  const found = await Promise.all([...finders].map((find) => find(ctx, issuerId)))
  return found.flat()
}
