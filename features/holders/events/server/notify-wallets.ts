import { type Context, onCommit } from '#platform/context.ts'
import { WALLET_CHANGES, type WalletChange } from '../contract.ts'

export type Change = { kind: WalletChange; subjectId: string }

/** The channel of notices for one wallet. */
export const walletChannel = (holderId: string) => `wallet:${holderId}`
/** The channel of notices for all members of a community. */
export const newsChannel = (issuerId: string) => `news:${issuerId}`

/**
 * Tells the open wallets of holders, or of all members of a community, what changed, once the current transaction has
 * committed. At most five messages a second reach a wallet; it reads again what it shows.
 */
export async function notifyWallets(
  ctx: Context,
  to: { holderIds: string[] } | { issuerId: string },
  { kind, subjectId }: Change,
): Promise<void> {
  const channels = 'issuerId' in to ? [newsChannel(to.issuerId)] : [...new Set(to.holderIds)].map(walletChannel)
  await onCommit(ctx, () => {
    for (const channel of channels) ctx.notices.notify(channel, `${kind}:${subjectId}`)
  })
}

/** The change that a notice reports; undefined for one that an unknown version of the server sent. */
export function readChange(detail: string): Change | undefined {
  const end = detail.indexOf(':')
  const kind = WALLET_CHANGES.find((known) => known === detail.slice(0, end))
  return kind && { kind, subjectId: detail.slice(end + 1) }
}
