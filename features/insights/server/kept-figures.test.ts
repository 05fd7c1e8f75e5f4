import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuers } from '#features/issuers/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
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

test.each(['Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'])(
  'after any history in %s the kept figures are what a slow count finds, before and after folding',
  async (timeZone) => {
    const ctx = world.ctx()
    // Its histories add up: each is judged with all before it.
    const { issuerId } = await signUpIssuer(world, `Figures in ${timeZone}`)
    await ctx.db.update(issuers).set({ timeZone }).where(eq(issuers.id, issuerId))
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 40 }),
        fc.array(command, { maxLength: 20 }),
        async (first, second) => {
          await live(ctx, issuerId, first)
          const counted = await countSlowly(ctx, issuerId, timeZone)
          expect(await readKept(ctx, issuerId)).toEqual(counted)
          await foldChanges(ctx, 7)
          expect(await ctx.db.$count(insightChanges, eq(insightChanges.issuerId, issuerId))).toBe(0)
          expect(await readKept(ctx, issuerId)).toEqual(counted)
          await live(ctx, issuerId, second)
          expect(await readKept(ctx, issuerId)).toEqual(await countSlowly(ctx, issuerId, timeZone))
        },
      ),
      { numRuns: 15, endOnFailure: true },
    )
  },
  120_000,
)
