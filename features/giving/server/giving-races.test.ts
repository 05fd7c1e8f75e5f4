import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { inTransaction } from '#platform/context.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { gifts } from './tables.ts'
import { type Giving, openGiving } from './testing-giving.ts'

let world: World
let club: Giving
beforeAll(async () => {
  world = await openWorld()
  club = await openGiving(world)
})
afterAll(() => world.close())

const keysOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? String((one.reason as { key?: string }).key) : []))
const claimsOf = (ids: string[]) => world.ctx().db.$count(claims, inArray(claims.id, ids))

// Several times the connections of a server, but few enough that a busy machine gives one to each in time.
testOnPostgres('60 simultaneous presses give no more than the weekly number, and one badge for each key', async () => {
  const max = await club.member('Max')
  const keys = Array.from({ length: 12 }, () => newId())
  const presses = Array.from({ length: 60 }, (_, at) => ({ key: keys[at % 12] ?? '', at: at % 12 }))
  const given = await Promise.allSettled(
    presses.map(({ key, at }) => club.give(max, { key, email: `friend${at}@example.org` })),
  )
  expect(new Set(keysOf(given))).toEqual(new Set(['weekUsed']))
  const rows = await world.ctx().db.select().from(gifts).where(eq(gifts.giverId, max.holderId))
  expect(rows).toHaveLength(5)
  expect(await claimsOf(rows.map(({ claimId }) => claimId))).toBe(5)
  // Each of the five presses of a key that gave was answered with its one gift.
  const ids = given.flatMap((one) => (one.status === 'fulfilled' ? one.value.giftId : []))
  expect(new Set(ids).size).toBe(5)
  expect(ids).toHaveLength(25)
})

testOnPostgres('of an approval, a refusal and a withdrawal at once, one wins', async () => {
  await club.set({ reviewsFirst: true, pairDays: 0, perWeek: 50 })
  const [max, lea] = [await club.member('Max'), await club.member('Léa')]
  for (let round = 0; round < 5; round++) {
    const { giftId } = await club.giveTo(max, lea)
    const calls = [club.approve(giftId), club.refuse(giftId), club.approve(giftId), club.withdraw(max, giftId)]
    const done = await Promise.allSettled(calls)
    const row = await club.rowOf(giftId)
    const keys = new Set(keysOf(done))
    // A gift that was approved first can be withdrawn after it.
    expect([...keys].every((key) => key === 'giftDecided' || key === 'giftEnded')).toBe(true)
    expect(done.slice(0, 3).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    expect(['given', 'refused', 'withdrawn']).toContain(row.state)
    const sent = await world.ctx().db.select().from(claims).where(eq(claims.holderId, lea.holderId))
    const open = sent.filter(({ revokedAt }) => revokedAt === null)
    expect(open.filter(({ id }) => id === row.claimId)).toHaveLength(row.state === 'given' ? 1 : 0)
    expect(open.length).toBeLessThanOrEqual(round + 1)
  }
  await club.set({})
})

testOnPostgres('a gift that is claimed, declined and withdrawn at once ends in one way', async () => {
  await club.set({ pairDays: 0, perWeek: 50 })
  const [max, lea] = [await club.member('Max'), await club.member('Léa')]
  for (let round = 0; round < 5; round++) {
    const { giftId } = await club.giveTo(max, lea)
    const token = (await club.received(lea)).find((gift) => gift.giftId === giftId)?.token ?? ''
    await Promise.allSettled([lea.take(token), club.decline(lea, giftId), club.withdraw(max, giftId)])
    const { state, badgeId, claimId } = await club.rowOf(giftId)
    const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.id, claimId))
    expect(['claimed', 'declined', 'withdrawn']).toContain(state)
    expect([badgeId !== '', claim?.taken, claim?.revokedAt === null]).toEqual(
      state === 'claimed' ? [true, 1, true] : [false, 0, false],
    )
  }
})

testOnPostgres('a merge during gifts loses none, and no gift is left without a person', async () => {
  const [max, alt, lea] = [await club.member('Max'), await club.member('Max'), await club.member('Léa')]
  // Adding an address locks both wallets before it merges them.
  const merge = () =>
    inTransaction(world.ctx(), async (ctx) => {
      await lockWallets(ctx, [alt.holderId, max.holderId])
      await mergeHolders(ctx, { from: alt.holderId, into: max.holderId })
    })
  await Promise.allSettled([club.giveTo(lea, alt), club.giveTo(alt, lea), merge()])
  const left = await world.ctx().db.$count(gifts, inArray(gifts.giverId, [alt.holderId]))
  const lost = await world.ctx().db.$count(gifts, inArray(gifts.recipientId, [alt.holderId]))
  expect([left, lost]).toEqual([0, 0])
})
