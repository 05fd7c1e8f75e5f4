import { expect, test } from 'vitest'
import { simulate } from '#testing/simulation/simulate.ts'
import { testDatabaseUrl } from './start/config.ts'

const DAY_MS = 86_400_000
/** Two minutes on Postgres. The embedded database runs one transaction at a time, so less can happen there. */
const SECONDS = testDatabaseUrl() ? 120 : 20

/** The same histories in each run, and one of the day; a failure says its seed, and `SIMULATION_SEED` runs only that one. */
const given = process.env.SIMULATION_SEED
const seeds = given ? [Number(given)] : [1, 2, 3, Math.floor(Date.now() / DAY_MS)]

// bench/simulate.bench.ts runs an hour.
test.each(seeds)('no invariant is broken by the random history of seed %i', { timeout: 300_000 }, async (seed) => {
  const { rounds, actions } = await simulate({ seed, ms: (SECONDS * 1000) / seeds.length })
  expect(rounds).toBeGreaterThan(0)
  expect(actions).toBeGreaterThan(0)
})
