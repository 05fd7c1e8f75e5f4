import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/rows-of.ts'
import { openWorld, type World } from '#testing/world.ts'
import { WAIT_BOUNDS } from '../rules.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const boundsOf = (seconds: number[]) =>
  rowsOf<{ bound: number }>(
    world.ctx().db,
    sql`select insight_bound(s) as bound from unnest(${sql.param(seconds)}::bigint[]) with ordinality as t(s, at) order by at`,
  ).then((rows) => rows.map(({ bound }) => bound))

test('the database has the bounds of the rules: what takes as long as one is within it, a second more is within the next', async () => {
  expect(await boundsOf([...WAIT_BOUNDS])).toEqual([...WAIT_BOUNDS])
  expect(await boundsOf(WAIT_BOUNDS.map((bound) => bound + 1))).toEqual([...WAIT_BOUNDS.slice(1), -1])
})

test('what was collected at once, or before its own sending was written, is within the first bound', async () => {
  expect(await boundsOf([0, -3])).toEqual([WAIT_BOUNDS[0], WAIT_BOUNDS[0]])
})
