import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { ownChannels } from './own-channels.ts'
import { channelReaders } from './tables.ts'

/** Mutes a channel of the holder, or ends that; what they have seen stays. Throws `notFound`. */
export function muteCommunity(ctx: HolderContext, { issuerId, muted }: Input<typeof contract.muteCommunity>) {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    const [channel] = await ownChannels(ctx, holderId, [issuerId])
    if (!channel) throw new Problem('notFound')
    if (channel.isMuted === muted) return {}
    const mutedAt = muted ? ctx.now() : null
    await ctx.db
      .insert(channelReaders)
      .values({ issuerId, holderId, mutedAt })
      .onConflictDoUpdate({ target: [channelReaders.issuerId, channelReaders.holderId], set: { mutedAt } })
    await recordEvent(ctx, { action: muted ? 'channel.muted' : 'channel.unmuted', subjectId: issuerId })
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'post', subjectId: issuerId })
    return {}
  })
}
