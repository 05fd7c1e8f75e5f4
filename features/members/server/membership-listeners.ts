import type { Context } from '#platform/context.ts'

/** Holders who became members of a community, again or for the first time, or who no longer are. */
export type MembershipChange = { issuerId: string; holderIds: string[]; isMember: boolean }
type Listener = (ctx: Context, change: MembershipChange) => Promise<void>

const listeners = new Set<Listener>()

/** Registers the work of a higher feature, in the same transaction, when people join or leave a community. */
export function onMembership(listener: Listener): void {
  listeners.add(listener)
}

/**
 * Notifies higher features that people joined or left, also by a merge of their wallets. Nobody leaves by a merge: what the
 * merged wallet had moves (`onMerge`). Erasures and deletions of communities name each feature themselves.
 */
export async function notifyMembership(ctx: Context, change: MembershipChange): Promise<void> {
  if (change.holderIds.length === 0) return
  for (const listener of listeners) await listener(ctx, change)
}
