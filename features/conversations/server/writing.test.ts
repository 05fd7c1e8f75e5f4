import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaveIssuer } from '#features/members/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { picture } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { IMAGE_MAX_BYTES } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { openTalk, type Talk, textsOf } from './testing-talks.ts'
import { writeMessage } from './write-message.ts'

let world: World
let talk: Talk
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  talk = await openTalk(world)
})
afterAll(() => world.close())

const leave = () => world.call(leaveIssuer, { issuerId: talk.issuerId }, { token: talk.lea.token })
/** The calls with which each side writes. */
const both = () => [talk.toMember, talk.toCommunity]

test('either side can write first, and both read one conversation', async () => {
  expect((await talk.inStudio()).conversation).toMatchObject({ state: 'open', lastFrom: '', pseudo: 'Léa Moreau' })
  await talk.toCommunity('Is the wall open?')
  await talk.toMember('It is.')
  const [studio, own] = [await talk.inStudio(), await talk.inWallet()]
  expect(studio.messages).toMatchObject([
    { from: 'member', author: '', text: 'Is the wall open?', imageUrl: '', isRead: false },
    { from: 'community', author: 'Inès Carvalho', text: 'It is.' },
  ])
  expect(own.messages).toMatchObject([{ author: '' }, { author: 'Inès', isRead: false }])
  expect(studio.conversation).toMatchObject({ lastText: 'It is.', lastFrom: 'community', unread: 1 })
  expect(own.conversation).toMatchObject({ name: 'Cordée Lyon', unread: 1, state: 'open' })
})

test('counts what a side has not read, and shows the other side that it was read', async () => {
  const first = await talk.toCommunity('One')
  const second = await talk.toCommunity('Two')
  expect((await talk.listed()).conversations).toMatchObject([{ unread: 2 }])
  const read = (messageId: string) =>
    world.call(contract.readByCommunity, { did: talk.lea.did, messageId }, { token: talk.token })
  await read(first.messageId)
  expect((await talk.listed()).conversations).toMatchObject([{ unread: 1 }])
  await read(second.messageId)
  await read(first.messageId)
  expect(await talk.listed()).toMatchObject({
    conversations: [{ unread: 0 }],
    counts: { all: 1, unread: 0, needsReply: 1 },
  })
  expect((await talk.inWallet()).messages.map(({ isRead }) => isRead)).toEqual([true, true])
})

test('the bell tells of a message that nobody here has read, once an hour, by the name of the member', async () => {
  const rings = async () =>
    (await world.call(listNotices, {}, { token: talk.token })).notices
      .filter(({ kind }) => kind === 'memberWrote')
      .map(({ title, did, isNew }) => ({ title, did, isNew }))
  const ring = { title: 'Léa Moreau', did: talk.lea.did, isNew: true }
  await talk.toMember('Hello')
  expect(await rings()).toEqual([])
  await talk.toCommunity('One')
  const { messageId } = await talk.toCommunity('Two')
  expect(await rings()).toEqual([ring])
  await world.call(contract.readByCommunity, { did: talk.lea.did, messageId }, { token: talk.token })
  await talk.toCommunity('Three')
  expect(await rings()).toEqual([ring])
  const last = (await talk.inStudio()).messages.at(-1)?.messageId ?? ''
  await world.call(contract.readByCommunity, { did: talk.lea.did, messageId: last }, { token: talk.token })
  world.advance(61 * 60_000)
  await talk.toCommunity('Four')
  expect(await rings()).toEqual([ring, ring])
})

test('a message of another conversation cannot be read, nor be the end of a page', async () => {
  const { messageId } = await talk.toCommunity('Mine')
  const max = await talk.member('Max')
  await talk.toCommunity('His', max)
  const asked = { issuerId: talk.issuerId, messageId }
  await expect(world.call(wallet.readByMember, asked, { token: max.token })).rejects.toMatchObject({ key: 'notFound' })
  const page = world.call(wallet.getOwnConversation, { issuerId: talk.issuerId, before: messageId }, max)
  await expect(page).rejects.toMatchObject({ key: 'cursorInvalid' })
})

test('Done lasts until the next message', async () => {
  await talk.toCommunity('Thank you')
  const setDone = (done: boolean) => world.call(contract.setDone, { did: talk.lea.did, done }, { token: talk.token })
  await setDone(true)
  expect(await talk.listed({ filter: 'needsReply' })).toMatchObject({
    conversations: [],
    counts: { all: 1, needsReply: 0 },
  })
  expect((await talk.inStudio()).conversation.state).toBe('done')
  expect((await talk.inWallet()).conversation.state).toBe('open')
  await talk.toCommunity('One more thing')
  expect((await talk.listed({ filter: 'needsReply' })).conversations).toMatchObject([{ state: 'open' }])
})

test('a blocked conversation takes no message until the member unblocks it', async () => {
  await talk.block(true)
  expect((await talk.listed()).conversations).toEqual([])
  for (const write of both())
    await expect(write('Hello?')).rejects.toMatchObject({ key: 'conversationBlocked', status: 409 })
  expect((await talk.inStudio()).conversation.state).toBe('blocked')
  await talk.block(false)
  await talk.toMember('Hello')
  expect(textsOf(await talk.inWallet())).toEqual(['Hello'])
})

test('leaving closes the conversation, which stays readable, and returning opens it again', async () => {
  await talk.toMember('Welcome')
  await leave()
  for (const write of both())
    await expect(write('Hello?')).rejects.toMatchObject({ key: 'conversationClosed', status: 409 })
  expect((await talk.inStudio()).conversation.state).toBe('closed')
  const own = await talk.inWallet()
  expect([own.conversation.state, textsOf(own)]).toEqual(['closed', ['Welcome']])
  await talk.join()
  await talk.toCommunity('I am back')
  expect(textsOf(await talk.inStudio())).toEqual(['Welcome', 'I am back'])
})

test('is closed to people who never were members', async () => {
  const other = await openTalk(world)
  await expect(other.toCommunity('Hello', talk.lea)).rejects.toMatchObject({ key: 'notFound' })
  const asked = { did: talk.lea.did, text: 'Hello' }
  await expect(world.call(contract.writeToMember, asked, { token: other.token })).rejects.toMatchObject({
    key: 'notFound',
    status: 404,
  })
  const read = world.call(wallet.getOwnConversation, { issuerId: other.issuerId }, { token: talk.lea.token })
  await expect(read).rejects.toMatchObject({ key: 'notFound' })
})

test('an admin can hide the first name, also in earlier messages', async () => {
  await talk.toMember('Welcome')
  const show = (shown: boolean) => world.call(contract.showName, { shown }, { token: talk.token })
  await show(false)
  await show(false)
  expect((await talk.inWallet()).messages).toMatchObject([{ author: '' }])
  expect((await talk.inStudio()).messages).toMatchObject([{ author: 'Inès Carvalho' }])
  expect((await talk.listed()).showsName).toBe(false)
  await show(true)
  expect((await talk.inWallet()).messages).toMatchObject([{ author: 'Inès' }])
})

test('a picture is encoded again and comes with a text', async () => {
  const { imageUrl } = await talk.toCommunity('Look', talk.lea, await picture())
  expect((await talk.inStudio()).messages).toMatchObject([{ text: 'Look', imageUrl }])
  expect(await world.services.blobs.get(imageUrl.replace('/ipfs/', ''))).toMatchObject({ type: 'image/jpeg' })
})

test.each([
  ['messageMissing', ' \n '],
  ['messageTooLong', 'x'.repeat(2001)],
  ['messageHidden', 'safe\u202etxt'],
  ['messageHidden', 'zero\u200bwidth'],
])('refuses with %s', async (key, text) => {
  for (const write of both()) await expect(write(text)).rejects.toMatchObject({ key, status: 400 })
  expect((await talk.inStudio()).messages).toEqual([])
})

test('takes 2,000 characters and keeps their lines', async () => {
  const text = `${'x'.repeat(998)}\n\n${'y'.repeat(1000)}`
  await talk.toMember(`  ${text}  `)
  expect(textsOf(await talk.inWallet())).toEqual([text])
})

test('refuses a picture that is too large, with a sentence of its own', async () => {
  const image = new File([new Uint8Array(IMAGE_MAX_BYTES + 1)], 'picture.png', { type: 'image/png' })
  await expect(talk.toCommunity('Look', talk.lea, image)).rejects.toMatchObject({ key: 'sizeExceeded', status: 413 })
})

test('refuses a file that is no picture', async () => {
  const image = new File(['<svg/>'], 'picture.png', { type: 'image/png' })
  await expect(talk.toCommunity('Look', talk.lea, image)).rejects.toMatchObject({ key: 'fileFormatInvalid' })
  expect((await talk.inStudio()).messages).toEqual([])
})

test('reads a long conversation page by page, without a gap or a repetition', async () => {
  for (let n = 1; n <= 65; n++) await talk.toMember(`Message ${n}`)
  const read: string[] = []
  let page = await talk.inWallet()
  expect(page.messages).toHaveLength(30)
  for (;;) {
    read.unshift(...textsOf(page))
    if (!page.earlier) break
    page = await talk.inWallet(talk.lea, page.earlier)
  }
  expect(read).toEqual(Array.from({ length: 65 }, (_, at) => `Message ${at + 1}`))
})

test('a member writes 20 messages an hour to all communities together', async () => {
  const other = await openTalk(world)
  await other.join(talk.lea)
  const restart = world.stopClock()
  for (let n = 0; n < 20; n++) await (n % 2 ? other : talk).toCommunity(`Message ${n}`, talk.lea)
  await expect(talk.toCommunity('One too many')).rejects.toMatchObject({ key: 'tooManyMessages', status: 429 })
  expect((await talk.inStudio()).messages).toHaveLength(10)
  world.advance(3_600_001)
  await talk.toCommunity('An hour later')
  restart()
})

testOnPostgres('of many messages at once a member writes 20', async () => {
  const pair = { issuerId: talk.issuerId, holderId: talk.lea.holderId }
  const write = (n: number) =>
    writeMessage(world.ctx(), pair, { from: 'member', email: '', text: `Message ${n}`, imageCid: '' })
  const sent = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => write(n)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const { conversation, messages } = await talk.inStudio()
  expect(messages).toHaveLength(20)
  expect(conversation.unread).toBe(20)
})

testOnPostgres('two first messages at once begin one conversation', async () => {
  await Promise.all([talk.toMember('Hello'), talk.toCommunity('Hello')])
  expect((await talk.inStudio()).messages).toHaveLength(2)
  expect((await talk.listed()).counts.all).toBe(1)
})

testOnPostgres('what is written while its writer leaves is closed with the rest', async () => {
  await Promise.allSettled([talk.toCommunity('Goodbye'), leave(), talk.toMember('Wait')])
  expect((await talk.inStudio()).conversation.state).toBe('closed')
})
