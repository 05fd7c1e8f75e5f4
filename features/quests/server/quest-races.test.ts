import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { endPasses } from '#features/challenges/server/end-passes.ts'
import { passChallenge } from '#features/challenges/server/pass-challenge.ts'
import { challengePasses, challenges } from '#features/challenges/server/tables.ts'
import { pointTransfers } from '#features/points/server/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { giveDueReward } from '../rewards/server/give-due-reward.ts'
import { QUESTS_MAX } from '../rules.ts'
import { questEntries } from './tables.ts'
import { openQuests, putQuest, type Questing } from './testing-quests.ts'

let world: World
let club: Questing
beforeAll(async () => {
  world = await openWorld()
  club = await openQuests(world)
})
afterAll(() => world.close())

const db = () => world.ctx().db
const challengeOf = async (id: string) => {
  const [challenge] = await db().select().from(challenges).where(eq(challenges.id, id))
  if (!challenge) throw new Error('There is no such challenge')
  return challenge
}
/** The bookings of a quest's reward that are not taken back, and those that are. */
const bookedFor = async (questId: string) => {
  const ofQuest = and(eq(pointTransfers.issuerId, club.issuerId), like(pointTransfers.cause, `quest:${questId}:%`))
  const rows = await db().select().from(pointTransfers).where(ofQuest)
  const back = rows.filter(({ reverses }) => reverses !== null).length
  return { held: rows.length - 2 * back, back }
}
const doneIn = (questId: string) =>
  db()
    .select()
    .from(questEntries)
    .where(eq(questEntries.questId, questId))
    .then((rows) => rows.filter(({ doneAt }) => doneAt !== null))

testOnPostgres('of 50 people who finish at once, 8 get the 8 places and their points, and nobody fails', async () => {
  const id = await club.word('race', 1)
  const questId = await club.create({ challenges: [id], limit: 8, rewardPoints: 40 })
  const challenge = await challengeOf(id)
  const people = await club.people(50)
  const passed = await Promise.all(people.map((holderId) => passChallenge(world.ctx(), { challenge, holderId })))
  expect(passed.flatMap(({ finished }) => finished)).toHaveLength(8)
  expect(await doneIn(questId)).toHaveLength(8)
  expect(await bookedFor(questId)).toEqual({ held: 8, back: 0 })
  expect(await club.placesOf(questId)).toMatchObject({ started: 50, taken: 8 })
})

testOnPostgres(
  'passing and a revocation at once end alike in both orders: the quest is done if the pass holds',
  async () => {
    for (let round = 0; round < 4; round++) {
      const id = await club.word(`both${round}`, 1)
      const questId = await club.create({ challenges: [id], limit: 5, rewardPoints: 40 })
      const challenge = await challengeOf(id)
      const [holderId = ''] = await club.people(1)
      const passes = [{ challengeId: id, holderId }]
      const pass = () => passChallenge(world.ctx(), { challenge, holderId })
      const end = () => endPasses(world.ctx(), { issuerId: club.issuerId, passes })
      await Promise.all(round % 2 === 0 ? [pass(), end(), pass()] : [end(), pass(), end()])
      const [row] = await db().select().from(challengePasses).where(eq(challengePasses.challengeId, id))
      const holds = row?.state === 'passed' ? 1 : 0
      expect([await doneIn(questId).then((rows) => rows.length), (await bookedFor(questId)).held]).toEqual([
        holds,
        holds,
      ])
      expect((await club.placesOf(questId))?.taken).toBe(holds)
      expect(await club.pointsOf(holderId)).toBe(holds * 41)
    }
  },
)

testOnPostgres('a quest that is deleted, ended or made smaller while people finish it stays consistent', async () => {
  const changes = [
    (questId: string) => world.call(contract.deleteQuest, { questId }, club.studio),
    (questId: string) => world.call(contract.endQuest, { questId }, club.studio),
  ]
  for (const [at, change] of changes.entries()) {
    const id = await club.word(`gone${at}`, 1)
    const questId = await club.create({ challenges: [id], rewardPoints: 40 })
    const challenge = await challengeOf(id)
    const people = await club.people(10)
    const finish = people.map((holderId) => passChallenge(world.ctx(), { challenge, holderId }))
    await Promise.all([...finish.slice(0, 5), change(questId), ...finish.slice(5)])
    const done = await doneIn(questId)
    expect((await bookedFor(questId)).held).toBe(done.length)
    expect((await club.placesOf(questId))?.taken).toBe(done.length)
  }
  const id = await club.word('fewer', 1)
  const questId = await club.create({ challenges: [id], limit: 10 })
  const challenge = await challengeOf(id)
  const people = await club.people(10)
  const finish = people.map((holderId) => passChallenge(world.ctx(), { challenge, holderId }))
  await Promise.allSettled([...finish, club.change(questId, { challenges: [id], limit: 3 })])
  const places = await club.placesOf(questId)
  expect(places?.taken).toBeLessThanOrEqual(places?.places ?? 0)
})

testOnPostgres('of two quests that are made at once, the last place gets one', async () => {
  const other = await openQuests(world, 'Cordée Lyon')
  const id = await other.word('last')
  for (let made = 1; made < QUESTS_MAX; made++) await putQuest(world, other.issuerId)
  const done = await Promise.allSettled([1, 2, 3].map(() => other.create({ challenges: [id] })))
  const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []))
  expect(refused).toEqual(['tooManyQuests', 'tooManyQuests'])
})

testOnPostgres('two jobs give one badge', async () => {
  const { hash } = await club.template()
  const id = await club.word('twice', 1)
  const questId = await club.create({ challenges: [id], rewardTemplateHash: hash })
  const max = await club.member('Max')
  const isHis = eq(badges.holderId, max.holderId)
  await club.pass(max, id, 'twice', questId)
  const due = { questId, holderId: max.holderId }
  await Promise.all([1, 2, 3].map(() => giveDueReward(world.ctx(), due)))
  await world.runJobs()
  expect(await db().$count(badges, isHis)).toBe(1)
  expect((await club.entryOf(questId, max))?.badgeId).not.toBe('')
})
