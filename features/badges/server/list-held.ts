import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { shareUrl } from './addresses.ts'
import { describeBadge } from './describe-badge.ts'
import { findHeldBadges, openShares } from './queries.ts'

/** Returns all badges of the holder with their credentials, newest first, so that the wallet can keep them offline. */
export async function listHeld(ctx: HolderContext): Promise<Output<typeof contract.listHeld>> {
  const { holderId } = ctx.actor
  const held = await findHeldBadges(ctx, holderId)
  const shares = await openShares(ctx, holderId)
  return {
    badges: held.map((details) => {
      const { id, credential } = details.badge
      const shareId = shares.get(id)
      return {
        ...describeBadge(ctx, details),
        id,
        shareUrl: shareId ? shareUrl(ctx.config, shareId) : '',
        showsName: details.showsName,
        ownName: details.ownName,
        credential,
      }
    }),
  }
}
