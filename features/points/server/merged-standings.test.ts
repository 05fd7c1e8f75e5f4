// On both databases: standings are corrected in plain SQL.

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { leaveIssuer } from '#features/members/communities/server/leave-issuer.ts'
import { members } from '#features/members/server/tables.ts'
import type { Log } from '#platform/process/log.ts'
import { openWorld, type World } from '#testing/world.ts'
import { bookPoints } from './book-points.ts'
import { checkPoints, isRight } from './check-points.ts'
import { mendStandings } from './standings/mend-standings.ts'
import { pointBackfills, standings } from './tables.ts'
import { openBook } from './testing-points.ts'

let world: World
let book: Awaited<ReturnType<typeof openBook>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  book = await openBook(world)
})
afterAll(() => world.close())

const db = () => world.ctx().db
const give = (holderId: string, points: number) =>
  bookPoints(world.ctx(), [{ ...book.of(holderId, 'challenges', `challenge:test:${holderId}`), points }])
const merge = (from: string, into: string) => mergeHolders(world.ctx(), { from, into })
const leave = (holderId: string) =>
  leaveIssuer(world.ctx({ kind: 'holder', sessionId: 'test', holderId, isProven: true } as const), book)
const isRanked = async (holderId: string) => {
  const rows = await db().select().from(standings).where(eq(standings.holderId, holderId))
  return rows.map(({ isMember }) => isMember)
}
const wrong = async () => (await checkPoints(world.ctx(), book.issuerId)).filter((check) => !isRight(check))

test('a wallet that becomes a member by a merge is ranked in every period with the points that it had', async () => {
  const [lea, max] = [await book.person('Lea', false), await book.person('Max')]
  await give(lea, 12)
  expect(await isRanked(lea)).toEqual([false, false])
  await merge(max, lea)
  expect(await isRanked(lea)).toEqual([true, true])
  expect(await book.pointsOf(lea)).toBe(12)
})

test('the row of a former membership that a merge brings has the points of the other wallet', async () => {
  const [lea, max] = [await book.person('Lea', false), await book.person('Max')]
  await give(lea, 12)
  await leave(max)
  await merge(max, lea)
  expect(await book.pointsOf(lea)).toBe(12)
  expect(await isRanked(lea)).toEqual([false, false])
})

test('corrects once what earlier versions left wrong, with a line in the log for each community', async () => {
  const [lea, max] = [await book.person('Lea'), await book.person('Max')]
  await give(lea, 12)
  await give(max, 5)
  await db().update(standings).set({ isMember: false }).where(eq(standings.holderId, lea))
  await db()
    .update(members)
    .set({ points: 0 })
    .where(and(eq(members.issuerId, book.issuerId), eq(members.holderId, max)))
  const lines: object[] = []
  const add = (fields: object, message: string) => void lines.push({ ...fields, message })
  const log: Log = { debug: add, info: add, warn: add, error: add }
  const mend = () => mendStandings({ ...world.ctx({ kind: 'system', job: 'test' }), log })
  await mend()
  expect(await wrong()).toEqual([])
  expect(lines).toEqual([
    {
      issuerId: book.issuerId,
      people: 2,
      message: 'standings did not match the memberships and were corrected',
    },
  ])
  await db().update(standings).set({ isMember: false }).where(eq(standings.holderId, lea))
  await mend()
  expect(lines).toHaveLength(1)
  await db().delete(pointBackfills).where(eq(pointBackfills.source, 'memberships'))
})
