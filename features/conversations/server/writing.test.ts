// On both databases: writing, reading and the states of a conversation.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { picture } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { writeMessage } from './write-message.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let lea: Member
let count = 0
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  lea = await memberByMail(world, issuer.issuerId, `lea${count++}@example.org`, 'Léa Moreau')
})
afterAll(() => world.close())

const toMember = (text: string, given: Partial<CallInput<typeof contract.writeToMember>> = {}) =>
  world.call(contract.writeToMember, { did: lea.did, text, ...given }, { token: issuer.token })
const toCommunity = (text: string, given: { image?: File; issuerId?: string } = {}, { token } = lea) =>
  world.call(wallet.writeToCommunity, { issuerId: issuer.issuerId, text, ...given }, { token })
const inStudio = (before = '') =>
  world.call(contract.getConversation, { did: lea.did, before }, { token: issuer.token })
const inWallet = (before = '') =>
  world.call(wallet.getOwnConversation, { issuerId: issuer.issuerId, before }, { token: lea.token })
const block = (blocked: boolean) =>
  world.call(wallet.blockConversation, { issuerId: issuer.issuerId, blocked }, { token: lea.token })
const leave = () => world.call(leaveIssuer, { issuerId: issuer.issuerId }, { token: lea.token })
const join = () => joinMembers(world.ctx(), issuer.issuerId, [lea.holderId])
const listed = async (asked: CallInput<typeof contract.listConversations> = {}) =>
  world.call(contract.listConversations, asked, { token: issuer.token })
const textsOf = (thread: { messages: { text: string }[] }) => thread.messages.map(({ text }) => text)

test('either side can write first, and both read one conversation', async () => {
  expect((await inStudio()).conversation).toMatchObject({ state: 'open', lastFrom: '', pseudo: 'Léa Moreau' })
  await toCommunity('Is the wall open?')
  await toMember('It is.')
  const [studio, own] = [await inStudio(), await inWallet()]
  expect(studio.messages).toMatchObject([
    { from: 'member', author: '', text: 'Is the wall open?', imageUrl: '', isRead: false },
    { from: 'community', author: 'Inès Carvalho', text: 'It is.' },
  ])
  expect(own.messages).toMatchObject([{ author: '' }, { author: 'Inès', isRead: false }])
  expect(studio.conversation).toMatchObject({ lastText: 'It is.', lastFrom: 'community', unread: 1 })
  expect(own.conversation).toMatchObject({ name: 'Cordée Lyon', unread: 1, state: 'open' })
})

test('counts what a side has not read, and shows the other side that it was read', async () => {
  const first = await toCommunity('One')
  const second = await toCommunity('Two')
  expect((await listed()).conversations).toMatchObject([{ unread: 2 }])
  const read = (messageId: string) =>
    world.call(contract.readByCommunity, { did: lea.did, messageId }, { token: issuer.token })
  await read(first.messageId)
  expect((await listed()).conversations).toMatchObject([{ unread: 1 }])
  await read(second.messageId)
  await read(first.messageId)
  expect(await listed()).toMatchObject({ conversations: [{ unread: 0 }], counts: { all: 1, unread: 0, needsReply: 1 } })
  expect((await inWallet()).messages.map(({ isRead }) => isRead)).toEqual([true, true])
})

test('a message of another conversation cannot be read, nor be the end of a page', async () => {
  const { messageId } = await toCommunity('Mine')
  const max = await memberByMail(world, issuer.issuerId, `max${count++}@example.org`)
  await toCommunity('His', {}, max)
  const asked = { issuerId: issuer.issuerId, messageId }
  await expect(world.call(wallet.readByMember, asked, { token: max.token })).rejects.toMatchObject({ key: 'notFound' })
  const page = world.call(wallet.getOwnConversation, { issuerId: issuer.issuerId, before: messageId }, max)
  await expect(page).rejects.toMatchObject({ key: 'cursorInvalid' })
})

test('Done lasts until the next message', async () => {
  await toCommunity('Thank you')
  const setDone = (done: boolean) => world.call(contract.setDone, { did: lea.did, done }, { token: issuer.token })
  await setDone(true)
  expect(await listed({ filter: 'needsReply' })).toMatchObject({ conversations: [], counts: { all: 1, needsReply: 0 } })
  expect((await inStudio()).conversation.state).toBe('done')
  expect((await inWallet()).conversation.state).toBe('open')
  await toCommunity('One more thing')
  expect((await listed({ filter: 'needsReply' })).conversations).toMatchObject([{ state: 'open' }])
})

test('a blocked conversation takes no message until the member unblocks it', async () => {
  await block(true)
  expect((await listed()).conversations).toEqual([])
  for (const write of [toMember, toCommunity])
    await expect(write('Hello?')).rejects.toMatchObject({ key: 'conversationBlocked', status: 409 })
  expect((await inStudio()).conversation.state).toBe('blocked')
  await block(false)
  await toMember('Hello')
  expect(textsOf(await inWallet())).toEqual(['Hello'])
})

test('leaving closes the conversation, which stays readable, and returning opens it again', async () => {
  await toMember('Welcome')
  await leave()
  for (const write of [toMember, toCommunity])
    await expect(write('Hello?')).rejects.toMatchObject({ key: 'conversationClosed', status: 409 })
  expect((await inStudio()).conversation.state).toBe('closed')
  const own = await inWallet()
  expect([own.conversation.state, textsOf(own)]).toEqual(['closed', ['Welcome']])
  await join()
  await toCommunity('I am back')
  expect(textsOf(await inStudio())).toEqual(['Welcome', 'I am back'])
})

test('is closed to people who never were members', async () => {
  const other = await signUpIssuer(world, 'Vélo Sud')
  await expect(toCommunity('Hello', { issuerId: other.issuerId })).rejects.toMatchObject({ key: 'notFound' })
  const asked = { did: lea.did, text: 'Hello' }
  await expect(world.call(contract.writeToMember, asked, { token: other.token })).rejects.toMatchObject({
    key: 'notFound',
    status: 404,
  })
  const read = world.call(wallet.getOwnConversation, { issuerId: other.issuerId }, { token: lea.token })
  await expect(read).rejects.toMatchObject({ key: 'notFound' })
})

test('an admin can hide the first name, also in earlier messages', async () => {
  await toMember('Welcome')
  const show = (shown: boolean) => world.call(contract.showName, { shown }, { token: issuer.token })
  await show(false)
  await show(false)
  expect((await inWallet()).messages).toMatchObject([{ author: '' }])
  expect((await inStudio()).messages).toMatchObject([{ author: 'Inès Carvalho' }])
  expect((await listed()).showsName).toBe(false)
  await show(true)
  expect((await inWallet()).messages).toMatchObject([{ author: 'Inès' }])
})

test('a picture is encoded again and comes with a text', async () => {
  const { imageUrl } = await toCommunity('Look', { image: await picture() })
  expect((await inStudio()).messages).toMatchObject([{ text: 'Look', imageUrl }])
  expect(await world.services.blobs.get(imageUrl.replace('/ipfs/', ''))).toMatchObject({ type: 'image/jpeg' })
})

test.each([
  ['messageMissing', ' \n '],
  ['messageTooLong', 'x'.repeat(2001)],
  ['messageHidden', 'safe\u202etxt'],
  ['messageHidden', 'zero\u200bwidth'],
])('refuses with %s', async (key, text) => {
  for (const write of [toMember, toCommunity]) await expect(write(text)).rejects.toMatchObject({ key, status: 400 })
  expect((await inStudio()).messages).toEqual([])
})

test('takes 2,000 characters and keeps their lines', async () => {
  const text = `${'x'.repeat(998)}\n\n${'y'.repeat(1000)}`
  await toMember(`  ${text}  `)
  expect(textsOf(await inWallet())).toEqual([text])
})

test('refuses a file that is no picture', async () => {
  const image = new File(['<svg/>'], 'picture.png', { type: 'image/png' })
  await expect(toCommunity('Look', { image })).rejects.toMatchObject({ key: 'fileFormatInvalid' })
  expect((await inStudio()).messages).toEqual([])
})

test('reads a long conversation page by page, without a gap or a repetition', async () => {
  for (let n = 1; n <= 65; n++) await toMember(`Message ${n}`)
  const read: string[] = []
  let page = await inWallet()
  expect(page.messages).toHaveLength(30)
  for (;;) {
    read.unshift(...textsOf(page))
    if (!page.earlier) break
    page = await inWallet(page.earlier)
  }
  expect(read).toEqual(Array.from({ length: 65 }, (_, at) => `Message ${at + 1}`))
})

test('a member writes 20 messages an hour to all communities together', async () => {
  const other = await signUpIssuer(world, 'Vélo Sud')
  await joinMembers(world.ctx(), other.issuerId, [lea.holderId])
  const restart = world.stopClock()
  for (let n = 0; n < 20; n++) await toCommunity(`Message ${n}`, n % 2 ? { issuerId: other.issuerId } : {})
  await expect(toCommunity('One too many')).rejects.toMatchObject({ key: 'tooManyMessages', status: 429 })
  expect((await inStudio()).messages).toHaveLength(10)
  world.advance(3_600_001)
  await toCommunity('An hour later')
  restart()
})

testOnPostgres('of many messages at once a member writes 20', async () => {
  const pair = { issuerId: issuer.issuerId, holderId: lea.holderId }
  const write = (n: number) =>
    writeMessage(world.ctx(), pair, { from: 'member', email: '', text: `Message ${n}`, imageCid: '' })
  const sent = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => write(n)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const { conversation, messages } = await inStudio()
  expect(messages).toHaveLength(20)
  expect(conversation.unread).toBe(20)
})

testOnPostgres('two first messages at once begin one conversation', async () => {
  await Promise.all([toMember('Hello'), toCommunity('Hello')])
  expect((await inStudio()).messages).toHaveLength(2)
  expect((await listed()).counts.all).toBe(1)
})

testOnPostgres('what is written while its writer leaves is closed with the rest', async () => {
  await Promise.allSettled([toCommunity('Goodbye'), leave(), toMember('Wait')])
  expect((await inStudio()).conversation.state).toBe('closed')
})
