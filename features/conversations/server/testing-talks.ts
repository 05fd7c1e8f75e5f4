import type { CallInput } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'

export type Talk = Awaited<ReturnType<typeof openTalk>>

/** A new community with one member, Léa, and the calls with which they write to each other. */
export async function openTalk(world: World, email = `${newId()}@example.org`) {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const { issuerId } = issuer
  const lea = await memberByMail(world, issuerId, email, 'Léa Moreau')
  const studio = { token: issuer.token }
  return {
    ...issuer,
    lea,
    /** Another member. */
    member: (pseudo: string) => memberByMail(world, issuerId, `${newId()}@example.org`, pseudo),
    join: ({ holderId } = lea) => joinMembers(world.ctx(), issuerId, [holderId]),
    toMember: (text: string, { did } = lea, image?: File) =>
      world.call(contract.writeToMember, { did, text, ...(image && { image }) }, studio),
    toCommunity: (text: string, { token } = lea, image?: File) =>
      world.call(wallet.writeToCommunity, { issuerId, text, ...(image && { image }) }, { token }),
    inStudio: ({ did } = lea, before = '') => world.call(contract.getConversation, { did, before }, studio),
    inWallet: ({ token } = lea, before = '') => world.call(wallet.getOwnConversation, { issuerId, before }, { token }),
    listed: (asked: CallInput<typeof contract.listConversations> = {}) =>
      world.call(contract.listConversations, asked, studio),
    readIt: (messageId: string, { token }: Member = lea) =>
      world.call(wallet.readByMember, { issuerId, messageId }, { token }),
    block: (blocked: boolean, { token } = lea) =>
      world.call(wallet.blockConversation, { issuerId, blocked }, { token }),
  }
}

/** The texts of a thread, in its order. */
export const textsOf = (thread: { messages: { text: string }[] }) => thread.messages.map(({ text }) => text)
