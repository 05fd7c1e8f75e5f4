// On both databases: sums, times and the order of rows come from two drivers.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { bookPoints } from './book-points.ts'
import { checkPoints, isRight } from './check-points.ts'
import { openBook } from './testing-points.ts'

let world: World
let book: Awaited<ReturnType<typeof openBook>>
beforeAll(async () => {
  world = await openWorld()
  book = await openBook(world)
})
afterAll(() => world.close())

test('books a cause once, and again after a reversal, in the season of its day', async () => {
  const ada = await book.person('Ada')
  const at = new Date('2026-09-30T22:30:00Z')
  const given = { ...book.of(ada, 'challenges', 'challenge:one'), points: 40, at }
  expect(await bookPoints(world.ctx(), [given, given])).toBe(1)
  expect(await bookPoints(world.ctx(), [given])).toBe(0)
  expect(await book.standingsOf(ada)).toMatchObject({ all: 40, '2026Q4': 40 })
  expect(await book.pointsOf(ada)).toBe(40)
  await book.reverse('challenge:one', 'never:booked')
  expect(await book.standingsOf(ada)).toEqual({})
  expect(await book.pointsOf(ada)).toBe(0)
  expect(await bookPoints(world.ctx(), [given])).toBe(1)
  expect(await book.standingsOf(ada)).toEqual({ all: 40, '2026Q4': 40 })
  expect(await book.keys('challenge:one')).toEqual(['challenge:one:1', 'challenge:one:1:back', 'challenge:one:2'])
})

test('an adjustment is booked once by its key, even after a reversal, and takes points too', async () => {
  const max = await book.person('Max')
  const taken = { ...book.of(max, 'adjustments', 'adjustment:k'), points: -15 }
  expect(await bookPoints(world.ctx(), [taken])).toBe(1)
  expect(await book.pointsOf(max)).toBe(-15)
  await book.reverse('adjustment:k')
  expect(await bookPoints(world.ctx(), [taken])).toBe(0)
  expect(await book.keys('adjustment:k')).toEqual(['adjustment:k', 'adjustment:k:back'])
})

test('points that were 0 meanwhile are reached with the last booking, also where a clock was set back', async () => {
  const zoe = await book.person('Clock')
  const [at, earlier] = [world.now(), new Date(world.now().getTime() - 30_000)]
  await bookPoints(world.ctx(), [{ ...book.of(zoe, 'adjustments', 'adjustment:up'), points: 5, at }])
  await bookPoints(world.ctx(), [{ ...book.of(zoe, 'adjustments', 'adjustment:down'), points: -5, at }])
  await bookPoints(world.ctx(), [{ ...book.of(zoe, 'quests', 'quest:late'), points: 3, at: earlier }])
  expect(await book.reachedBy(zoe)).toEqual(at)
})

test('after a reversal, points were reached with the last booking that remains', async () => {
  const zoe = await book.person('Zoe')
  const [first, last] = [new Date('2026-10-05T10:00:00Z'), new Date('2026-10-07T10:00:00Z')]
  await bookPoints(world.ctx(), [{ ...book.of(zoe, 'quests', 'quest:a'), points: 5, at: first }])
  await bookPoints(world.ctx(), [{ ...book.of(zoe, 'quests', 'quest:b'), points: 5, at: last }])
  expect(await book.reachedBy(zoe)).toEqual(last)
  await book.reverse('quest:b')
  expect(await book.reachedBy(zoe)).toEqual(first)
})

test('the database keeps transfers as they are', async () => {
  const { db } = world.ctx()
  for (const change of [sql`update point_transfers set amount = 1`, sql`delete from point_transfers`])
    await expect(db.execute(change)).rejects.toMatchObject({ cause: { message: expect.stringMatching(/append-only/) } })
})

testOnPostgres('books and reverses the same causes from four clients at once, each of them once', async () => {
  const people = await Promise.all(['P', 'Q', 'R'].map((name) => book.person(name)))
  const draw = (below: number) => Math.floor(Math.random() * below)
  const client = async () => {
    for (let turn = 0; turn < 25; turn++) {
      const causes = [draw(12), draw(12), draw(12)]
      const bookings = causes.map((cause) => ({
        ...book.of(people[cause % 3] ?? '', 'challenges', `challenge:raced:${cause}`),
        points: cause % 2 ? 3 : -2,
      }))
      if (draw(3) > 0) await bookPoints(world.ctx(), bookings)
      else await book.reverse(...bookings.map(({ cause }) => cause))
    }
  }
  await Promise.all([client(), client(), client(), client()])
  const [check] = await checkPoints(world.ctx(), book.issuerId)
  expect(check && isRight(check), JSON.stringify(check)).toBe(true)
})
