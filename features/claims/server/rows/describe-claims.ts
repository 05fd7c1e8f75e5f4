import type { Output } from '#base/endpoint.ts'
import { walletCountsOf } from '#features/badges/server/note-wallet-report.ts'
import { someBadgesOfClaims } from '#features/badges/server/some-badges-of-claims.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import type { AddressLook } from '#features/team/folders/server/address-look.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { CODE_TRIES, isOpenLink, OWNERS_SHOWN, statusOfClaim } from '../../rules.ts'
import { claimCode } from '../claim-code.ts'
import type { Claim } from '../queries.ts'
import { membersOfClaims } from './members-of-claims.ts'
import { isErased, namesOfClaims } from './names-of-claims.ts'
import { ticketsOfClaims } from './tickets-of-claims.ts'

/**
 * Converts claims to history rows (session). Where addresses are hidden, a personal link is too: its page shows the
 * address.
 */
export async function describeClaims(
  ctx: Context,
  rows: Claim[],
  look: AddressLook,
): Promise<Output<typeof contract.listSessions>['sessions']> {
  const ids = rows.map(({ id }) => id)
  const badges = Map.groupBy(await someBadgesOfClaims(ctx, ids, OWNERS_SHOWN), ({ claimId }) => claimId)
  const reported = await walletCountsOf(ctx, ids)
  const members = await membersOfClaims(ctx, rows, look)
  const nameOf = await namesOfClaims(ctx, rows, look)
  const ticketOf = await ticketsOfClaims(ctx, rows, look)
  return rows.map((claim) => {
    const issued = badges.get(claim.id) ?? []
    const inWallets = reported.get(claim.id)
    const member = members.get(claim.holderId)
    return {
      created: claim.createdAt.toISOString(),
      dynamicLink: look.isHidden && claim.email ? '' : claimUrl(ctx.config, claim.id, claim.linkN),
      emails: claim.email ? [look.address(claim.email)] : [],
      ...(member && { member }),
      ...nameOf(claim),
      note: claim.note,
      challenge: claim.id,
      didLimit: claim.didLimit,
      didHistory: issued.map(({ did }) => did),
      delegationBadge: { expirationDate: claim.endDate.toISOString() },
      taken: claim.taken,
      reserved: claim.reserved,
      status: statusOfClaim(claim, ctx.now()),
      delivery: claim.delivery,
      deliveryDetail: look.reply(claim.deliveryDetail),
      nextTryAt: claim.delivery === 'queued' && claim.tries > 0 ? (claim.leasedUntil?.toISOString() ?? '') : '',
      revokedReason: claim.revokedReason,
      suspendedReason: claim.suspendedReason,
      code: claim.asksCode ? claimCode(ctx.config, claim) : '',
      isCodeLocked: claim.asksCode === 1 && !isOpenLink(claim) && claim.codeTries >= CODE_TRIES,
      badgeIds: issued.map(({ id }) => id),
      isSuspendable: issued.some(({ isSuspendable }) => isSuspendable),
      ...(inWallets && { inWallets }),
      isErased: isErased(claim),
      supersededBy: claim.supersededBy,
      options: ticketOf(claim),
      evidenceUrl: claim.evidenceUrl,
      evidenceText: claim.evidenceText,
    }
  })
}
