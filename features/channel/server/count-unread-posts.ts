import type { Context } from '#platform/context.ts'
import { ownChannels } from './own-channels.ts'

/** The unread posts of a holder's communities, for the wallet's list of communities. */
export async function countUnreadPosts(
  ctx: Context,
  { holderId, issuerIds }: { holderId: string; issuerIds: string[] },
) {
  const channels = await ownChannels(ctx, holderId, issuerIds)
  return new Map(channels.map(({ issuer, unread }) => [issuer.id, { unreadPosts: unread }]))
}
