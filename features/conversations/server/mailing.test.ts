import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateHolder } from '#features/holders/contract.ts'
import { addSuppression } from '#features/mailing/suppression-contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { MailDelayed, type Mailer, MailRefused, type Message } from '#platform/mail/mail.ts'
import { memberByKey } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { mailMessages } from './job-mail-messages.ts'
import { openTalk, type Talk } from './testing-talks.ts'

const HOUR = 3_600_000
const TEXT = 'A secret of the community'

let world: World
let talk: Talk
let email = ''
let count = 0
let trouble: Error | undefined
let tried: Message[]
let mails: Message[]
const server: Mailer = {
  send: async (message) => {
    if (!message.messageId.startsWith('message.')) return { response: '250 ok' }
    tried.push(message)
    if (trouble) throw trouble
    mails.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}
beforeAll(async () => {
  world = await openWorld({ mail: server })
})
beforeEach(async () => {
  trouble = undefined
  tried = []
  mails = []
  email = `reader${count++}@example.org`
  talk = await openTalk(world, email)
})
afterAll(() => world.close())

const sweep = () => mailMessages(world.ctx({ kind: 'system', job: 'test' }))
const later = async (ms: number) => {
  world.advance(ms)
  await sweep()
}

test('mails an unread message once, after an hour, without its text', async () => {
  await talk.toMember(TEXT)
  await later(HOUR - 60_000)
  expect(mails).toEqual([])
  await later(120_000)
  await Promise.all([sweep(), sweep()])
  await later(24 * HOUR)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: email, subject: 'A message from Cordée Lyon' })
  expect(JSON.stringify(mails[0])).not.toContain(TEXT)
  expect(mails[0]?.text).toContain(`${world.config.walletUrl}/communities/${talk.issuerId}/messages`)
})

test('mails about several messages once, and again only after they were read', async () => {
  await talk.toMember('One')
  const { messageId } = await talk.toMember('Two')
  await later(HOUR)
  await talk.toMember('Three')
  await later(HOUR)
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('2 messages')])
  const { messages } = await talk.inWallet()
  await talk.readIt(messages.at(-1)?.messageId ?? '')
  await talk.toMember('Four')
  await later(HOUR)
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(2)
  expect(messageId).not.toBe('')
})

test('mails about a message that came while the others were read', async () => {
  const { messageId } = await talk.toMember('One')
  world.advance(HOUR / 2)
  await talk.toMember('Two')
  await talk.readIt(messageId)
  await later(HOUR / 2)
  expect(mails).toEqual([])
  await later(HOUR / 2)
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('The message is in your wallet')])
})

test('mails about an unread message an hour after the conversation was unblocked', async () => {
  await talk.toMember('One')
  await talk.block(true)
  await later(2 * HOUR)
  await talk.block(false)
  await later(HOUR - 60_000)
  expect(mails).toEqual([])
  await later(120_000)
  expect(mails).toHaveLength(1)
})

test('a part that is read while a conversation is blocked brings no e-mail about the rest', async () => {
  const { messageId } = await talk.toMember('One')
  await talk.toMember('Two')
  await talk.block(true)
  await talk.readIt(messageId)
  await later(2 * HOUR)
  expect(tried).toEqual([])
})

test('writes in the language of the reader', async () => {
  await world.call(updateHolder, { pseudo: 'Léa', lang: 'fr' }, { token: talk.lea.token })
  await talk.toMember(TEXT)
  await later(HOUR)
  expect(mails).toMatchObject([{ subject: 'Nouveau message\u202f: Cordée Lyon' }])
})

test.each([
  ['was read', async () => talk.readIt((await talk.inWallet()).messages.at(-1)?.messageId ?? '')],
  ['is in a blocked conversation', () => talk.block(true)],
  [
    'is in a conversation that its member left',
    () => world.call(leaveIssuer, { issuerId: talk.issuerId }, { token: talk.lea.token }),
  ],
  ['is for a suppressed address', () => world.call(addSuppression, { email, reason: 'asked' }, { token: talk.token })],
])('does not mail a message that %s', async (_, happen) => {
  await talk.toMember(TEXT)
  await happen()
  await later(2 * HOUR)
  expect(tried).toEqual([])
})

test('mails nobody about what members write, nor wallets without an address', async () => {
  const key = await memberByKey(world, talk.issuerId)
  await talk.toCommunity('Hello')
  await talk.toMember(TEXT, key)
  await later(2 * HOUR)
  expect(tried).toEqual([])
})

test('one click at the foot unsubscribes from the community, and opening the page changes nothing', async () => {
  await talk.toMember(TEXT)
  await later(HOUR)
  const url = /<(.+)>/.exec(mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(mails[0]?.text).toContain(url)
  const open = (method: 'GET' | 'POST', at = url) =>
    world.app.inject({ method, url: new URL(at).pathname, headers: { host: new URL(world.config.publicUrl).host } })
  expect((await open('GET')).statusCode).toBe(200)
  const next = async () => {
    await talk.readIt((await talk.inWallet()).messages.at(-1)?.messageId ?? '')
    await talk.toMember(TEXT)
    await later(HOUR)
  }
  await next()
  expect(mails).toHaveLength(2)
  expect((await open('POST')).body).toContain('Cordée Lyon will not e-mail you again')
  await next()
  expect(mails).toHaveLength(2)
  expect((await open('POST', `${url.slice(0, -1)}-`)).statusCode).toBe(404)
})

test('an e-mail that was sent when the server died has the same Message-ID again', async () => {
  await talk.toMember(TEXT)
  world.advance(HOUR)
  const dying = world.ctx({ kind: 'system', job: 'test' })
  const { db } = dying
  // The process ends between the mail server's reply and the note of it.
  const dead = {
    ...dying,
    mail: { ...server, send: (mail: Message) => server.send(mail).then(() => new Promise<never>(() => undefined)) },
  }
  void mailMessages({ ...dead, db } as typeof dying)
  await expect.poll(() => mails.length).toBe(1)
  await sweep()
  expect(mails).toHaveLength(1)
  await later(16 * 60_000)
  await later(HOUR)
  expect(mails.map(({ messageId }) => messageId)).toEqual([mails[0]?.messageId, mails[0]?.messageId])
})

test('waits for a mail server that is away, and gives up an e-mail that is refused', async () => {
  trouble = new MailDelayed('ECONNECTION')
  await talk.toMember(TEXT)
  await later(HOUR)
  trouble = undefined
  await later(16 * 60_000)
  expect([tried.length, mails.length]).toEqual([2, 1])
  trouble = new MailRefused('550 no such user')
  await talk.readIt((await talk.inWallet()).messages.at(-1)?.messageId ?? '')
  await talk.toMember(TEXT)
  await later(HOUR)
  await later(HOUR)
  expect(tried).toHaveLength(3)
})
