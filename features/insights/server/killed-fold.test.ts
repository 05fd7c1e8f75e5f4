import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect } from 'vitest'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { poolOf, testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { foldChanges } from './fold-changes.ts'
import { insightChanges } from './tables.ts'
import { countSlowly, readKept } from './testing-counts.ts'
import { command, live } from './testing-histories.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

testOnPostgres('a fold whose process is killed in the middle loses no change, and the next one folds it', async () => {
  const ctx = world.ctx()
  const { issuerId } = await signUpIssuer(world, 'Killed')
  await live(ctx, issuerId, fc.sample(command, { numRuns: 60, seed: 7 }))
  await foldChanges(ctx)
  await live(ctx, issuerId, fc.sample(command, { numRuns: 60, seed: 8 }))
  const counted = await countSlowly(ctx, issuerId, 'UTC')
  const holding = await poolOf(world).connect()
  await holding.query('begin')
  // It has removed the changes when it comes to these rows.
  await holding.query('select from insight_months for update')
  const killed = foldChanges(ctx).then(
    () => 'folded',
    () => 'killed',
  )
  await expect.poll(() => waitingForLocks(world)).toBe(1)
  await holding.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  await holding.query('commit')
  holding.release()
  expect(await killed).toBe('killed')
  expect(await readKept(ctx, issuerId)).toEqual(counted)
  expect(await ctx.db.$count(insightChanges)).toBeGreaterThan(0)
  await foldChanges(ctx)
  expect(await ctx.db.$count(insightChanges, sql`issuer_id = ${issuerId}`)).toBe(0)
  expect(await readKept(ctx, issuerId)).toEqual(counted)
})
