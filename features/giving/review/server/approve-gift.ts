import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { holderOfAddress } from '#features/holders/server/holder-of-address.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { findKeptTemplate } from '#features/templates/server/find-kept-template.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { FORMER_MEMBER } from '../../rules.ts'
import { announceGift } from '../../server/announce-gift.ts'
import { declineUnwanted } from '../../server/decline-unwanted.ts'
import { judgeTemplate } from '../../server/judge-gift.ts'
import { makeGiftClaim } from '../../server/make-gift-claim.ts'
import type { GiftRow } from '../../server/own-gift.ts'
import { settingsOf } from '../../server/settings-of.ts'
import { decideGift, findToReview } from './own-review.ts'

/**
 * Sends a gift that waits for review, in one transaction that locks both wallets: the giver must still be allowed to give
 * (`giverLeft`). Throws `notFound`, `giftDecided`, and what makes a send impossible.
 */
export function approveGift(
  ctx: AdminContext,
  { giftId }: Input<typeof contract.approveGift>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const asked = await findToReview(ctx, giftId)
    await lockWallets(ctx, [asked.giverId, asked.recipientId])
    // Again: an erasure or a merge, or another decision, that was under way is visible here.
    const gift = await findToReview(ctx, giftId)
    const claimId = await claimFor(ctx, gift)
    await decideGift(ctx, gift, { state: 'given', claimId })
    const { email } = gift
    const holder = email ? await holderOfAddress(ctx, email) : await findHolder(ctx, gift.recipientId)
    const { pairDays } = await settingsOf(ctx, gift.templateId)
    const pair = { pairDays, recipient: { email, holder }, notAfter: gift.createdAt }
    // Somebody who blocked the giver meanwhile never sees it; neither the giver nor the admin is told.
    const isUnseen = await declineUnwanted(ctx, { ...gift, claimId }, pair)
    await announceGift(ctx, { giverId: gift.giverId, recipientId: isUnseen ? '' : (holder?.id ?? '') })
    return {}
  })
}

async function claimFor(ctx: AdminContext, gift: GiftRow): Promise<string> {
  if (gift.recipientId === FORMER_MEMBER) throw new Problem('giftDecided')
  const giver = await findHolder(ctx, gift.giverId)
  const template = await findKeptTemplate(ctx, gift.templateId)
  if (!giver || giver.pseudo === '' || !template) throw new Problem('giverLeft')
  await judgeTemplate(ctx, template, giver.id).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('giverLeft') : error
  })
  const { sentence, email, recipientId, account } = gift
  return makeGiftClaim(ctx, { template, giver: { did: account, name: giver.pseudo }, sentence, email, recipientId })
}
