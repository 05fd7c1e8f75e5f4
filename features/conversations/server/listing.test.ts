import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setOwnName } from '#features/names/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { undoSend } from '#features/sends/running/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { readByCommunity } from '../contract.ts'
import { listOwnConversations } from '../wallet-contract.ts'
import { conversations } from './tables.ts'
import { openTalk, type Talk } from './testing-talks.ts'

let world: World
let talk: Talk
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  talk = await openTalk(world)
})
afterAll(() => world.close())

const names = async (asked: Parameters<Talk['listed']>[0] = {}) =>
  (await talk.listed(asked)).conversations.map(({ pseudo }) => pseudo)

test('lists unread conversations first, then the latest, and filters them', async () => {
  const [max, zoe] = [await talk.member('Max Baker'), await talk.member('Zoé')]
  await talk.toCommunity('First')
  world.advance(1000)
  await talk.toMember('Second', max)
  world.advance(1000)
  const { messageId } = await talk.toCommunity('Third', zoe)
  await world.call(readByCommunity, { did: zoe.did, messageId }, { token: talk.token })
  expect(await names()).toEqual(['Léa Moreau', 'Zoé', 'Max Baker'])
  expect(await names({ filter: 'unread' })).toEqual(['Léa Moreau'])
  expect(await names({ filter: 'needsReply' })).toEqual(['Léa Moreau', 'Zoé'])
  expect((await talk.listed()).counts).toEqual({ all: 3, unread: 1, needsReply: 2 })
})

test('finds a conversation by the name and by words, without case and accents, and nothing of others', async () => {
  const max = await talk.member('Max Baker')
  await talk.toMember('The bench is repaired: 100%', max)
  await talk.toCommunity('Is the café open?')
  const other = await openTalk(world)
  await other.toCommunity('The bench and the cafe')
  expect(await names({ search: 'moreau' })).toEqual(['Léa Moreau'])
  expect(await names({ search: 'CAFE' })).toEqual(['Léa Moreau'])
  expect(await names({ search: 'bench' })).toEqual(['Max Baker'])
  expect(await names({ search: '0%' })).toEqual(['Max Baker'])
  expect(await names({ search: '%' })).toEqual(['Max Baker'])
  expect(await names({ search: 'nobody' })).toEqual([])
})

test('names and finds a member by what they told the community, beside the name of their wallet', async () => {
  await talk.toCommunity('Hello')
  await world.call(setOwnName, { issuerId: talk.issuerId, name: 'Eleonore of Lyon' }, { token: talk.lea.token })
  const named = { pseudo: 'Léa Moreau', name: 'Eleonore of Lyon' }
  for (const search of ['', 'éléonore', 'moreau'])
    expect((await talk.listed({ search })).conversations).toMatchObject([named])
  expect((await talk.inStudio()).conversation).toMatchObject(named)
})

test('reads many conversations page by page, without a gap or a repetition', async () => {
  const at = world.now().getTime()
  const rows = Array.from({ length: 45 }, (_, n) => ({
    id: `${talk.issuerId}-${n}`,
    issuerId: talk.issuerId,
    holderId: `nobody-${n}`,
    lastAt: new Date(at - (n % 7) * 1000),
    lastText: `Message ${n}`,
    lastFrom: 'member' as const,
    unreadByCommunity: n % 3 === 0 ? 1 : 0,
  }))
  await world.ctx().db.insert(conversations).values(rows)
  const read: { unread: number; lastText: string }[] = []
  for (let after = ''; ; ) {
    const { conversations, next } = await talk.listed({ after })
    read.push(...conversations)
    if (!next) break
    after = next
  }
  expect(new Set(read.map(({ lastText }) => lastText)).size).toBe(45)
  expect(read.map(({ unread }) => unread)).toEqual([...Array(15).fill(1), ...Array(30).fill(0)])
  expect(read).toHaveLength(45)
})

test.each(['x', Buffer.from('[1,2]').toString('base64url')])('refuses the cursor %s', async (after) => {
  await expect(talk.listed({ after })).rejects.toMatchObject({ key: 'cursorInvalid', status: 400 })
})

test("lists a wallet's conversations, the latest first", async () => {
  const other = await openTalk(world)
  await other.join(talk.lea)
  await talk.toMember('Hello')
  world.advance(1000)
  await other.toCommunity('Hello', talk.lea)
  const { conversations } = await world.call(listOwnConversations, {}, { token: talk.lea.token })
  expect(conversations).toMatchObject([
    { issuerId: other.issuerId, unread: 0, lastFrom: 'member' },
    { issuerId: talk.issuerId, unread: 1, lastFrom: 'community', lastText: 'Hello' },
  ])
})

test('shows the badges sent to a member between the messages of a page', async () => {
  const { templateId } = await world.call(createTemplate, await templateForm(), { token: talk.token })
  await world.runJobs()
  const send = () => world.call(createSessions, { templateId, dids: [talk.lea.did] }, { token: talk.token })
  await talk.toMember('Before')
  world.advance(1000)
  const { links } = await send()
  await world.runJobs()
  for (let n = 0; n < 31; n++) {
    world.advance(1000)
    await talk.toMember(`After ${n}`)
  }
  const latest = await talk.inWallet()
  expect(latest.badges).toEqual([])
  const earlier = await talk.inWallet(talk.lea, latest.earlier)
  expect(earlier.badges).toMatchObject([{ templateId, title: 'Lead climbing', badgeId: '', validUntil: '' }])
  await talk.lea.take(links[0]?.split('/').at(-1) ?? '')
  expect((await talk.inStudio(talk.lea, latest.earlier)).badges).toMatchObject([
    { badgeId: expect.stringMatching(/.+/) },
  ])
})

test('shows no badge of a send that can be undone or was undone', async () => {
  const { templateId } = await world.call(createTemplate, await templateForm(), { token: talk.token })
  await world.runJobs()
  const asked = { templateId, dids: [talk.lea.did], isUndoable: true }
  const { sendId } = await world.call(createSessions, asked, { token: talk.token })
  expect((await talk.inStudio()).badges).toEqual([])
  await world.call(undoSend, { sendId }, { token: talk.token })
  world.advance(600_000)
  expect((await talk.inStudio()).badges).toEqual([])
})
