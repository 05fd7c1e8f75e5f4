import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { channelReaders, posts } from '#features/channel/server/tables.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { holders } from '#features/holders/server/tables.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { suppress } from '#features/mailing/server/suppress.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { MailDelayed, type Mailer, MailRefused, type Message } from '#platform/mail/mail.ts'
import { type Member, memberByKey, memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { addCommunity, issuerIdOf, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getDigest, updateDigest } from '../contract.ts'
import { forgetDigests } from './forget-digests.ts'
import { getDigest as readDigest } from './get-digest.ts'
import { mailDigests } from './job-mail-digests.ts'
import { digestMails, digestSettings } from './tables.ts'
import { addPost, addUnread } from './testing-digests.ts'

const ZONE = 'Europe/Paris'
const ADMIN = 'admin@example.org'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let world: World
let startClock: () => void
let club: { token: string; issuerId: string }
let second = ''
let mails: Message[]
let tried: string[]
let failing: Error | undefined
const server: Mailer = {
  send: async (message) => {
    if (!message.messageId.startsWith('digest.')) return { response: '250 ok' }
    tried.push(message.messageId)
    if (failing) throw failing
    mails.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}

beforeAll(async () => {
  world = await openWorld()
  const { token } = await signUp(world, ADMIN, { name: 'Cordée Lyon' })
  club = { token, issuerId: await issuerIdOf(world, token) }
  second = await issuerIdOf(world, await addCommunity(world, token, ADMIN, 'Refuge des Écrins'))
  startClock = world.stopClock()
})
beforeEach(async () => {
  mails = []
  tried = []
  failing = undefined
})
afterEach(async () => {
  // Each test has its own people: those of earlier ones get nothing more.
  await world.ctx().db.delete(digestSettings)
  await world.ctx().db.delete(digestMails)
  await world.ctx().db.delete(posts)
})
afterAll(() => {
  startClock()
  return world.close()
})

const sweep = () => mailDigests({ ...world.ctx({ kind: 'system', job: 'test' }), mail: server })
/** Moves the clock to an instant, and sweeps. */
async function sweepAt(at: Date) {
  world.advance(at.getTime() - world.now().getTime())
  await sweep()
}
/** Sets the clock on a local time in Paris (in winter, UTC+1), at least a day ahead. */
function goTo(time: string) {
  const day = new Date(world.now().getTime() + 2 * DAY).toISOString().slice(0, 10)
  world.advance(Date.parse(`${day}T${time}Z`) - world.now().getTime())
}
let count = 0
/** A new member of the club, by default with a daily digest. */
async function join({ every = 'day' as 'off' | 'day' | 'week' } = {}) {
  const email = `member${++count}@example.org`
  const member = await memberByMail(world, club.issuerId, email)
  world.advance(MINUTE)
  const own = await world.call(updateDigest, { every, timeZone: ZONE }, { token: member.token })
  return { ...member, email, nextAt: new Date(own.nextAt || 0) }
}
/** By the verbs: sessions end while the clock jumps over days. */
const asHolder = ({ holderId }: Member) =>
  world.ctx({ kind: 'holder' as const, sessionId: 'test', holderId, isProven: true })
const settingOf = (member: Member) => readDigest(asHolder(member))

test('is off until the member turns it on, and says when the next one goes out', async () => {
  const email = 'first@example.org'
  const { token } = await memberByMail(world, club.issuerId, email)
  const before = { every: 'off', timeZone: '', email, nextAt: '', isRefused: false }
  expect(await world.call(getDigest, {}, { token })).toEqual(before)
  const on = await world.call(updateDigest, { every: 'week', timeZone: ZONE }, { token })
  expect(on).toMatchObject({ every: 'week', timeZone: ZONE, email })
  const said = new Intl.DateTimeFormat('en', { timeZone: ZONE, weekday: 'long', hour: 'numeric' })
  expect(said.format(new Date(on.nextAt))).toMatch(/Monday.* 5\sPM/)
  const off = await world.call(updateDigest, { every: 'off', timeZone: ZONE }, { token })
  expect(off).toMatchObject({ every: 'off', nextAt: '' })
})

describe('turning it on', () => {
  test('is refused to a wallet without a proven address; turning it off is not', async () => {
    const { token } = await memberByKey(world, club.issuerId)
    const on = world.call(updateDigest, { every: 'day', timeZone: ZONE }, { token })
    await expect(on).rejects.toMatchObject({ key: 'addressMissing', status: 409 })
    expect(await world.call(updateDigest, { every: 'off', timeZone: ZONE }, { token })).toMatchObject({ every: 'off' })
  })

  test.each(['Mars/Olympus', '+02:00', '', 'x'.repeat(65)])('is refused for the time zone "%s"', async (timeZone) => {
    const { token } = await join({ every: 'off' })
    const on = world.call(updateDigest, { every: 'day', timeZone }, { token })
    await expect(on).rejects.toMatchObject({ key: 'timeZoneInvalid', status: 400 })
  })
})

test('mails what is new once, at 17:00 and not before, to one address', async () => {
  const member = await join()
  const postId = await addPost(world, club.issuerId, `Outing on Saturday. ${'Bring a rope. '.repeat(20)}`)
  await sweepAt(new Date(member.nextAt.getTime() - MINUTE))
  expect(mails).toEqual([])
  await sweepAt(member.nextAt)
  await sweep()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({ to: member.email, subject: 'New in Cordée Lyon' })
  expect(mail?.text).toMatch(/Cordée Lyon\n\nOuting on Saturday\. Bring a rope\.[^\n]{50,90}…\n/)
  expect(mail?.text).toContain(`${world.config.walletUrl}/news/${postId}`)
  expect(mail?.images?.map(({ cid, contentType }) => [cid, contentType])).toEqual([['community1', 'image/jpeg']])
  expect(await settingOf(member)).toMatchObject({ nextAt: new Date(member.nextAt.getTime() + DAY).toISOString() })
})

test('shows three posts, counts the rest, and counts unread messages without their text', async () => {
  const member = await join()
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await addPost(world, club.issuerId, `Post ${name}`)
    world.advance(1000)
  }
  await addUnread(world, club.issuerId, member.holderId, 2)
  await sweepAt(member.nextAt)
  const text = mails[0]?.text ?? ''
  expect(text.match(/Post \w+/g)).toEqual(['Post five', 'Post four', 'Post three'])
  expect(text).toMatch(/2 more posts:[\s\S]*2 unread messages:/)
  expect(text + mails[0]?.html).not.toContain('what only the two may read')
})

test('says each post once: nothing new, no e-mail', async () => {
  const member = await join()
  await addPost(world, club.issuerId, 'The first')
  await addUnread(world, club.issuerId, member.holderId, 1)
  await sweepAt(member.nextAt)
  world.advance(DAY)
  await sweep()
  expect(mails).toHaveLength(1)
  await addPost(world, club.issuerId, 'The second')
  world.advance(DAY)
  await sweep()
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toMatch(/The second/)
  expect(mails[1]?.text).not.toMatch(/The first/)
})

test('an unread message alone is news once', async () => {
  const member = await join()
  await addUnread(world, club.issuerId, member.holderId, 1)
  await sweepAt(member.nextAt)
  world.advance(DAY)
  await sweep()
  expect(mails.map(({ text }) => /1 unread message:/.test(text))).toEqual([true])
})

test('leaves out what was seen, deleted, muted, and what was posted before the member joined', async () => {
  const { db } = world.ctx()
  await addPost(world, club.issuerId, 'Before joining')
  world.advance(1000)
  const [reader, muter, other] = [await join(), await join(), await join()]
  const seen = world.now()
  await addPost(world, club.issuerId, 'Seen')
  world.advance(1000)
  const deleted = await addPost(world, club.issuerId, 'Deleted')
  await db.update(posts).set({ deletedAt: world.now() }).where(eq(posts.id, deleted))
  const { issuerId } = club
  await db.insert(channelReaders).values([
    { issuerId, holderId: reader.holderId, seenAt: seen },
    { issuerId, holderId: muter.holderId, mutedAt: world.now() },
  ])
  await sweepAt(reader.nextAt)
  expect(mails.map(({ to }) => to)).toEqual([other.email])
  expect(mails[0]?.text).toContain('Seen')
  expect(mails[0]?.text).not.toMatch(/Before joining|Deleted/)
})

test('is one e-mail for all communities, in the language of the wallet', async () => {
  const member = await join()
  await memberByMail(world, second, member.email)
  await world.ctx().db.update(holders).set({ language: 'fr' }).where(eq(holders.id, member.holderId))
  world.advance(MINUTE)
  await addPost(world, club.issuerId, 'Sortie samedi')
  world.advance(1000)
  await addPost(world, second, 'Le refuge ouvre')
  await sweepAt(member.nextAt)
  expect(mails.map(({ subject }) => subject)).toEqual(['Du nouveau\u202f: Refuge des Écrins et 1 autre communauté'])
  expect(mails[0]?.text).toMatch(/Le refuge ouvre[\s\S]*Cordée Lyon[\s\S]*Sortie samedi/)
})

test('a member who left or an erased person gets none, and nothing of them stays', async () => {
  const [left, erased, stays] = [await join(), await join(), await join()]
  await addPost(world, club.issuerId, 'For members')
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token: left.token })
  await eraseHolder(world.ctx(), { holderIds: [erased.holderId], emails: [erased.email] })
  await sweepAt(stays.nextAt)
  expect(mails.map(({ to }) => to)).toEqual([stays.email])
  const { db } = world.ctx()
  await eraseHolder(world.ctx(), { holderIds: [stays.holderId], emails: [stays.email] })
  for (const { holderId } of [erased, stays]) {
    expect(await db.$count(digestSettings, eq(digestSettings.holderId, holderId))).toBe(0)
    expect(await db.$count(digestMails, eq(digestMails.holderId, holderId))).toBe(0)
  }
})

test('two wallets that merge get one digest, whichever of them had it', async () => {
  const [from, into] = [await join(), await join({ every: 'off' })]
  await mergeHolders(world.ctx(), { from: from.holderId, into: into.holderId })
  expect(await settingOf(into)).toMatchObject({ every: 'day', nextAt: from.nextAt.toISOString() })
  await addPost(world, club.issuerId, 'For both')
  await sweepAt(from.nextAt)
  expect(mails).toHaveLength(1)
})

describe('the link in the e-mail', () => {
  const open = (method: 'GET' | 'POST', path: string) =>
    world.app.inject({ method, url: path, headers: { host: new URL(world.config.publicUrl).host } })

  test('turns the digest off with a press, and opening it changes nothing', async () => {
    const member = await join()
    await addPost(world, club.issuerId, 'One')
    await sweepAt(member.nextAt)
    const headers = mails[0]?.headers
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const path = new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
    expect((await open('GET', path)).payload).toContain('<form method="post">')
    expect(await settingOf(member)).toMatchObject({ every: 'day' })
    for (const _ of [1, 2]) expect((await open('POST', path)).payload).toContain('The digest is off')
    expect(await settingOf(member)).toMatchObject({ every: 'off', nextAt: '' })
    expect((await open('POST', `${path}x`)).statusCode).toBe(404)
  })

  test('works after the wallet was merged into another one', async () => {
    const [from, into] = [await join(), await join({ every: 'off' })]
    await addPost(world, club.issuerId, 'One')
    await sweepAt(from.nextAt)
    await mergeHolders(world.ctx(), { from: from.holderId, into: into.holderId })
    const path = new URL(mails[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
    await open('POST', path)
    expect(await settingOf(into)).toMatchObject({ every: 'off' })
  })
})

test('a community that may not mail the person is left out', async () => {
  const [unwanted, wanted] = [await join(), await join()]
  await addPost(world, club.issuerId, 'News')
  await suppress(world.ctx(), { issuerId: club.issuerId, email: unwanted.email, reason: 'asked' })
  await sweepAt(wanted.nextAt)
  expect(mails.map(({ to }) => to)).toEqual([wanted.email])
})

test('an address that the mail server refuses for good gets no more, and its wallet says so', async () => {
  const member = await join()
  await addPost(world, club.issuerId, 'News')
  failing = new MailRefused('550 no such person')
  await sweepAt(member.nextAt)
  failing = undefined
  world.advance(DAY)
  await sweep()
  expect(mails).toEqual([])
  expect(await settingOf(member)).toMatchObject({ every: 'off', isRefused: true })
  const { token } = await memberByMail(world, club.issuerId, member.email)
  const again = await world.call(updateDigest, { every: 'day', timeZone: ZONE }, { token })
  expect(again).toMatchObject({ every: 'day', isRefused: false })
})

describe('after an outage', () => {
  test('of the server each person gets one late digest, not one for each day', async () => {
    goTo('09:00')
    const member = await join()
    for (const _ of [1, 2, 3]) {
      await addPost(world, club.issuerId, 'A post of that day')
      world.advance(DAY)
    }
    await sweep()
    await sweep()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.match(/A post of that day/g)).toHaveLength(3)
    expect((await settingOf(member)).nextAt > world.now().toISOString()).toBe(true)
  })

  test('a weekly digest that is older than a day waits for the next Monday', async () => {
    const member = await join({ every: 'week' })
    await addPost(world, club.issuerId, 'Monday')
    await sweepAt(new Date(member.nextAt.getTime() + DAY + MINUTE))
    expect(mails).toEqual([])
    await sweepAt(new Date((await settingOf(member)).nextAt))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Monday')
  })

  test('of the mail server the digest is mailed later that day, with the same Message-ID at each try', async () => {
    const member = await join()
    await addPost(world, club.issuerId, 'News')
    failing = new MailDelayed('ECONNECTION')
    world.advance(member.nextAt.getTime() - world.now().getTime())
    for (let minute = 0; minute < 60; minute += 5) {
      await sweep()
      world.advance(5 * MINUTE)
    }
    failing = undefined
    world.advance(HOUR)
    await sweep()
    expect(mails).toHaveLength(1)
    expect(tried.length).toBeGreaterThan(2)
    expect(new Set(tried).size).toBe(1)
  })

  test('of the mail server for more than a day only the newest digest is mailed, with everything', async () => {
    const member = await join()
    await addPost(world, club.issuerId, 'First day')
    failing = new MailDelayed('ECONNECTION')
    await sweepAt(member.nextAt)
    await addPost(world, club.issuerId, 'Second day')
    world.advance(DAY)
    failing = undefined
    await sweep()
    world.advance(HOUR)
    await sweep()
    expect(mails.map(({ text }) => text.match(/\w+ day/g))).toEqual([['Second day', 'First day']])
  })
})

test('follows the clock through a change of summer time', async () => {
  const member = await join()
  const { db } = world.ctx()
  // Paris: the night to the last Sunday of March is an hour shorter, that of October an hour longer. Of next year, which is ahead.
  const year = world.now().getUTCFullYear() + 1
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month, 0))
    return last.getTime() - last.getUTCDay() * DAY
  }
  const [march, october] = [lastSunday(3), lastSunday(10)]
  for (const [before, after] of [
    [march - 8 * HOUR, march + 15 * HOUR],
    [october - 9 * HOUR, october + 16 * HOUR],
  ] as const) {
    mails = []
    await db.update(digestSettings).set({ nextAt: new Date(before) })
    for (const at of [before, after]) {
      world.advance(at - HOUR - world.now().getTime())
      await addPost(world, club.issuerId, 'News')
      await sweepAt(new Date(at - 1))
      const early = mails.length
      await sweepAt(new Date(at))
      expect([early, mails.length]).toEqual(at === before ? [0, 1] : [1, 2])
    }
  }
  expect(await settingOf(member)).toMatchObject({ nextAt: new Date(october + DAY + 16 * HOUR).toISOString() })
})

test('forgets after a week when digests were mailed', async () => {
  const member = await join()
  await addPost(world, club.issuerId, 'News')
  await sweepAt(member.nextAt)
  const system = world.ctx<{ kind: 'system'; job: string }>({ kind: 'system', job: 'test' })
  const { db } = world.ctx()
  world.advance(6 * DAY)
  await forgetDigests(system)
  expect(await db.$count(digestMails)).toBe(1)
  world.advance(2 * DAY)
  await forgetDigests(system)
  expect(await db.$count(digestMails)).toBe(0)
})

testOnPostgres('several mailers at once mail each person once', async () => {
  const people = 120
  const rows = Array.from({ length: people }, () => join())
  const [first] = await Promise.all(rows)
  await addPost(world, club.issuerId, 'News')
  world.advance((first?.nextAt.getTime() ?? 0) - world.now().getTime())
  await Promise.all([1, 2, 3, 4].map(sweep))
  expect(new Set(mails.map(({ to }) => to)).size).toBe(people)
  expect(mails).toHaveLength(people)
})
