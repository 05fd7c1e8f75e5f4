import { afterAll, beforeAll, expect, test } from 'vitest'
import { raceRound } from '#testing/races.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { testDatabaseUrl } from './start/config.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// The embedded database has one connection. bench/races.bench.ts runs 200 rounds.
test.skipIf(!testDatabaseUrl())('concurrent calls on one template report no deadlock', async () => {
  const { token } = await signUp(world, 'races@example.org')
  for (let turn = 0; turn < 3; turn++) {
    const { done, errors } = await raceRound(world, token, turn)
    expect(errors).toEqual([])
    expect(done).toBeGreaterThan(0)
  }
})
