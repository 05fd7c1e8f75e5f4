import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuers } from '#features/issuers/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { badges } from '../../server/tables.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What the issuer's line of a pasted badge and of the badge's own page says about its identity. */
async function identityOf(name: string, promoted: Partial<typeof issuers.$inferInsert>) {
  const { ctx } = await signUpIssuer(world, name)
  const { id } = await issueForTest(ctx, await publishForTest(ctx), 'malik@example.org')
  await ctx.db.update(issuers).set(promoted).where(eq(issuers.id, ctx.actor.issuerId))
  const [row] = await ctx.db.select().from(badges).where(eq(badges.id, id))
  const file = new File([JSON.stringify(row?.credential)], 'badge')
  const found = [
    await world.call(contract.verifyAny, { file }),
    await world.call(contract.verifyBadge, { badgeId: id }),
  ]
  return found.map(({ checks }) => checks.find(({ check }) => check === 'issuer')?.facts.promotedAt)
}

test('a badge of a verified community says when its identity was checked, pasted and on its own page', async () => {
  const promotedAt = new Date('2026-05-03T10:00:00Z')
  const at = promotedAt.toISOString()
  expect(await identityOf('Cordée Lyon', { promotedAt, promotedName: 'Cordée Lyon' })).toEqual([at, at])
})

test('a community that was verified under another name stays self-declared', async () => {
  const promotedAt = new Date('2026-05-03T10:00:00Z')
  expect(await identityOf('Cordée Paris', { promotedAt, promotedName: 'Cordée' })).toEqual([undefined, undefined])
})
