import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { newId } from '#base/ids.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { pointTransfers } from '#features/points/server/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { passChallenge } from './pass-challenge.ts'
import { challengePasses } from './tables.ts'
import { type Challenging, openChallenges } from './testing-challenges.ts'

let world: World
let club: Challenging
beforeAll(async () => {
  world = await openWorld()
  club = await openChallenges(world)
})
afterAll(() => world.close())

const keysOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? String((one.reason as { key?: string }).key) : []))

testOnPostgres('one outside account passes a challenge once, from however many wallets at once', async () => {
  const challenge = await club.rowOf(await club.create('vcAuth', { vcKey: 'did' }))
  const people = await Promise.all(Array.from({ length: 10 }, () => club.member('M')))
  const passing = people.map(({ holderId }) => passChallenge(world.ctx(), { challenge, holderId, outsideKey: 'x:1' }))
  const done = await Promise.allSettled(passing)
  expect(keysOf(done)).toEqual(Array.from({ length: 9 }, () => 'passedElsewhere'))
  expect(await world.ctx().db.$count(challengePasses, eq(challengePasses.challengeId, challenge.id))).toBe(1)
})

testOnPostgres('many presses at once pass a challenge once, with one reward', async () => {
  const max = await club.member('Max')
  const id = await club.create('vcAuth', { vcKey: 'did' })
  const done = await Promise.all(Array.from({ length: 5 }, () => club.check(max, id, { consents: true })))
  expect(done.map(({ points }) => points).sort()).toEqual([0, 0, 0, 0, 10])
  expect(await club.points(max)).toBe(10)
})

testOnPostgres(
  'a badge that is revoked while its challenge is being passed leaves no pass, in both orders',
  async () => {
    const id = await club.hold()
    for (let round = 0; round < 6; round++) {
      const max = await club.member('Max')
      const badgeId = await club.award(max)
      const pass = () => club.check(max, id)
      const revoke = () => club.revoke(badgeId)
      await Promise.allSettled(round % 2 === 0 ? [pass(), revoke()] : [revoke(), pass()])
      await world.runJobs()
      expect((await club.pass(max, id))?.state).not.toBe('passed')
      expect(await club.points(max)).toBe(0)
    }
  },
)

testOnPostgres('wallets that pass while they are merged keep one pass and one reward', async () => {
  const id = await club.create('vcAuth', { vcKey: 'did' })
  for (let round = 0; round < 3; round++) {
    const [from, into] = [await club.member('A', `${newId()}@example.org`), await club.member('B')]
    await Promise.allSettled([
      club.check(from, id, { consents: true }),
      club.check(into, id, { consents: true }),
      mergeHolders(world.ctx(), { from: from.holderId, into: into.holderId }),
    ])
    expect(await club.pass(from, id)).toBeUndefined()
    expect(await club.points(into)).toBe((await club.pass(into, id)) ? 10 : 0)
  }
  const rows = await world.ctx().db.select().from(pointTransfers).where(eq(pointTransfers.issuerId, club.issuerId))
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})
