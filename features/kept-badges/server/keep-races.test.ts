// On both databases: races for one place.

import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { inTransaction } from '#platform/context.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { KEPT_MAX, READINGS, SHOWN_MAX } from '../rules.ts'
import { keptBadges, keptShares } from './tables.ts'
import { mailWallet, openKeptWorld } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(() => kept.world.advance(READINGS.seconds * 1000))
afterAll(() => kept.close())

let people = 0
const wallet = () => mailWallet(kept.world, `racer${++people}@example.org`)
const db = () => kept.world.ctx().db
const keysOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { key: string }).key : 'done')).sort()

test('keeps a badge once that is kept twice at once', async () => {
  for (let round = 0; round < 3; round++) {
    const lea = await wallet()
    const signed = await kept.badgeFor(lea.email)
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => lea.keep(signed)))
    expect(keysOf(outcomes)).toEqual(['done', 'keptAlready', 'keptAlready', 'keptAlready'])
    expect((await lea.list()).count).toBe(1)
  }
})

test('gives the last place of a wallet to one of four badges', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const [row] = await db().select().from(keptBadges).where(eq(keptBadges.id, keptId))
  if (!row) throw new Error('There is one')
  const copies = Array.from({ length: KEPT_MAX - 2 }, (_, at) => ({ ...row, id: `${keptId}-${at}`, hash: `${at}` }))
  for (let at = 0; at < copies.length; at += 500)
    await db()
      .insert(keptBadges)
      .values(copies.slice(at, at + 500))
  const signed = await Promise.all(Array.from({ length: 4 }, () => kept.badgeFor(lea.email)))
  const outcomes = await Promise.allSettled(signed.map((badge) => lea.keep(badge)))
  expect(keysOf(outcomes)).toEqual(['done', 'keptTooMany', 'keptTooMany', 'keptTooMany'])
  expect((await lea.list()).count).toBe(KEPT_MAX)
})

test('opens one page of a badge that is shared four times at once', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const urls = await Promise.all(Array.from({ length: 4 }, () => lea.share(keptId)))
  expect(new Set(urls.map(({ shownUrl }) => shownUrl)).size).toBe(1)
  expect(await db().$count(keptShares, eq(keptShares.keptId, keptId))).toBe(1)
})

test('opens at most 20 pages at once', async () => {
  const lea = await wallet()
  const ids: string[] = []
  for (let at = 0; at < 4; at++) ids.push((await lea.keep(await kept.badgeFor(lea.email))).keptId)
  const pages = Array.from({ length: SHOWN_MAX - 1 }, (_, at) => ({
    id: `${lea.holderId}-${at}`,
    keptId: `of-${lea.holderId}-${at}`,
    holderId: lea.holderId,
    createdAt: kept.world.now(),
    checkedAt: kept.world.now(),
  }))
  await db().insert(keptShares).values(pages)
  const outcomes = await Promise.allSettled(ids.map((keptId) => lea.share(keptId)))
  expect(keysOf(outcomes)).toEqual(['done', 'shownTooMany', 'shownTooMany', 'shownTooMany'])
})

testOnPostgres('ends the page that is turned on while its badge is removed', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const at = { createdAt: kept.world.now(), checkedAt: kept.world.now() }
  const shared = inTransaction(kept.world.ctx(), async (ctx) => {
    await lockWallets(ctx, [lea.holderId])
    locked.resolve()
    await waited.promise
    await ctx.db.insert(keptShares).values({ id: `page-${keptId}`, keptId, holderId: lea.holderId, ...at })
  })
  await locked.promise
  const removed = lea.remove(keptId)
  await expect.poll(() => waitingForLocks(kept.world)).toBeGreaterThan(0)
  waited.resolve()
  await Promise.all([shared, removed])
  const isOpen = and(eq(keptShares.keptId, keptId), isNull(keptShares.endedAt))
  expect(await db().$count(keptShares, isOpen)).toBe(0)
})

testOnPostgres('keeps nothing in a wallet that is merged meanwhile', async () => {
  const [lea, into] = [await wallet(), await wallet()]
  const signed = await kept.badgeFor(lea.email)
  const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const merged = inTransaction(kept.world.ctx(), async (ctx) => {
    await lockWallets(ctx, [lea.holderId, into.holderId])
    locked.resolve()
    await waited.promise
    await mergeHolders(ctx, { from: lea.holderId, into: into.holderId })
  })
  await locked.promise
  const asked = lea.keep(signed).then(
    () => 'done',
    (error: { key: string }) => error.key,
  )
  await expect.poll(() => waitingForLocks(kept.world)).toBeGreaterThan(0)
  waited.resolve()
  await merged
  expect(await asked).toBe('signedOut')
  expect(await db().$count(keptBadges, eq(keptBadges.holderId, lea.holderId))).toBe(0)
})
