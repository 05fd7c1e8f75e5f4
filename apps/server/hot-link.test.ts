import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { claimFromProcesses } from '#testing/hot-link.ts'
import { openWorld, type World } from '#testing/world.ts'
import { testDatabaseUrl } from './start/config.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// The embedded database belongs to one process. bench/hot-link.bench.ts makes 10,000 requests.
test.skipIf(!testDatabaseUrl()).each([
  { asks: 2000, places: 500, isBatched: true },
  { asks: 600, places: 150, isBatched: false },
])(
  '$asks asks from four processes for the $places places of a link give so many badges (in batches: $isBatched)',
  async ({ asks, places, isBatched }) => {
    const { claimId, told } = await claimFromProcesses(world, { asks, places, processes: 4, isBatched })
    const given = await world
      .ctx()
      .db.select({ holderId: badges.holderId, slot: badges.statusIndex })
      .from(badges)
      .where(eq(badges.claimId, claimId))
    expect([told, given.length, new Set(given.map(({ holderId }) => holderId)).size]).toEqual([places, places, places])
    const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.id, claimId))
    expect(claim?.taken).toBe(places)
  },
  180_000,
)
