// On both databases: the account is read by two indexes, and the check compares instants.

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '#apps/server/commands/operate.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { getIssuer, updateIssuer } from '#features/issuers/contract.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { listMembers } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { adjustPoints, listMemberPoints } from '../contract.ts'
import { listStatement } from '../wallet-contract.ts'
import { bookPoints } from './book-points.ts'
import { checkPoints, isRight } from './check-points.ts'
import { closeBook } from './erase-points.ts'
import { pointAccounts, pointReasons, pointTransfers, standings } from './tables.ts'
import { openBook } from './testing-points.ts'

let world: World
let book: Awaited<ReturnType<typeof openBook>>
let template = ''
beforeAll(async () => {
  world = await openWorld()
  book = await openBook(world)
  template = await publishForTest(book.ctx, { points: 20, suspendable: true, name: 'First aid' })
  await world.runJobs()
})
afterAll(() => world.close())

let count = 0
/** A member with a badge of 20 points. */
async function member() {
  const email = `member${count++}@example.org`
  const issued = await issueForTest(book.ctx, template, email)
  await joinMembers(world.ctx(), book.issuerId, [issued.holder.id])
  const { token, holder, id: badgeId } = issued
  return { email, token, did: holder.did, id: holder.id, badgeId }
}
const key = (name: string) => name.padEnd(20, '-')
const adjust = (did: string, points: number, name: string, reason = 'Helped at the stand') =>
  world.call(adjustPoints, { did, points, reason, key: key(name) }, { token: book.token })
const statement = (token: string, after = '') =>
  world.call(listStatement, { issuerId: book.issuerId, after }, { token })
const shortLines = ({ lines }: Awaited<ReturnType<typeof statement>>) =>
  lines.map(({ source, points, title, reason, isReversal }) => ({ source, points, title, reason, isReversal }))

test('a badge gives its points, with its title on both accounts, and each change of it is a line', async () => {
  const lea = await member()
  await suspendBadges(book.ctx, [lea.badgeId], 'Wait')
  await resumeBadges(book.ctx, [lea.badgeId])
  await revokeBadges(book.ctx, [lea.badgeId], 'Wrong')
  const line = { source: 'badges', title: 'First aid', reason: '' }
  const read = await statement(lea.token)
  expect(read).toMatchObject({ points: 0, next: '' })
  expect(shortLines(read).toReversed()).toEqual([
    { ...line, points: 20, isReversal: false },
    { ...line, points: -20, isReversal: true },
    { ...line, points: 20, isReversal: false },
    { ...line, points: -20, isReversal: true },
  ])
  const seen = await world.call(listMemberPoints, { did: lea.did }, { token: book.token })
  expect(seen).toMatchObject({ points: 0, season: 0, bySource: [], total: 4, mayGive: true })
})

test('an admin gives and takes points with a reason that the member reads; the same press counts once', async () => {
  const max = await member()
  expect(await adjust(max.did, 5, 'gives')).toEqual({ points: 25 })
  expect(await adjust(max.did, 5, 'gives')).toEqual({ points: 25 })
  expect(await adjust(max.did, -30, 'takes', ' Two days late ')).toEqual({ points: -5 })
  await expect(adjust(max.did, 6, 'gives')).rejects.toMatchObject({ key: 'keyReused', status: 409 })
  await expect(adjust((await member()).did, 5, 'gives')).rejects.toMatchObject({ key: 'keyReused' })
  expect(shortLines(await statement(max.token)).slice(0, 2)).toEqual([
    { source: 'adjustments', points: -30, title: '', reason: 'Two days late', isReversal: false },
    { source: 'adjustments', points: 5, title: '', reason: 'Helped at the stand', isReversal: false },
  ])
  const seen = await world.call(listMemberPoints, { did: max.did }, { token: book.token })
  expect(seen.bySource).toEqual([
    { source: 'badges', points: 20 },
    { source: 'adjustments', points: -25 },
  ])
  const { members } = await world.call(listMembers, { order: '-points' }, { token: book.token })
  expect(members[0]).toMatchObject({ did: max.did, points: -5 })
})

test.each([
  [{ points: 0 }, 'pointsNotValid'],
  [{ points: 1.5 }, 'pointsNotValid'],
  [{ points: 1e10 + 1 }, 'pointsNotValid'],
  [{ reason: '  ' }, 'reasonMissing'],
  [{ reason: 'x'.repeat(201) }, 'reasonTooLong'],
])('refuses %o with %s', async (wrong, problem) => {
  const asked = { did: `did:sdi:0x${'1'.repeat(40)}`, points: 1, reason: 'Because', key: key('wrong'), ...wrong }
  await expect(world.call(adjustPoints, asked, { token: book.token })).rejects.toMatchObject({ key: problem })
})

test('without a key, each call gives', async () => {
  const { did } = await member()
  const asked = { did, points: 5, reason: 'Helped at the stand' }
  const give = async () => (await world.call(adjustPoints, asked, { token: book.token })).points
  const once = await give()
  expect(await give()).toBe(once + 5)
})

test('gives no points to people who have left, or by a community that may not', async () => {
  const zoe = await member()
  const { config } = world
  config.pointsIssuers = ['another']
  await expect(adjust(zoe.did, 5, 'not allowed'.replace(' ', '-'))).rejects.toMatchObject({ key: 'pointsNotAllowed' })
  const without = await member()
  expect(await book.pointsOf(without.id)).toBe(0)
  const seen = await world.call(listMemberPoints, { did: without.did }, { token: book.token })
  expect(seen).toMatchObject({ mayGive: false, total: 0 })
  config.pointsIssuers = [book.issuerId]
  expect(await operate(world.ctx(), ['backfill-points'])).toBe('1 badges were booked now.')
  expect(await operate(world.ctx(), ['backfill-points'])).toBe('0 badges were booked now.')
  expect(await book.pointsOf(without.id)).toBe(20)
  config.pointsIssuers = undefined
})

test('reads a long account by pages, newest first', async () => {
  const ida = await member()
  const many = Array.from({ length: 45 }, (_, at) => ({
    ...book.of(ida.id, 'challenges', `challenge:${at}:${ida.id}`),
    points: at % 2 ? at : -at - 1,
    listedAt: new Date(world.now().getTime() - 600_000 * (at + 1)),
  }))
  await bookPoints(world.ctx(), many)
  const pages = [await statement(ida.token)]
  for (let page = pages[0]; page?.next; page = pages.at(-1)) pages.push(await statement(ida.token, page.next))
  const lines = pages.flatMap(({ lines }) => lines)
  expect(pages.map(({ lines }) => lines.length)).toEqual([20, 20, 6])
  expect(lines.map(({ points }) => points)).toEqual([20, ...many.map(({ points }) => points)])
  await expect(statement(ida.token, 'x')).rejects.toMatchObject({ key: 'cursorInvalid' })
})

test('after an erasure nobody is named beside the book, which is unchanged', async () => {
  const eve = await member()
  await adjust(eve.did, 7, 'of-eve', 'Eve repaired the roof')
  const before = await world.ctx().db.$count(pointTransfers, eq(pointTransfers.issuerId, book.issuerId))
  await eraseHolder(world.ctx(), { holderIds: [eve.id], emails: [eve.email] })
  expect(await tablesWith(world, 'Eve repaired the roof')).toEqual([])
  expect(await tablesWith(world, eve.id)).not.toContain('public.point_accounts')
  expect(await tablesWith(world, eve.id)).not.toContain('public.standings')
  expect(await world.ctx().db.$count(pointTransfers, eq(pointTransfers.issuerId, book.issuerId))).toBe(before)
  await expect(adjust(eve.did, 5, 'after')).rejects.toMatchObject({ status: 404 })
  await revokeBadges(book.ctx, [eve.badgeId], 'Wrong')
  expect((await checkPoints(world.ctx(), book.issuerId)).every(isRight)).toBe(true)
})

test('the time zone is that of the profile, and seasons follow it', async () => {
  const token = book.token
  const uma = await member()
  const at = new Date('2026-06-30T23:30:00Z')
  await bookPoints(world.ctx(), [{ ...book.of(uma.id, 'quests', `quest:zone:${uma.id}`), points: 9, at }])
  expect(await book.standingsOf(uma.id)).toMatchObject({ '2026Q3': 9 })
  const { name, description, bannerColor, tags } = await world.call(getIssuer, {}, { token })
  const profile = { name, description, bannerColor, tags }
  const { callbackId } = await world.call(updateIssuer, { ...profile, timeZone: 'America/New_York' }, { token })
  expect(callbackId).not.toBe('')
  await world.runJobs()
  expect(await world.call(getIssuer, {}, { token })).toMatchObject({
    timeZone: 'America/New_York',
    isTimeZoneChosen: true,
  })
  expect(await book.standingsOf(uma.id)).toMatchObject({ '2026Q2': 9 })
  await world.call(updateIssuer, profile, { token })
  await world.runJobs()
  expect((await world.call(getIssuer, {}, { token })).timeZone).toBe('America/New_York')
  const wrong = world.call(updateIssuer, { ...profile, timeZone: 'Mars/Olympus' }, { token })
  await expect(wrong).rejects.toMatchObject({ key: 'timeZoneInvalid' })
})

test('the operator finds standings and rows that differ from the book, and writes them again', async () => {
  const { db } = world.ctx()
  expect(await operate(world.ctx(), ['check-points', book.issuerId])).toMatch(/^1 books with \d+ transfers; 1 of them/)
  await db.execute(sql`update standings set points = points + 1 where issuer_id = ${book.issuerId} and period = 'all'`)
  await expect(operate(world.ctx(), ['check-points'])).rejects.toThrow(/rebuild-points writes the standings/)
  expect(await operate(world.ctx(), ['rebuild-points'])).toMatch(/1 of them are right/)
  expect((await checkPoints(world.ctx())).every(isRight)).toBe(true)
})

test('the book of a deleted community stays, without people or reasons, and others keep theirs', async () => {
  const { db } = world.ctx()
  const zoe = await member()
  const other = await openBook(world, 'Cordée Nice')
  for (const { issuerId } of [book, other])
    await bookPoints(world.ctx(), [
      {
        issuerId,
        holderId: zoe.id,
        source: 'adjustments',
        cause: 'adjustment:closing',
        points: 4,
        at: world.now(),
        reason: 'Zoé',
      },
    ])
  const rows = async ({ issuerId }: typeof other) => ({
    transfers: await db.$count(pointTransfers, eq(pointTransfers.issuerId, issuerId)),
    people: await db.$count(
      pointAccounts,
      and(eq(pointAccounts.issuerId, issuerId), isNotNull(pointAccounts.holderId)),
    ),
    standings: await db.$count(standings, eq(standings.issuerId, issuerId)),
  })
  const ofBook = await rows(book)
  const reasons = await db.$count(pointReasons)
  await closeBook(world.ctx(), other.issuerId)
  expect(await rows(other)).toEqual({ transfers: 1, people: 0, standings: 0 })
  expect(await db.$count(pointReasons)).toBe(reasons - 1)
  expect(await rows(book)).toEqual(ofBook)
  await other.reverse('adjustment:closing')
  expect(await rows(other)).toEqual({ transfers: 2, people: 0, standings: 0 })
})
