import { newId } from '#base/ids.ts'
import { updateGiving as settingsContract } from '#features/giving/contract.ts'
import { getGivingCode } from '#features/giving/people/server/get-giving-code.ts'
import { showMember } from '#features/giving/people/server/show-member.ts'
import { declineGift } from '#features/giving/server/decline-gift.ts'
import { giveBadge } from '#features/giving/server/give-badge.ts'
import { findReceived } from '#features/giving/server/own-gift.ts'
import { updateGiving } from '#features/giving/server/update-giving.ts'
import { withdrawGift } from '#features/giving/server/withdraw-gift.ts'
import { giveBadge as contract } from '#features/giving/wallet-contract.ts'
import { asMember } from './as-member.ts'
import { type DemoGift, GIFTS, GIVEN_BADGES, SHOWN } from './gifts.ts'
import { inLocalDays } from './month/local-days.ts'
import { PEOPLE, type Person } from './people.ts'
import { type Stage, templateOf } from './stage.ts'
import { takeBadge } from './take-badge.ts'

/** A gift is claimed, declined or withdrawn this many days later. */
const AFTER_DAYS = 0.2
const SHOWN_DAYS_AGO = 74

/** Lets members give two badges, shows some of them to the others, and plays their gifts. */
export function giveGifts(stage: Stage): void {
  for (const { template, daysAgo, reviewsFirst } of GIVEN_BADGES)
    stage.play(daysAgo, async (stage) => {
      const templateId = templateOf(stage, template)
      await updateGiving(stage.admin(), settingsContract.input.parse({ templateId, isOn: true, reviewsFirst }))
    })
  for (const at of SHOWN)
    stage.play(SHOWN_DAYS_AGO, async (stage) => {
      await asMember(stage, personAt(at), (ctx) => showMember(ctx, { issuerId: stage.issuerId, shown: true }))
    })
  for (const gift of GIFTS) stage.play(inLocalDays(stage.end, gift.daysAgo), (stage) => give(stage, gift))
}

async function give(stage: Stage, gift: DemoGift): Promise<void> {
  const [giver, recipient] = [personAt(gift.giver), personAt(gift.recipient)]
  const named = gift.byAddress ? { email: recipient.email } : { code: await codeOf(stage, recipient) }
  const { template, sentence, then } = gift
  const asked = contract.input.parse({ templateId: templateOf(stage, template), key: newId(), sentence, ...named })
  const { giftId } = await asMember(stage, giver, (ctx) => giveBadge(ctx, asked))
  if (then === 'waiting' || then === 'review') return
  stage.play(inLocalDays(stage.end, gift.daysAgo - AFTER_DAYS), async (stage) => {
    if (then === 'withdrawn') await asMember(stage, giver, (ctx) => withdrawGift(ctx, { giftId }))
    if (then === 'declined') await asMember(stage, recipient, (ctx) => declineGift(ctx, { giftId }))
    if (then !== 'claimed') return
    const { claimId } = await asMember(stage, recipient, (ctx) => findReceived(ctx, giftId))
    await takeBadge(stage, recipient, claimId)
  })
}

async function codeOf(stage: Stage, person: Person): Promise<string> {
  return (await asMember(stage, person, (ctx) => getGivingCode(ctx, { renew: false }))).code
}

function personAt(at: number): Person {
  const person = PEOPLE[at]
  if (!person) throw new Error(`The demo has no person ${at}`)
  return person
}
