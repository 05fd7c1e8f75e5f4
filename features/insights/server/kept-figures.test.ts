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
      { numRuns: 40, endOnFailure: true },
    )
  },
  120_000,
)

test('each order of four things that happen to a badge leaves the figures that a slow count finds', async () => {
  const ctx = world.ctx()
  const { issuerId } = await signUpIssuer(world, 'Orders')
  const kinds = ['deliver', 'bounce', 'open', 'collect', 'share'] as const
  const orders = kinds.flatMap((a) =>
    kinds.flatMap((b) => kinds.flatMap((c) => kinds.map((d) => [a, b, c, d] as const))),
  )
  for (const [day, order] of orders.entries()) {
    // A day of its own, so that no two mistakes cancel each other.
    const of = { which: 0, template: 0, at: day * 24 * 60, startsLater: false }
    await live(ctx, issuerId, [{ kind: 'queue', ...of }, ...order.map((kind) => ({ kind, ...of }))])
  }
  expect(await readKept(ctx, issuerId)).toEqual(await countSlowly(ctx, issuerId, 'UTC'))
}, 120_000)
