import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { pushToHolder } from '#features/push/server/push.ts'
import type { Context } from '#platform/context.ts'
import type { Side } from '../rules.ts'
import type { Pair } from './queries.ts'

type New = { from: Side; text: string }

/**
 * Tells the member's wallets of a new message, and their devices of one by the community, in the caller's transaction;
 * the studio follows its event.
 */
export async function announceMessage(ctx: Context, pair: Pair, { from, text }: New): Promise<void> {
  await refreshWallets(ctx, pair)
  if (from === 'member') return
  const title = (await findIssuer(ctx, pair.issuerId))?.name ?? ''
  await pushToHolder(ctx, { ...pair, kind: 'message', title, text, url: `/communities/${pair.issuerId}/messages` })
}

/** Has the member's open wallets read a conversation again, once the current transaction has committed. */
export async function refreshWallets(ctx: Context, { issuerId, holderId }: Pair): Promise<void> {
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'message', subjectId: issuerId })
}
