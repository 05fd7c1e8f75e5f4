import { type Context, onCommit } from '#platform/context.ts'
import type { WalletChange } from '../events-contract.ts'

type Change = { kind: WalletChange; subjectId: string }

/** The channel of notices for one wallet, and for all members of a community. */
export const walletChannel = (holderId: string) => `wallet:${holderId}`
export const newsChannel = (issuerId: string) => `news:${issuerId}`

/**
 * Tells the open wallets of holders, or of all members of a community, what changed, once the current transaction has
 * committed. At most five notices a second reach a wallet; it reads again what it shows.
 */
export async function notifyWallets(
  ctx: Context,
  to: { holderIds: string[] } | { issuerId: string },
  _change: Change,
): Promise<void> {
  const channels = 'issuerId' in to ? [newsChannel(to.issuerId)] : to.holderIds.map(walletChannel)
  await onCommit(ctx, () => {
    for (const channel of channels) ctx.notices.notify(channel)
  })
}
