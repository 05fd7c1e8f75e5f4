import { notifyWallets } from '#features/holders/server/notify-wallets.ts'
import type { Context } from '#platform/context.ts'
import type { Side } from '../rules.ts'
import type { Pair } from './queries.ts'

/** Tells the member's wallets of a new message, in the caller's transaction; the studio follows its event. */
export async function announceMessage(ctx: Context, pair: Pair, _from: Side): Promise<void> {
  await refreshWallets(ctx, pair)
}

/** Has the member's open wallets read a conversation again, once the current transaction has committed. */
export async function refreshWallets(ctx: Context, { issuerId, holderId }: Pair): Promise<void> {
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'message', subjectId: issuerId })
}
