import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { listCommunities } from '#features/members/communities/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { bookPoints } from '../../server/book-points.ts'
import { reversePoints } from '../../server/reverse-points.ts'
import { rankingNames, rankingSettings, standingMarks, standingWeeks } from '../../server/tables.ts'
import * as wallet from '../../wallet-contract.ts'
import { seasonAfter, seasonBounds, seasonOf } from '../season-rules.ts'
import { eraseFromRankings, eraseRankingOf } from './erase-ranking.ts'
import { markRanks } from './job-mark-ranks.ts'
import { moveNames } from './move-names.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NAMES = ['Anouk', 'Hugo', 'Karim', 'Nina', 'Théo'] as const
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let people: Record<string, Member>
let outsider: Member
let lastSeason: string

const who = (name: string) => people[name] as Member
const ranking = (asked: Omit<CallInput<typeof contract.getRanking>, 'id'> = {}) =>
  world.call(contract.getRanking, { id: issuer.issuerId, ...asked }, { token: issuer.token })
const facts = () => world.call(contract.getRankingFacts, {}, { token: issuer.token })
const own = (name: string, asked: Partial<CallInput<typeof wallet.getOwnRanking>> = {}) =>
  world.call(wallet.getOwnRanking, { issuerId: issuer.issuerId, ...asked }, { token: who(name).token })
const set = (asked: CallInput<typeof contract.updateRanking>) =>
  world.call(contract.updateRanking, asked, { token: issuer.token })
const show = (name: string, shown: boolean) =>
  world.call(wallet.showInRanking, { issuerId: issuer.issuerId, shown }, { token: who(name).token })
const ranks = (rows: { rank: number; pseudo: string }[]) => rows.map(({ rank, pseudo }) => `${rank} ${pseudo}`)

async function book(name: string, points: number, cause: string, at = world.now()) {
  const { issuerId } = issuer
  await bookPoints(world.ctx(), [{ issuerId, holderId: who(name).holderId, source: 'adjustments', cause, points, at }])
}

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Ateliers du Quai')
  const other = await signUpIssuer(world, 'Another club')
  const { issuerId } = issuer
  const member = async (name: string) =>
    [name, await memberByMail(world, issuerId, `${name}@example.org`.toLowerCase(), name)] as const
  people = Object.fromEntries(await Promise.all(NAMES.map(member)))
  outsider = await memberByMail(world, other.issuerId, 'max@example.org', 'Max')
  lastSeason = seasonAfter(seasonOf(world.now(), 'UTC'), -1)
  const before = new Date(seasonBounds(lastSeason, 'UTC').start.getTime() + DAY_MS)
  await book('Anouk', 100, 'a:old', before)
  await book('Nina', 30, 'n:old', before)
  await book('Hugo', 140, 'h')
  world.advance(1000)
  await book('Anouk', 90, 'a')
  world.advance(1000)
  await book('Karim', 90, 'k')
  world.advance(1000)
  await book('Nina', -5, 'n')
})
afterAll(() => world.close())

test('ranks members by points, equal ones by who reached them first, with a shared rank', async () => {
  const season = await ranking({ period: 'season' })
  expect(ranks(season.ranking)).toEqual(['1 Hugo', '2 Anouk', '2 Karim', '4 Nina'])
  expect(season.ranking[1]).toMatchObject({ points: 90, allTime: 190, did: who('Anouk').did })
  expect(season).toMatchObject({ pagination: { totalCount: 4, totalPages: 1 }, next: '', changedAfterEnd: false })
  expect(ranks((await ranking()).ranking)).toEqual(['1 Anouk', '2 Hugo', '3 Karim', '4 Nina'])
  expect(ranks((await ranking({ period: 'season', season: lastSeason })).ranking)).toEqual(['1 Anouk', '2 Nina'])
})

test('goes on after a cursor with the same ranks, and by page number', async () => {
  const asked = { period: 'season', pageSize: 2 } as const
  const first = await ranking(asked)
  expect(first.pagination).toEqual({ totalCount: 4, totalPages: 2 })
  for (const page of [{ after: first.next }, { pageNumber: 2 }])
    expect(ranks((await ranking({ ...asked, ...page })).ranking)).toEqual(['2 Karim', '4 Nina'])
  await expect(ranking({ after: first.next })).rejects.toMatchObject({ key: 'cursorInvalid' })
  const file = await world.call(contract.exportRanking, { period: 'season' }, { token: issuer.token })
  expect(ranks(file.ranking)).toEqual(['1 Hugo', '2 Anouk', '2 Karim', '4 Nina'])
})

test('finds a member by name, without capitals and accents, with the rank in the whole', async () => {
  const found = await ranking({ period: 'season', search: 'KARI' })
  expect(ranks(found.ranking)).toEqual(['2 Karim'])
  expect(found.pagination.totalCount).toBe(1)
  expect((await ranking({ search: 'theo' })).ranking).toEqual([])
})

test("is found by the community's DID, and refuses any other community", async () => {
  const [row] = await world.ctx().db.select().from(issuers).where(eq(issuers.id, issuer.issuerId))
  const asked = { token: issuer.token }
  expect((await world.call(contract.getRanking, { id: row?.did ?? '' }, asked)).ranking).toHaveLength(4)
  const stranger = `did:sdi:0x${'0'.repeat(40)}`
  await expect(world.call(contract.getRanking, { id: stranger }, asked)).rejects.toMatchObject({ key: 'notFound' })
})

test('shows what each source gave in the season, and who is named', async () => {
  await show('Hugo', true)
  await show('Karim', false)
  const { bySource, ...shown } = await facts()
  expect(bySource.find(({ source }) => source === 'adjustments')?.points).toBe(315)
  expect(shown).toMatchObject({ given: 315, named: 1, unnamed: 3, counts: { season: 4, lastSeason: 2, all: 4 } })
  expect(shown).toMatchObject({ isShown: true, hasSeasons: true, mayGive: true })
  expect(shown.seasons).toEqual([seasonOf(world.now(), 'UTC'), lastSeason])
})

test('shows a member their own rank, and others without a name unless they chose to be shown', async () => {
  const seen = await own('Karim')
  expect(ranks(seen.ranking)).toEqual(['1 Hugo', '2 ', '2 Karim', '4 '])
  expect(seen.ranking[1]).toMatchObject({ did: '', imageUrl: '', points: 90 })
  expect(seen.own).toMatchObject({ rank: 2, points: 90, isShown: false })
  expect(seen.own.ahead).toEqual({ missing: 50, rank: 1, pseudo: 'Hugo' })
  expect(ranks(seen.own.around)).toEqual(['2 ', '2 Karim', '4 '])
  expect((await own('Hugo')).own).toMatchObject({ rank: 1, isShown: true })
  const without = await own('Théo')
  expect(without.own).toEqual({ rank: 0, points: 0, around: [] })
  expect(without.pagination.totalCount).toBe(4)
})

test('names nobody in the cursors of a wallet', async () => {
  const asked = { pageSize: 2 }
  const first = await own('Karim', asked)
  const dids = Object.values(people).map(({ did }) => did)
  for (const did of dids) expect(Buffer.from(first.next, 'base64url').toString()).not.toContain(did)
  const second = await own('Karim', { ...asked, after: first.next })
  expect(ranks(second.ranking)).toEqual(['2 Karim', '4 '])
  expect(second.next).toBe('')
  const { next } = await ranking({ period: 'season', pageSize: 2 })
  await expect(own('Karim', { after: next })).rejects.toMatchObject({ key: 'cursorInvalid' })
})

test('hides the ranking from members of other communities, and from all while it is turned off', async () => {
  const { issuerId } = issuer
  const asOutsider = { token: outsider.token }
  for (const call of [
    () => world.call(wallet.getOwnRanking, { issuerId }, asOutsider),
    () => world.call(wallet.showInRanking, { issuerId, shown: true }, asOutsider),
  ])
    await expect(call()).rejects.toMatchObject({ key: 'notFound' })
  const leads = async () =>
    (await world.call(listCommunities, {}, { token: who('Hugo').token })).communities.map((each) => each.hasRanking)
  expect(await leads()).toEqual([true])
  await set({ isShown: false, hasSeasons: true })
  expect(await leads()).toEqual([false])
  await expect(own('Hugo')).rejects.toMatchObject({ status: 404, key: 'notFound' })
  expect((await ranking()).ranking).toHaveLength(4)
  await set({ isShown: true, hasSeasons: true })
})

test('ranks by the points of all time where a community has no seasons', async () => {
  await set({ isShown: true, hasSeasons: false })
  expect((await own('Anouk')).own).toMatchObject({ rank: 1, points: 190 })
  expect((await own('Anouk')).seasons).toEqual([])
  expect((await facts()).given).toBe(445)
  await set({ isShown: true, hasSeasons: true })
})

test('says how many places a member won or lost since Monday', async () => {
  await markRanks(world.ctx())
  await book('Nina', 100, 'n:more')
  await markRanks(world.ctx())
  const moved = async () => (await ranking({ period: 'season' })).ranking.map((row) => `${row.pseudo} ${row.movement}`)
  expect(await moved()).toEqual(['Hugo 0', 'Nina 2', 'Anouk -1', 'Karim -1'])
  await book('Théo', 1, 't')
  expect((await moved()).at(-1)).toBe('Théo undefined')
  const nextWeek = new Date(world.now().getTime() + 7 * DAY_MS)
  await markRanks({ ...world.ctx(), now: () => nextWeek })
  expect((await ranking()).ranking.map(({ movement }) => movement)).toEqual([0, 0, 0, 0, 0])
  await reversePoints(world.ctx(), issuer.issuerId, ['n:more', 't'])
})

test('says that a season changed after its end', async () => {
  const past = () => ranking({ period: 'season', season: lastSeason })
  expect((await past()).changedAfterEnd).toBe(false)
  await reversePoints(world.ctx(), issuer.issuerId, ['n:old'])
  expect(await past()).toMatchObject({ changedAfterEnd: true, pagination: { totalCount: 1 } })
  expect((await own('Karim', { season: lastSeason })).changedAfterEnd).toBe(true)
})

test('forgets the names of people who leave, are erased or merge, and all of a deleted community', async () => {
  const { issuerId } = issuer
  const { db } = world.ctx()
  const count = () => {
    const tables = [rankingNames, standingMarks, standingWeeks, rankingSettings]
    return Promise.all(tables.map((table) => db.$count(table, eq(table.issuerId, issuerId))))
  }
  const marksOf = (name: string) => db.$count(standingMarks, eq(standingMarks.holderId, who(name).holderId))
  await markRanks(world.ctx())
  await show('Théo', true)
  await show('Anouk', true)
  expect((await count())[0]).toBe(4)
  expect(await marksOf('Hugo')).toBeGreaterThan(0)
  await world.call(leaveIssuer, { issuerId }, { token: who('Hugo').token })
  expect((await count())[0]).toBe(3)
  expect(await marksOf('Hugo')).toBe(0)
  await moveNames(world.ctx(), { from: who('Théo').holderId, into: who('Nina').holderId })
  expect((await own('Nina')).own.isShown).toBe(true)
  await moveNames(world.ctx(), { from: who('Karim').holderId, into: who('Nina').holderId })
  expect((await own('Nina')).own.isShown).toBe(true)
  await eraseFromRankings(world.ctx(), [who('Nina').holderId])
  expect((await own('Nina')).own.isShown).toBeUndefined()
  expect(await marksOf('Anouk')).toBeGreaterThan(0)
  await eraseRankingOf(world.ctx(), issuerId)
  expect(await count()).toEqual([0, 0, 0, 0])
})
