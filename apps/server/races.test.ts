import { afterAll, beforeAll, expect } from 'vitest'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { raceRound } from '#testing/races.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// bench/races.bench.ts runs 200 rounds.
testOnPostgres('reports no deadlock to concurrent calls on one template', async () => {
  const { token } = await signUp(world, 'races@example.org')
  for (let turn = 0; turn < 3; turn++) {
    const { done, errors } = await raceRound(world, token, turn)
    expect(errors).toEqual([])
    expect(done).toBeGreaterThan(0)
  }
})
