import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { importSessions } from '#features/imports/contract.ts'
import { eraseIssuer } from '#features/issuers/server/erase-issuer.ts'
import { forgetSenders } from '#features/issuers/server/forget-senders.ts'
import { setMailLimit } from '#features/issuers/server/set-mail-limit.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { preflight } from '../../contract.ts'
import { sends } from '../../server/tables.ts'
import { mailRoomOf } from './mail-limit.ts'

const HOUR = 3_600_000
const [DAY, FULL, AT_FIRST] = [24 * HOUR, 20, 5]
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
/** Of the test's first community. */
let ada = ''

beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: FULL, mailLimitFirstWeek: AT_FIRST } })
})
beforeEach(async () => {
  ada = `${newId()}@example.org`
  issuer = await startSending(world, {}, ada)
})
afterAll(() => world.close())

const system = () => world.ctx({ kind: 'system', job: 'test' })
const people = (count: number, name = 'person') => Array.from({ length: count }, (_, at) => `${name}${at}@example.org`)
const room = ({ issuerId } = issuer as { issuerId: string }) => mailRoomOf(system(), issuerId)
const tooMany = { key: 'tooManyEmails', code: 2000, status: 429 }
/** E-mails that were counted, without their claims. */
const used = (mails: number, { issuerId } = issuer as { issuerId: string }) =>
  system().db.insert(sends).values({ id: newId(), issuerId, templateId: '', mails, createdAt: world.now() })

test("limits a new community's e-mails per day, and reports the limit and its end", async () => {
  await expect(issuer.send(...people(AT_FIRST + 1))).rejects.toMatchObject(tooMany)
  await issuer.send(...people(2))
  const asked = { templateId: issuer.templateId, emails: [] }
  const [row] = await system().db.select().from(issuers).where(eq(issuers.id, issuer.issuerId))
  const newUntil = new Date((row?.createdAt.getTime() ?? 0) + 7 * DAY).toISOString()
  const said = await world.call(preflight, asked, { token: issuer.token })
  expect(said).toMatchObject({ left: 3, limit: AT_FIRST, elsewhere: 0, newUntil })
})

test('adds two e-mails to the limit once per person who collects a badge', async () => {
  const [collected = ''] = await issuer.send('lea@example.org', 'max@example.org')
  await issuer.send('lea@example.org')
  await claimWithKey(world, collected)
  await system().db.update(claims).set({ taken: 1 }).where(eq(claims.email, 'lea@example.org'))
  expect(await room()).toMatchObject({ limit: AT_FIRST + 2, left: AT_FIRST + 2 - 3 })
})

test('does not raise the limit for an unsubscribed address', async () => {
  await issuer.send('lea@example.org', 'max@example.org')
  await system().db.update(claims).set({ taken: 1 }).where(eq(claims.email, 'lea@example.org'))
  await system()
    .db.update(claims)
    .set({ taken: 1, delivery: 'unsubscribed' })
    .where(eq(claims.email, 'max@example.org'))
  expect(await room()).toMatchObject({ limit: AT_FIRST + 2 })
})

test('raises the limit to the regular one after a week', async () => {
  world.advance(7 * DAY - 60_000)
  expect(await room()).toMatchObject({ limit: AT_FIRST })
  world.advance(60_001)
  expect(await room()).toMatchObject({ limit: FULL, newUntil: '' })
})

test('shares one limit and age between all communities of an address', async () => {
  await used(4)
  world.advance(8 * DAY)
  await used(4)
  const second = await signUpIssuer(world, 'Cordée Lyon', ada)
  await used(3, second)
  expect(await room(second)).toMatchObject({ limit: FULL, left: FULL - 7, elsewhere: 4, newUntil: '' })
  const other = await signUpIssuer(world, 'Cordée Lyon')
  expect(await room(other)).toMatchObject({ limit: AT_FIRST, left: AT_FIRST, elsewhere: 0 })
})

testOnPostgres('refuses one of two sends at once by communities that share a limit', async () => {
  const second = await startSending(world, {}, ada)
  const answers = await Promise.allSettled([issuer.send(...people(3, 'a')), second.send(...people(3, 'b'))])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooMany })
})

test("counts a deleted community's e-mails against its address for a day", async () => {
  const second = await signUpIssuer(world, 'Cordée Lyon', ada)
  await used(4)
  await eraseIssuer(system(), issuer.issuerId)
  expect(await room(second)).toMatchObject({ left: 1, elsewhere: 4 })
  world.advance(DAY - 60_000)
  await forgetSenders(system())
  expect(await room(second)).toMatchObject({ left: 1 })
  world.advance(60_001)
  expect(await room(second)).toMatchObject({ left: AT_FIRST })
  await forgetSenders(system())
  expect(await system().db.$count(issuers, ne(issuers.senderHash, ''))).toBe(0)
})

test('separates a community with a limit of its own from the others', async () => {
  const second = await signUpIssuer(world, 'Cordée Lyon', ada)
  await setMailLimit(system(), { issuerId: issuer.issuerId, mails: 100 })
  await used(50)
  await used(2, second)
  expect(await room()).toMatchObject({ limit: 100, left: 50, elsewhere: 0, newUntil: '' })
  expect(await room(second)).toMatchObject({ limit: AT_FIRST, left: 3, elsewhere: 0 })
})

test("does not count a wallet community's e-mails against its unproven address", async () => {
  const wallet = await signUpIssuer(world, 'Cordée Lyon', ada)
  await system().db.update(issuers).set({ isKms: false }).where(eq(issuers.id, wallet.issuerId))
  await used(AT_FIRST, wallet)
  expect(await room(wallet)).toMatchObject({ left: 0 })
  expect(await room()).toMatchObject({ left: AT_FIRST })
  await eraseIssuer(system(), wallet.issuerId)
  expect(await room()).toMatchObject({ left: AT_FIRST })
})

test('says when room returns, and what the limit will be', async () => {
  await used(2)
  world.advance(2 * HOUR)
  await used(1)
  const first = new Date(world.now().getTime() - 2 * HOUR + DAY)
  const { frees, ...rest } = await room()
  expect(rest).toMatchObject({ limit: AT_FIRST, full: FULL, left: 2 })
  expect(frees.map(({ mails }) => mails)).toEqual([2, 1])
  expect(Math.abs(Date.parse(frees[0]?.at ?? '') - first.getTime())).toBeLessThan(60_000)
})

test('refuses a send above the limit with what can be sent now, and when there is room for the rest', async () => {
  await issuer.send(...people(3, 'a'))
  const { frees } = await room()
  const again = frees[0]?.at
  await expect(issuer.send(...people(4, 'b'))).rejects.toMatchObject({ ...tooMany, values: { left: '2', again } })
  const young = (await room()).newUntil
  // More than a day's limit: not before the community is no longer new.
  const many = people(AT_FIRST + 3, 'b')
  await expect(issuer.send(...many)).rejects.toMatchObject({ ...tooMany, values: { left: '2', again: young } })
  const tooLong = people(FULL + 1, 'b')
  await expect(issuer.send(...tooLong)).rejects.toMatchObject({ ...tooMany, values: { left: '2', again: '' } })
  expect(await system().db.$count(claims, eq(claims.issuerId, issuer.issuerId))).toBe(3)
  world.advance(Date.parse(again ?? '') - world.now().getTime() + 1)
  expect(await room()).toMatchObject({ left: AT_FIRST })
})

test('refuses a list above the limit with the same values', async () => {
  await used(3)
  const file = new File([['email', ...people(3)].join('\n')], 'people.csv')
  const again = (await room()).frees[0]?.at
  const asked = { templateId: issuer.templateId, file }
  await expect(world.call(importSessions, asked, { token: issuer.token })).rejects.toMatchObject({
    ...tooMany,
    values: { left: '2', again },
  })
})

test('says nothing of room that a lowered limit takes', async () => {
  await setMailLimit(system(), { issuerId: issuer.issuerId, mails: 100 })
  await used(50)
  world.advance(2 * HOUR)
  await used(30)
  await setMailLimit(system(), { issuerId: issuer.issuerId, mails: 20 })
  const { left, frees } = await room()
  expect(left).toBe(0)
  expect(frees.map(({ mails }) => mails)).toEqual([20])
})
