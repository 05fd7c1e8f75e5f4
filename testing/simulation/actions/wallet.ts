import { setTimeout as wait } from 'node:timers/promises'
import { checkChallenge } from '#features/challenges/wallet-contract.ts'
import { readByCommunity, writeToMember } from '#features/conversations/contract.ts'
import {
  blockConversation,
  getOwnConversation,
  readByMember,
  writeToCommunity,
} from '#features/conversations/wallet-contract.ts'
import {
  blockGiver,
  declineGift,
  getGivingCode,
  giveBadge,
  listReceived,
  withdrawGift,
} from '#features/giving/wallet-contract.ts'
import { addAddress, confirmAddress } from '#features/holders/contract.ts'
import { deleteWallet } from '#features/leaving/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { startQuest } from '#features/quests/entries/contract.ts'
import { takeByServer } from '#testing/member-stories.ts'
import { browserSecret } from '#testing/stories.ts'
import type { Person } from '../stage.ts'
import { type Doing, type Found, pickFrom } from './doing.ts'

/** Collects the badge of a link that was sent to somebody lately: old ones have ended or are used up. */
export function claim({ world, stage, action, person }: Doing) {
  const link = pickFrom(stage.links.filter(({ isOpen }) => !isOpen).slice(-12), action.which)
  return link && takeByServer(world, person.token, link.token)
}

/** Collects a badge of one of the newest open links. */
export function enter({ world, stage, action, person }: Doing) {
  const link = pickFrom(stage.links.filter(({ isOpen }) => isOpen).slice(-3), action.which)
  return link && takeByServer(world, person.token, link.token)
}

/** Gives a badge to another member, by code or by address; several presses with one key give once. */
export async function give({ world, stage, action, person }: Doing): Promise<Found> {
  const to = pickFrom(stage.people, action.other + 1)
  if (!to?.isThere) return {}
  const templateId = stage.communityId
  const key = `a-gift-of-the-simulation-${action.which}`
  const token = person.token
  if (action.other % 3 === 0) {
    const email = to.emails[0] ?? ''
    stage.written.add(email)
    return { gifts: [(await world.call(giveBadge, { templateId, key, email }, { token })).giftId] }
  }
  const { text: code } = await world.call(getGivingCode, {}, { token: to.token })
  return { gifts: [(await world.call(giveBadge, { templateId, key, code }, { token })).giftId] }
}

/** Takes, declines or withdraws a gift. */
export async function endGift({ world, stage, action, person }: Doing) {
  const token = person.token
  if (action.other % 3 === 0)
    return world.call(withdrawGift, { giftId: pickFrom(stage.gifts, action.which) ?? '' }, { token })
  const { gifts } = await world.call(listReceived, {}, { token })
  const gift = pickFrom(gifts, action.which)
  if (!gift) return
  if (action.other % 3 === 1) return world.call(declineGift, { giftId: gift.giftId }, { token })
  return takeByServer(world, token, gift.token)
}

/** Refuses what the giver of a gift gives from now on, or all that the community writes. */
export async function block({ world, stage, action, person }: Doing) {
  const { issuerId } = stage
  const { token } = person
  if (action.other % 2 === 0)
    return world.call(blockConversation, { issuerId, blocked: action.other % 4 === 0 }, { token })
  const gift = pickFrom((await world.call(listReceived, {}, { token })).gifts, action.which)
  if (gift) await world.call(blockGiver, { giftId: gift.giftId }, { token })
}

/** Passes a challenge. */
export function pass({ world, stage, action, person }: Doing) {
  const challenge = pickFrom(stage.challenges, action.which)
  const asked = { challengeId: challenge?.id ?? '', code: challenge?.word ?? '', questId: stage.quests.at(-1) ?? '' }
  return world.call(checkChallenge, asked, { token: person.token })
}

/** Begins the newest quest, or the one before. */
export function start({ world, stage, action, person }: Doing) {
  const questId = pickFrom(stage.quests.slice(-2), action.which) ?? ''
  return world.call(startQuest, { questId, termsUrl: '' }, { token: person.token })
}

/** Writes to the community, or as the community. */
export function write({ world, stage, action, person }: Doing) {
  const text = `Line ${action.which}`
  if (action.other % 2 === 0) return world.call(writeToMember, { did: person.did, text }, { token: stage.admin })
  return world.call(writeToCommunity, { issuerId: stage.issuerId, text }, { token: person.token })
}

/** Reads a conversation as one of its sides. */
export async function read({ world, stage, action, person }: Doing) {
  const { issuerId } = stage
  const { messages } = await world.call(getOwnConversation, { issuerId }, { token: person.token })
  const messageId = messages.at(-1)?.messageId
  if (!messageId) return
  if (action.other % 2 === 0) return world.call(readByMember, { issuerId, messageId }, { token: person.token })
  return world.call(readByCommunity, { did: person.did, messageId }, { token: stage.admin })
}

/** Leaves the community. */
export const leave = ({ world, stage, person }: Doing) =>
  world.call(leaveIssuer, { issuerId: stage.issuerId }, { token: person.token })

const MAIL_MS = 1500

/** Adds the address of another person, whose wallet is merged into this one. */
export const merge = (doing: Doing) => takeIn(doing, doing.person, pickFrom(doing.stage.people, doing.action.other))

/** Takes in the wallet of a member without being one, or of somebody else who is or was none. */
export function comeBack(doing: Doing) {
  const { stage, action } = doing
  const [members, others] = [true, false].map((isMember) =>
    stage.people.filter((person) => person.isMember === isMember),
  )
  const into = pickFrom(others ?? [], action.which)
  const from = pickFrom((action.who % 3 === 0 ? others : members) ?? [], action.other)
  return into?.isThere && takeIn(doing, into, from)
}

async function takeIn({ world, stage, mailbox }: Doing, person: Person, from: Person | undefined): Promise<void> {
  const email = from?.emails[0]
  if (!from?.isThere || !email || from === person) return
  // Also if its owner is erased meanwhile: who has the code has the address.
  stage.written.add(email)
  const browser = browserSecret()
  const { token } = person
  const { requestId } = await world.call(addAddress, { email, browser }, { token })
  const code = await mailedCode(mailbox, requestId)
  if (!code) return
  await world.call(confirmAddress, { requestId, code, browser }, { token })
}

async function mailedCode({ kept, missed }: Doing['mailbox'], requestId: string): Promise<string | undefined> {
  for (let waited = 0; waited < MAIL_MS; waited += 20) {
    const mail = kept.findLast(({ messageId }) => messageId.includes(requestId))
    if (mail) return /\n(\d{6})\n/.exec(mail.text)?.[1]
    // It is tried again when the clock has moved, which is after this round.
    if ([...missed].some((messageId) => messageId.includes(requestId))) return undefined
    await wait(20)
  }
  return undefined
}

/** Deletes the person's wallet. */
export const erase = ({ world, person }: Doing) => world.call(deleteWallet, {}, { token: person.token })
