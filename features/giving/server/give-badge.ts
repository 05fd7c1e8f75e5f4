import { eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { lockAddress } from '#features/holders/server/queries.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { walletOf } from '../people/server/find-recipient.ts'
import { FORMER_MEMBER, GIFTS_AN_HOUR } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { announceGift, noteReview, noteUsedUp } from './announce-gift.ts'
import { declineUnwanted } from './decline-unwanted.ts'
import { signedFor } from './gift-document.ts'
import { type Judged, judgeGift } from './judge-gift.ts'
import { makeGiftClaim } from './make-gift-claim.ts'
import type { GiftRow } from './own-gift.ts'
import { settingsOf } from './settings-of.ts'
import { signGift } from './sign-gift.ts'
import { gifts } from './tables.ts'
import { weekOf } from './week-of.ts'

type Give = typeof contract.giveBadge
type Asked = Input<Give>

const HOUR_SECONDS = 3600
/** What a giver is not told apart: the community has no more badges or e-mails to give now. */
const USED_UP = ['quantityUsed', 'delegationEnded', 'tooManyEmails']

/**
 * Gives a badge of a template to somebody, in one transaction behind the lock of the giver's wallet: simultaneous gifts are
 * decided one after the other, and one press gives one badge however often it is repeated. Throws `giftProblems`,
 * `giftLate`, `proofWrong`. Where the community's badges or e-mails are used up its admins are notified, once a day.
 */
export async function giveBadge(ctx: HolderContext, asked: Asked): Promise<Output<Give>> {
  assertProven(ctx)
  try {
    return await inTransaction(ctx, (ctx) => giveLocked(ctx, asked))
  } catch (error) {
    if (!(error instanceof Problem) || !USED_UP.includes(error.key)) throw error
    await noteUsedUp(ctx, asked.templateId)
    throw new Problem('giftNotNow')
  }
}

async function giveLocked(ctx: HolderContext, asked: Asked): Promise<Output<Give>> {
  const lockedId = await lockBoth(ctx, asked)
  const { holderId } = ctx.actor
  const press = hashText(`gift:${holderId}:${asked.key}`)
  const before = await sameGift(ctx, press, { ...asked, recipientId: lockedId })
  if (before) return before
  const judged = await judgeGift(ctx, asked)
  // An address or a code moved to another wallet in the meantime, which is not locked.
  if (judged.recipient.holder?.id !== lockedId) throw new Problem('giftNotNow')
  const signed = await signGift(ctx, judged, asked)
  if ((await countRate(ctx, `gifts:${holderId}`, HOUR_SECONDS)) > GIFTS_AN_HOUR) throw new Problem('tooManyGifts')
  return write(ctx, judged, { ...asked, press, ...signed })
}

/**
 * Locks the wallets of both, and an address against being added to another one, in the order of all locks. Returns the id of
 * the recipient's wallet, undefined without one.
 */
async function lockBoth(ctx: HolderContext, asked: Asked): Promise<string | undefined> {
  const named = await walletOf(ctx, asked)
  await lockOwnWallet(ctx, named ? [named.id] : [])
  if (asked.email) await lockAddress(ctx, asked.email)
  return named?.id
}

type Same = Asked & { recipientId: string | undefined }

/** The gift of an earlier call with the same key; throws `keyReused` when it was another one. */
async function sameGift(ctx: HolderContext, press: string, asked: Same): Promise<Output<Give> | undefined> {
  const [gift] = await ctx.db.select().from(gifts).where(eq(gifts.press, press))
  if (!gift) return undefined
  if (gift.templateId !== asked.templateId || !isSameGift(gift, asked)) throw new Problem('keyReused')
  const { perWeek } = await settingsOf(ctx, gift.templateId)
  const { left } = await weekOf(ctx, gift.giverId, gift.templateId, perWeek)
  return { giftId: gift.id, state: gift.state === 'review' ? 'review' : 'given', left }
}

/**
 * Whether a press that is repeated asks for the gift that it gave. A code that was renewed since names nobody any more, and
 * of a recipient who was erased nothing is left to compare.
 */
function isSameGift(gift: GiftRow, { email, recipientId, sentence }: Same): boolean {
  const isErased = gift.recipientId === FORMER_MEMBER || (gift.recipientId === '' && gift.email === '')
  if (isErased) return recipientId === undefined
  const isSamePerson = email ? gift.email === email : recipientId === undefined || gift.recipientId === recipientId
  return isSamePerson && gift.sentence === sentence
}

type Writing = Pick<Asked, 'sentence'> & { press: string; signature: string; until: number }

async function write(ctx: HolderContext, judged: Judged, given: Writing): Promise<Output<Give>> {
  const { template, settings, giver, account, recipient, left } = judged
  const { sentence, press, signature, until } = given
  const { email } = recipient
  const recipientId = email ? '' : (recipient.holder?.id ?? '')
  const state = settings.reviewsFirst ? 'review' : 'given'
  const claim = { template, giver: { did: account, name: giver.pseudo }, sentence, email, recipientId }
  const claimId = state === 'given' ? await makeGiftClaim(ctx, claim) : ''
  const id = newId()
  const sent = { id, issuerId: template.issuerId, templateId: template.id, giverId: giver.id, claimId }
  await ctx.db.insert(gifts).values({
    ...sent,
    recipientId,
    email,
    sentence,
    press,
    state,
    account,
    signedFor: signedFor(judged),
    signedUntil: until,
    signature,
    createdAt: ctx.now(),
  })
  const detail = { templateId: template.id, state, byAddress: email !== '' }
  await recordEvent(ctx, { action: 'gift.given', issuerId: template.issuerId, subjectId: id, detail })
  const done = { giftId: id, state, left: left - 1 } as const
  if (state === 'review') {
    await noteReview(ctx, template)
    return done
  }
  const isUnseen = await declineUnwanted(ctx, sent, { pairDays: settings.pairDays, recipient })
  await announceGift(ctx, { giverId: giver.id, recipientId: isUnseen ? '' : (recipient.holder?.id ?? '') })
  return done
}
