import type { Input, Output } from '#base/endpoint.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { describePerson, NOBODY_KNOWN } from '../people/server/describe-people.ts'
import { PREVIEWS_AN_HOUR } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { giftDocument } from './gift-document.ts'
import { judgeGift } from './judge-gift.ts'
import { deadlineFrom } from './sign-gift.ts'

const PREVIEWS = { limit: PREVIEWS_AN_HOUR, seconds: 3600 }

/**
 * The preview of a gift, with the document to sign where only the giver has the key. Throws as `judgeGift`, and
 * `tooManyRequests`.
 */
export async function prepareGift(
  ctx: HolderContext,
  asked: Input<typeof contract.prepareGift>,
): Promise<Output<typeof contract.prepareGift>> {
  assertProven(ctx)
  await takeRate(ctx, `gift-previews:${ctx.actor.holderId}`, PREVIEWS)
  const judged = await judgeGift(ctx, asked)
  const { template, issuer, settings, giver, account, recipient, left } = judged
  const deadline = judged.isOwnKey ? deadlineFrom(ctx) : 0
  // Of an address nothing is said, also where it has a wallet.
  const known = recipient.email || !recipient.holder ? NOBODY_KNOWN : describePerson(recipient.holder)
  return {
    recipient: { ...known, email: recipient.email },
    giver: { ...describePerson(giver), did: account },
    title: template.name,
    card: cardOf(ctx, template, issuer, {
      giver: giver.pseudo,
      holderName: known.name,
      hasEvidence: asked.sentence !== '',
    }),
    left,
    reviewsFirst: settings.reviewsFirst,
    documents: judged.isOwnKey ? [giftDocument(ctx, judged, { ...asked, deadline })] : [],
    deadline,
  }
}
