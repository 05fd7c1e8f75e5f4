import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { reportOpening } from '#features/issuing/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { suppressionHash } from '#features/mailing/server/suppressed-of.ts'
import { suppressions } from '#features/mailing/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { remindPeople } from '../contract.ts'
import { REMIND_AFTER_DAYS, REMINDERS_MAX } from '../rules.ts'

const DAY_MS = 86_400_000
const MAIL_LIMIT = 8
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: MAIL_LIMIT, mailLimitFirstWeek: MAIL_LIMIT } })
})
afterAll(() => world.close())
beforeEach(async () => {
  issuer = await startSending(world)
})

const idOf = (token: string) => readClaimToken(world.config, token)?.id ?? ''
const change = (token: string, set: Partial<typeof claims.$inferSelect>) =>
  world
    .ctx()
    .db.update(claims)
    .set(set)
    .where(eq(claims.id, idOf(token)))

/** As if the last e-mails had left some time earlier; sessions would end meanwhile. */
const wait = (ms = REMIND_AFTER_DAYS * DAY_MS) =>
  world
    .ctx()
    .db.update(claims)
    .set({
      mailedAt: sql`mailed_at - make_interval(secs => ${ms / 1000})`,
      sentAt: sql`coalesce(sent_at, mailed_at)`,
    })

/** Sends to addresses, lets the e-mails leave, and waits until they can be reminded. */
async function sent(...emails: string[]) {
  const tokens = await issuer.send(...emails)
  await world.runJobs()
  await wait()
  return tokens
}
const remind = (asked: Partial<CallInput<typeof remindPeople>> = {}, token = issuer.token) =>
  world.call(remindPeople, { templateId: issuer.templateId, opened: 'no', ...asked }, { token })
const people = async (asked: Partial<CallInput<typeof remindPeople>> = {}) =>
  (await remind({ isTrial: true, ...asked })).people

/** How many e-mails each address got of the badge. */
async function mailsTo(...emails: string[]) {
  await world.runJobs()
  const to = (await world.outbox()).flatMap(({ to }) => to?.[0]?.address ?? [])
  return emails.map((email) => to.filter((address) => address === email).length)
}

test('reminds people who never opened the page, and no others', async () => {
  const [, opened = '', taken = ''] = await sent('never@a.example', 'opened@a.example', 'taken@a.example')
  await world.call(reportOpening, { token: opened })
  await claimWithKey(world, taken)
  expect(await remind({ opened: 'no' })).toEqual({ people: 1, mailsLeft: MAIL_LIMIT - 4, callbackId: '' })
  expect(await mailsTo('never@a.example', 'opened@a.example', 'taken@a.example')).toEqual([2, 1, 1])
})

test('reminds people who opened the page, and no others', async () => {
  const [, opened = '', taken = ''] = await sent('never@b.example', 'opened@b.example', 'taken@b.example')
  await world.call(reportOpening, { token: opened })
  await claimWithKey(world, taken)
  expect((await remind({ opened: 'yes' })).people).toBe(1)
  expect(await mailsTo('never@b.example', 'opened@b.example', 'taken@b.example')).toEqual([1, 2, 1])
})

test('only counts in a trial', async () => {
  await sent('trial@example.org', 'second@example.org')
  expect(await remind({ isTrial: true })).toEqual({ people: 2, mailsLeft: MAIL_LIMIT - 2, callbackId: '' })
  expect(await mailsTo('trial@example.org')).toEqual([1])
})

test('waits for some days after the last e-mail, also after a reminder', async () => {
  onTestFinished(world.stopClock())
  await issuer.send('soon@example.org')
  await world.runJobs()
  await wait(REMIND_AFTER_DAYS * DAY_MS - 1)
  expect(await people()).toBe(0)
  await wait(1)
  expect((await remind()).people).toBe(1)
  await world.runJobs()
  expect((await remind()).people).toBe(0)
})

test('reminds as often as reminders may go, and not again', async () => {
  await sent('often@example.org')
  for (let n = 0; n < REMINDERS_MAX; n += 1) {
    expect((await remind()).people).toBe(1)
    await world.runJobs()
    await wait()
  }
  expect((await remind()).people).toBe(0)
  expect(await mailsTo('often@example.org')).toEqual([1 + REMINDERS_MAX])
})

describe('leaves out', () => {
  test.each([
    ['an e-mail that came back', { delivery: 'bounced' }],
    ['an e-mail that waits', { delivery: 'queued' }],
    ['a revoked badge', { revokedAt: new Date() }],
    ['a suspended badge', { suspendedAt: new Date() }],
    ['an expired link', { endDate: new Date() }],
    ['a badge that cannot be collected yet', { startDate: new Date('2100-01-01') }],
    ['an erased address', { email: '' }],
    ['a badge that was not sent as far as is known', { sentAt: null }],
  ] as const)('%s', async (_, set) => {
    const [token = ''] = await sent('left@example.org', 'stays@example.org')
    expect(await people()).toBe(2)
    await change(token, set)
    expect(await people()).toBe(1)
    expect((await remind()).people).toBe(1)
  })

  test('people who unsubscribed', async () => {
    await sent('gone@example.org', 'here@example.org')
    const emailHash = suppressionHash(issuer.issuerId, 'gone@example.org')
    await world.ctx().db.insert(suppressions).values({ issuerId: issuer.issuerId, emailHash, at: world.now() })
    expect(await people()).toBe(1)
    expect((await remind()).people).toBe(1)
    expect(await mailsTo('gone@example.org', 'here@example.org')).toEqual([1, 2])
  })

  test('badges whose permission was withdrawn', async () => {
    await sent('without@example.org')
    const { db } = world.ctx()
    await db.update(delegations).set({ withdrawnAt: world.now() }).where(eq(delegations.issuerId, issuer.issuerId))
    expect(await people()).toBe(0)
  })

  test('people beyond the daily limit', async () => {
    await sent(...Array.from({ length: MAIL_LIMIT - 2 }, (_, n) => `limit${n}@example.org`))
    expect(await remind({ isTrial: true })).toMatchObject({ people: 2, mailsLeft: 2 })
    expect(await remind()).toMatchObject({ people: 2, mailsLeft: 0 })
    expect(await remind()).toMatchObject({ people: 0, mailsLeft: 0 })
  })
})

test('counts by the days of the community on which badges were sent', async () => {
  await world.ctx().db.update(issuers).set({ timeZone: 'Asia/Kathmandu' }).where(eq(issuers.id, issuer.issuerId))
  const [last = '', first = ''] = await sent('last@example.org', 'first@example.org')
  // Kathmandu is 5:45 ahead of UTC, so its 10 May ends and its 11 May begins at 18:15.
  const createdAt = new Date('2026-05-10T18:14:00Z')
  await change(last, { createdAt, sentAt: new Date('2026-05-10T18:14:59.999Z') })
  await change(first, { createdAt, sentAt: new Date('2026-05-10T18:15:00Z') })
  expect(await people({ from: '2026-05-10', to: '2026-05-10' })).toBe(1)
  expect(await people({ from: '2026-05-11', to: '2026-05-11' })).toBe(1)
  expect(await people({ from: '2026-05-10' })).toBe(2)
  expect(await people({ to: '2026-05-09' })).toBe(0)
  expect(await people({ from: '2026-05-11', to: '2026-05-10' })).toBe(0)
})

test.each(['2026-13-01', '0000-01-01', 'yesterday'])('refuses %s as a day', async (from) => {
  await expect(remind({ from })).rejects.toMatchObject({ status: 400, key: 'dateInvalid' })
})

test('is for contributors with the right to send the template', async () => {
  await sent('folder@example.org')
  const { issuerId, templateId } = issuer
  const templateIds = [templateId]
  const other = await joinFolder(world, { issuerId, email: 'other@example.org', templateIds: [] })
  const sender = await joinFolder(world, { issuerId, email: 'send@example.org', templateIds, rights: 'distribute' })
  await expect(remind({}, other.token)).rejects.toMatchObject({ status: 404, key: 'notFound' })
  expect((await remind({}, sender.token)).people).toBe(1)
})

testOnPostgres('reminds nobody twice when several press at once', async () => {
  await sent('one@race.example', 'two@race.example')
  const all = await Promise.all(Array.from({ length: 6 }, () => remind()))
  expect(all.reduce((sum, { people }) => sum + people, 0)).toBe(2)
  expect(await mailsTo('one@race.example', 'two@race.example')).toEqual([2, 2])
})

testOnPostgres('stays within the daily limit when several press at once', async () => {
  await sent(...Array.from({ length: MAIL_LIMIT - 2 }, (_, n) => `busy${n}@race.example`))
  const all = await Promise.all(Array.from({ length: 6 }, () => remind()))
  expect(all.reduce((sum, { people }) => sum + people, 0)).toBe(2)
})
