// On both databases: whether a draft gives points is decided in the transactions that book and save.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { addChallenge, deleteChallenge, listChallenges } from '#features/challenges/contract.ts'
import { listOwnChallenges } from '#features/challenges/wallet-contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { tokenOf } from '#testing/claim.ts'
import type { Member } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { openQuests, type Questing } from './testing-quests.ts'

let world: World
let club: Questing
beforeAll(async () => {
  world = await openWorld()
  club = await openQuests(world)
})
afterAll(() => world.close())

const draftOf = async (word: string) => {
  const asked = { type: 'code' as const, data: { kind: 'word', word }, reward: 10, isDraft: true }
  return (await world.call(addChallenge, asked, club.studio)).challengeId
}
const isDraft = async (challengeId: string) =>
  (await world.call(listChallenges, {}, club.studio)).challenges.find(({ id }) => id === challengeId)?.isDraft
const alone = async ({ token }: Member) => {
  const { challenges } = await world.call(listOwnChallenges, { issuerId: club.issuerId }, { token })
  return challenges.map(({ challengeId }) => challengeId)
}
const notFound = { key: 'notFound', status: 404 }

test('a draft is in no wallet and gives no points, until a quest that names it is saved', async () => {
  const id = await draftOf('drill')
  const max = await club.member('Max')
  expect([await isDraft(id), await alone(max)]).toEqual([true, []])
  await expect(club.pass(max, id, 'drill')).rejects.toMatchObject(notFound)
  const questId = await club.create({ challenges: [id] })
  expect(await isDraft(id)).toBe(false)
  expect(await club.pass(max, id, 'drill', questId)).toMatchObject({ state: 'passed', points: 10, finished: [questId] })
})

test('a draft that a change adds to a quest is published with it', async () => {
  const [old, added] = [await club.word('saw'), await draftOf('screw')]
  const questId = await club.create({ challenges: [old] })
  await club.change(questId, { challenges: [old, added], requiredChallenges: [old] })
  const max = await club.member('Max')
  expect(await club.pass(max, added, 'screw', questId)).toMatchObject({ state: 'passed', points: 10 })
})

test('a quest that is refused, or only tried, publishes nothing', async () => {
  const id = await draftOf('shaft')
  const fields = { title: 'Later', challenges: [id], requiredChallenges: [id] }
  await world.call(contract.tryQuest, fields, club.studio)
  await expect(club.create({ challenges: [id, 'nobody'] })).rejects.toMatchObject({ key: 'challengesUnknown' })
  expect(await isDraft(id)).toBe(true)
})

test('members who hold the badges of a draft pass it once its quest is saved, and not before', async () => {
  const { templateId, hash } = await club.template({ name: 'Held' })
  const max = await club.member('Max')
  const data = { templateHashList: [hash], count: 1 }
  const asked = { type: 'ownsBadges' as const, data, reward: 10, isDraft: true }
  const { challengeId } = await world.call(addChallenge, asked, club.studio)
  const { links } = await world.call(createSessions, { templateId, emails: ['max@example.org'] }, club.studio)
  await max.take(tokenOf(links[0] ?? ''))
  await world.runJobs()
  expect(await club.pointsOf(max.holderId)).toBe(0)
  await club.create({ challenges: [challengeId] })
  await world.runJobs()
  expect(await club.pointsOf(max.holderId)).toBe(10)
})

test('an abandoned draft can be deleted, and a published one not by that', async () => {
  const [left, used] = [await draftOf('shelf'), await draftOf('shim')]
  await club.create({ challenges: [used] })
  await world.call(deleteChallenge, { challengeId: left }, club.studio)
  expect(await isDraft(left)).toBeUndefined()
  const refused = world.call(deleteChallenge, { challengeId: used }, club.studio)
  await expect(refused).rejects.toMatchObject({ key: 'challengeInUse' })
})

testOnPostgres('while its quests are saved, a draft is passed once by each person or not at all', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await draftOf(`race${round}`)
    const people = await Promise.all([1, 2, 3].map(() => club.member('Racer')))
    const pass = () => people.map((person) => club.pass(person, id, `race${round}`))
    const save = () => club.create({ challenges: [id], title: `Race ${round}` })
    const done = await Promise.allSettled([...pass(), save(), save(), ...pass()])
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []))
    expect(refused.filter((key) => key !== 'notFound')).toEqual([])
    expect(await isDraft(id)).toBe(false)
    for (const person of people) await club.pass(person, id, `race${round}`)
    for (const { holderId } of people) expect(await club.pointsOf(holderId)).toBe(10)
  }
})

testOnPostgres('saving a quest and deleting its draft at once leaves one of the two', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await draftOf(`gone${round}`)
    const save = () => club.create({ challenges: [id], title: `Gone ${round}` })
    const remove = () => world.call(deleteChallenge, { challengeId: id }, club.studio)
    const [saved, removed] = await Promise.allSettled(round % 2 === 0 ? [save(), remove()] : [remove(), save()])
    expect([saved?.status, removed?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})
