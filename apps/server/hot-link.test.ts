import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { claimFromProcesses } from '#testing/hot-link.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// bench/hot-link.bench.ts makes 10,000 requests.
testOnPostgres.each([
  { asks: 2000, places: 500, isBatched: true },
  { asks: 600, places: 150, isBatched: false },
])(
  'gives $places badges for $asks requests from four processes (in batches: $isBatched)',
  async ({ asks, places, isBatched }) => {
    const { claimId, taken } = await claimFromProcesses(world, { asks, places, processes: 4, isBatched })
    const given = await world
      .ctx()
      .db.select({ holderId: badges.holderId, slot: badges.statusIndex })
      .from(badges)
      .where(eq(badges.claimId, claimId))
    expect([taken, given.length, new Set(given.map(({ holderId }) => holderId)).size]).toEqual([places, places, places])
    const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.id, claimId))
    expect(claim?.taken).toBe(places)
  },
  180_000,
)
