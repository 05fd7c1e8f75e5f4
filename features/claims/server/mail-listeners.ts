import type { Context } from '#platform/context.ts'

type Rows = { sendId: string }[]
type Listener = (ctx: Context, rows: Rows) => Promise<void>

const listeners = new Set<Listener>()

/** Registers what a higher feature does, in the same transaction, when rows no longer wait for an e-mail. */
export function onEndMails(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies higher features that rows no longer wait for an e-mail: it may have been the last of their send. */
export async function notifyEndMails(ctx: Context, rows: Rows): Promise<void> {
  for (const listener of listeners) await listener(ctx, rows)
}
