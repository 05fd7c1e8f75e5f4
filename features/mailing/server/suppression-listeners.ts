import type { Context } from '#platform/context.ts'

/** An address of an issuer's recipients. */
export type Suppressed = { issuerId: string; email: string }
/** An address that a mail server refused for good, when it was mailed (ISO 8601), and what the server answered. */
export type Bounced = { email: string; at: string; answer: string }
type Listener = (ctx: Context, suppressed: Suppressed) => Promise<void>
type Finder = (ctx: Context, issuerId: string) => Promise<Bounced[]>

const listeners = new Set<Listener>()
const finders = new Set<Finder>()

/** Names what a higher feature does, in the same transaction, when an address gets no more e-mails of an issuer. */
export function onSuppress(listener: Listener): void {
  listeners.add(listener)
}

/** Tells higher features that an address gets no more e-mails of an issuer. */
export async function tellSuppressed(ctx: Context, suppressed: Suppressed): Promise<void> {
  for (const listener of listeners) await listener(ctx, suppressed)
}

/** Names a higher feature that knows which addresses of an issuer bounced. */
export function onListBounced(finder: Finder): void {
  finders.add(finder)
}

/** The addresses of an issuer that bounced for good in the last weeks, the last first, each once. */
export async function listBounced(ctx: Context, issuerId: string): Promise<Bounced[]> {
  const found = await Promise.all([...finders].map((find) => find(ctx, issuerId)))
  return found.flat()
}
