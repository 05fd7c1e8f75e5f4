import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/rows-of.ts'
import { openWorld, type World } from '#testing/world.ts'
import { standings } from './tables.ts'
import { type Command, command, openHistories } from './testing-histories.ts'

let world: World
let histories: Awaited<ReturnType<typeof openHistories>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  histories = await openHistories(world)
})
afterAll(() => world.close())

/** Throws unless the standings equal the book after a history, and everything is 0 when all of it is reversed. */
async function live(commands: Command[]): Promise<void> {
  const { people, things } = await histories.walk(commands)
  expect(await histories.wrong()).toEqual([])
  for (const { id, isThere } of people) {
    const theirs = things.filter(({ owner, counts }) => owner === id && counts && isThere)
    const points = theirs.reduce((sum, thing) => sum + thing.points, 0)
    expect((await histories.standingsOf(id)).all ?? 0).toBe(points)
  }
  await histories.reverseAll(things)
  expect(await histories.wrong()).toEqual([])
  const left = await world.ctx().db.select().from(standings).where(eq(standings.issuerId, histories.issuerId))
  expect(left).toEqual([])
  expect(await histories.unbalanced()).toBe(0)
}

// What failed once stays a test of its own; a new counterexample is added here with its seed.
test('a member of before whose wallet takes in that of a member without points is ranked again: seed 2019599089', () =>
  live([
    { kind: 'pass', who: 0, which: 0, day: 2 },
    { kind: 'pass', who: 0, which: 2, day: 1 },
    { kind: 'leave', who: 0 },
    { kind: 'reinstate', which: 5 },
    { kind: 'pass', who: 0, which: 2, day: 0 },
    { kind: 'issue', who: 0, which: 0, claim: 1 },
    { kind: 'merge', who: 2 },
    { kind: 'reinstate', which: 2 },
    { kind: 'pass', who: 1, which: 1, day: 1 },
    { kind: 'pass', who: 2, which: 2, day: 1 },
    { kind: 'issue', who: 2, which: 0, claim: 3 },
    { kind: 'merge', who: 1 },
    { kind: 'revoke', which: 1 },
    { kind: 'issue', who: 0, which: 1, claim: 3 },
  ]))

test('points of a time without membership are ranked after a merge that brings it back: seed -1531230109', () =>
  live([
    { kind: 'leave', who: 0 },
    { kind: 'reinstate', which: 2 },
    { kind: 'pass', who: 0, which: 1, day: 1 },
    { kind: 'issue', who: 1, which: 1, claim: 0 },
    { kind: 'issue', who: 0, which: 0, claim: 3 },
    { kind: 'revoke', which: 0 },
    { kind: 'reinstate', which: 2 },
    { kind: 'issue', who: 0, which: 1, claim: 0 },
    { kind: 'end', which: 1 },
    { kind: 'end', which: 2 },
    { kind: 'merge', who: 2 },
    { kind: 'reinstate', which: 0 },
    { kind: 'issue', who: 2, which: 1, claim: 0 },
    { kind: 'erase', who: 2 },
    { kind: 'issue', who: 1, which: 1, claim: 2 },
    { kind: 'issue', who: 1, which: 1, claim: 0 },
    { kind: 'pass', who: 0, which: 2, day: 0 },
  ]))

test('after any sequence the standings equal the book, and when everything is reversed all is 0', async () => {
  const history = fc.array(command, { minLength: 10, maxLength: 30, size: 'max' })
  await fc.assert(fc.asyncProperty(history, live), { numRuns: 8, endOnFailure: true })
  const rows = await rowsOf<{ n: number }>(world.ctx().db, sql`select count(*)::int as n from point_transfers`)
  expect(rows[0]?.n).toBeGreaterThan(40)
}, 120_000)
