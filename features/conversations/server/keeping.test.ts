// On both databases: what leaving, merging, erasing and changes of admins do to conversations.

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { changeAdmin, removeAdmin } from '#features/issuers/server/queries.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { listCommunities } from '#features/members/communities/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { openTeam } from '#features/team/server/testing-admins.ts'
import { memberByMail } from '#testing/member-stories.ts'
import { picture } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getConversation, readByCommunity, showName, writeToMember } from '../contract.ts'
import { getOwnConversation } from '../wallet-contract.ts'
import { eraseClosed } from './erase-closed.ts'
import { eraseConversations } from './erase-conversations.ts'
import { conversations, messages, namelessAuthors } from './tables.ts'
import { openTalk, type Talk, textsOf } from './testing-talks.ts'

const DAY = 86_400_000

let world: World
let talk: Talk
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  talk = await openTalk(world)
})
afterAll(() => world.close())

const leave = ({ token } = talk.lea) => world.call(leaveIssuer, { issuerId: talk.issuerId }, { token })
const sweep = () => eraseClosed(world.ctx({ kind: 'system', job: 'test' }))
const cidOf = (imageUrl: string) => imageUrl.replace('/ipfs/', '')
/** Of the members whose conversations are left; sessions do not last that long. */
const left = async () =>
  (await world.ctx().db.select().from(conversations).where(eq(conversations.issuerId, talk.issuerId))).map(
    ({ holderId }) => holderId,
  )
const rowOf = async () =>
  (await world.ctx().db.select().from(conversations).where(eq(conversations.issuerId, talk.issuerId)))[0]

test('a closed conversation is erased after 90 days, with its pictures', async () => {
  const { imageUrl } = await talk.toCommunity('Look', talk.lea, await picture('#102030'))
  const stays = await talk.member('Max')
  await talk.toCommunity('I stay', stays)
  await leave()
  world.advance(89 * DAY)
  await sweep()
  expect(await left()).toHaveLength(2)
  world.advance(2 * DAY)
  await sweep()
  await world.runJobs()
  expect(await left()).toEqual([stays.holderId])
  expect(await world.services.blobs.get(cidOf(imageUrl))).toBeUndefined()
  expect(await world.ctx().db.$count(messages, eq(messages.text, 'I stay'))).toBe(1)
})

test('keeps the picture of a message while another one shows it', async () => {
  const stays = await talk.member('Max')
  const { imageUrl } = await talk.toCommunity('Look', talk.lea, await picture('#203040'))
  await talk.toCommunity('Look', stays, await picture('#203040'))
  await leave()
  world.advance(91 * DAY)
  await sweep()
  await world.runJobs()
  expect(await world.services.blobs.get(cidOf(imageUrl))).toBeDefined()
})

test('a returning member keeps the conversation', async () => {
  await talk.toCommunity('Hello')
  await leave()
  await talk.join()
  expect(textsOf(await talk.inStudio())).toEqual(['Hello'])
  world.advance(91 * DAY)
  await sweep()
  expect(await left()).toEqual([talk.lea.holderId])
})

test('two wallets that merge have one conversation, in the order of its messages, with the counts of both', async () => {
  const other = await talk.member('Léa too')
  const first = await talk.toMember('One')
  await talk.toCommunity('Two', other)
  await talk.toMember('Three', other)
  await talk.toCommunity('Four')
  await talk.readIt(first.messageId)
  await mergeHolders(world.ctx(), { from: other.holderId, into: talk.lea.holderId })
  const thread = await talk.inStudio()
  expect(textsOf(thread)).toEqual(['One', 'Two', 'Three', 'Four'])
  expect(thread.conversation).toMatchObject({ unread: 2, lastText: 'Four', state: 'open' })
  expect((await talk.inWallet()).conversation.unread).toBe(1)
  expect((await talk.listed()).counts).toEqual({ all: 1, unread: 1, needsReply: 1 })
  const last = thread.messages.at(-1)?.messageId ?? ''
  await world.call(readByCommunity, { did: talk.lea.did, messageId: last }, { token: talk.token })
  await talk.readIt(last)
  expect(await rowOf()).toMatchObject({ unreadByCommunity: 0, unreadByMember: 0, mailDueAt: null })
})

test('a merge takes over a conversation, blocked or closed as it was', async () => {
  const other = await talk.member('Max')
  await talk.toMember('Hello', other)
  await talk.block(true, other)
  await leave()
  await mergeHolders(world.ctx(), { from: other.holderId, into: talk.lea.holderId })
  expect((await talk.inWallet()).conversation).toMatchObject({ state: 'blocked', lastText: 'Hello' })
})

test('a merge opens what a wallet left where the other one is a member', async () => {
  const other = await talk.member('Max')
  await talk.toCommunity('Hello')
  await leave()
  await mergeHolders(world.ctx(), { from: other.holderId, into: talk.lea.holderId })
  expect((await talk.inWallet()).conversation).toMatchObject({ state: 'open', lastText: 'Hello' })
})

test('a conversation that a merge opens again is mailed about when something in it is unread', async () => {
  const gone = await talk.member('Max')
  const member = await talk.member('Max too')
  await talk.toMember('Hello', gone)
  await leave(gone)
  expect(await rowOf()).toMatchObject({ unreadByMember: 1, mailDueAt: null })
  await mergeHolders(world.ctx(), { from: gone.holderId, into: member.holderId })
  const { closedAt, mailDueAt } = (await rowOf()) ?? {}
  expect([closedAt, mailDueAt && mailDueAt > world.now()]).toEqual([null, true])
})

test('a wallet that returns by a merge is mailed about what it had not read', async () => {
  const member = await talk.member('Max')
  await talk.toMember('Hello')
  await leave()
  await mergeHolders(world.ctx(), { from: member.holderId, into: talk.lea.holderId })
  const { closedAt, mailDueAt } = (await rowOf()) ?? {}
  expect([closedAt, mailDueAt && mailDueAt > world.now()]).toEqual([null, true])
})

test('erasing a holder erases every message of both sides and their pictures', async () => {
  const secret = 'a secret between two'
  const { imageUrl } = await talk.toCommunity(secret, talk.lea, await picture('#304050'))
  await talk.toMember(`Yes, ${secret}`)
  await eraseHolder(world.ctx(), { holderIds: [talk.lea.holderId], emails: [] })
  await world.runJobs()
  expect(await tablesWith(world, secret)).toEqual([])
  expect(await world.services.blobs.get(cidOf(imageUrl))).toBeUndefined()
  expect(await rowOf()).toBeUndefined()
})

test('deleting a community erases its conversations and no others', async () => {
  const other = await openTalk(world)
  await other.toMember('I stay')
  const { messageId } = await talk.toMember('I go')
  await world.call(showName, { shown: false }, { token: talk.token })
  await eraseConversations(world.ctx(), talk.issuerId)
  expect(await rowOf()).toBeUndefined()
  const { db } = world.ctx()
  expect(await db.$count(messages, inArray(messages.id, [messageId]))).toBe(0)
  expect(await db.$count(namelessAuthors, eq(namelessAuthors.issuerId, talk.issuerId))).toBe(0)
  expect(textsOf(await other.inStudio())).toEqual(['I stay'])
})

test('the list of communities counts unread messages', async () => {
  await talk.toMember('One')
  await talk.toMember('Two')
  const counted = async () =>
    (await world.call(listCommunities, {}, { token: talk.lea.token })).communities.map((each) => each.unreadMessages)
  expect(await counted()).toEqual([2])
  await talk.readIt((await talk.inWallet()).messages.at(-1)?.messageId ?? '')
  expect(await counted()).toEqual([0])
})

test("messages follow an admin's new address, and are the community's once the admin is removed", async () => {
  const team = await openTeam(world)
  const { issuerId } = team
  const max = await memberByMail(world, issuerId, team.emailOf('max'))
  await world.call(writeToMember, { did: max.did, text: 'Hello' }, { token: team.tokens.ben })
  const authors = async () => {
    const studio = await world.call(getConversation, { did: max.did }, { token: team.tokens.ada })
    const own = await world.call(getOwnConversation, { issuerId }, { token: max.token })
    return [studio.messages[0]?.author, own.messages[0]?.author]
  }
  expect(await authors()).toEqual(['Ben Young', 'Ben'])
  await world.call(showName, { shown: false }, { token: team.tokens.ben })
  const email = team.emailOf('benjamin')
  await changeAdmin(world.ctx(), { issuerId, email: team.ben }, { email })
  expect(await authors()).toEqual(['Ben Young', ''])
  await removeAdmin(world.ctx(), issuerId, email)
  expect(await authors()).toEqual(['', ''])
  expect(await tablesWith(world, email)).toEqual([])
})
