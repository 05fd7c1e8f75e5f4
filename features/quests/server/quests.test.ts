// On both databases: the life of a quest crosses challenges, points, members, claims and badges in one transaction.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { badges } from '#features/badges/server/tables.ts'
import { deleteChallenge, updateCheckLimits } from '#features/challenges/contract.ts'
import { decideReviews, listReviews, undoReviews } from '#features/challenges/reviews/contract.ts'
import { endPasses } from '#features/challenges/server/end-passes.ts'
import { listCommunities } from '#features/members/communities/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { questPeriod } from '#features/points/rules.ts'
import { deleteTemplate, updateTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as wallet from '../entries/contract.ts'
import { openQuests, type Questing } from './testing-quests.ts'

let world: World
let club: Questing
let [a, b, c] = ['', '', '']
let hash = ''
beforeAll(async () => {
  world = await openWorld()
  club = await openQuests(world)
  ;[a, b, c] = [await club.word('anvil', 20), await club.word('bellows', 10), await club.word('chisel', 5)]
  hash = (await club.template()).hash
})
afterAll(() => world.close())

const badgesOf = (holderId: string) => world.ctx().db.select().from(badges).where(eq(badges.holderId, holderId))

test('a member starts, passes every required step, and has points, badge and the message', async () => {
  const questId = await club.create({
    challenges: [a, b, c],
    requiredChallenges: [a, b],
    limit: 20,
    rewardPoints: 40,
    rewardTemplateHash: hash,
    successMessage: 'Well done!',
  })
  const max = await club.member('Max')
  const { communities } = await world.call(listCommunities, {}, { token: max.token })
  expect(communities[0]?.openQuests).toBe(1)
  const before = await club.see(max, questId)
  expect(before).toMatchObject({
    state: 'open',
    passed: 0,
    required: 2,
    placesLeft: 20,
    rewardTitle: 'Winter repairer',
  })
  expect(before.successMessage).toBe('')
  expect(await club.start(max, questId)).toEqual({ state: 'started' })
  expect(await club.pass(max, a, 'anvil', questId)).toMatchObject({ state: 'passed', points: 20, finished: [] })
  const half = await club.see(max, questId)
  expect(half.passed).toBe(1)
  expect(half.steps.map(({ isNext, isRequired }) => [isNext, isRequired])).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ])
  expect(await club.pass(max, b, 'bellows', questId)).toMatchObject({ finished: [questId] })
  await world.runJobs()
  const done = await club.see(max, questId)
  expect(done).toMatchObject({ state: 'done', placesLeft: 19, successMessage: 'Well done!', badgeWaits: false })
  const held = await badgesOf(max.holderId)
  expect(held.map(({ id }) => id)).toEqual([done.badgeId])
  expect(await club.standingsOf(max.holderId)).toMatchObject({ all: 70, [questPeriod(questId)]: 70 })
  // An extra step still counts in the quest's ranking.
  await club.pass(max, c, 'chisel', questId)
  expect(await club.standingsOf(max.holderId)).toMatchObject({ all: 75, [questPeriod(questId)]: 75 })
  expect(await club.listed(questId)).toMatchObject({
    started: 1,
    done: 1,
    badgesDue: 0,
    state: 'running',
    timeZone: 'Europe/Paris',
  })
})

test('a pass starts a quest without terms, and what was passed before its start counts', async () => {
  const lea = await club.member('Léa')
  const [first] = [await club.create({ challenges: [a, b] })]
  await club.pass(lea, a, 'anvil')
  expect(await club.entryOf(first, lea)).toMatchObject({ doneAt: null, nextId: b })
  const later = await club.create({ challenges: [a] })
  const strict = await club.create({ challenges: [a], fromStart: true })
  expect(await club.start(lea, later)).toEqual({ state: 'done' })
  expect(await club.start(lea, strict)).toEqual({ state: 'started' })
  expect(await club.numbers(first)).toMatchObject({
    started: 1,
    done: 0,
    steps: [
      { challengeId: a, passed: 1, waiting: 0 },
      { challengeId: b, passed: 0, waiting: 1 },
    ],
  })
})

test('terms are accepted before anything can be passed, and again when they change', async () => {
  const d = await club.word('drill')
  const termsUrl = 'https://example.org/terms'
  const questId = await club.create({ challenges: [d], termsUrl })
  const zoe = await club.member('Zoé')
  await expect(club.pass(zoe, d, 'drill', questId)).rejects.toMatchObject({ key: 'notNow' })
  await expect(club.start(zoe, questId, 'https://example.org/other')).rejects.toMatchObject({ key: 'termsChanged' })
  await club.start(zoe, questId, termsUrl)
  await club.change(questId, { challenges: [d], termsUrl: `${termsUrl}/2` })
  expect((await club.see(zoe, questId)).hasAccepted).toBe(false)
  await expect(club.pass(zoe, d, 'drill', questId)).rejects.toMatchObject({ key: 'notNow' })
  await club.start(zoe, questId, `${termsUrl}/2`)
  expect(await club.pass(zoe, d, 'drill', questId)).toMatchObject({ finished: [questId] })
})

test('in an ordered quest a later step waits for the earlier ones', async () => {
  const [e, f] = [await club.word('emery'), await club.word('file')]
  const questId = await club.create({ challenges: [e, f], isOrdered: true })
  const tom = await club.member('Tom')
  await expect(club.pass(tom, f, 'file', questId)).rejects.toMatchObject({ key: 'stepTooEarly' })
  await expect(club.pass(tom, f, 'file')).rejects.toMatchObject({ key: 'stepTooEarly' })
  await club.pass(tom, e, 'emery', questId)
  expect(await club.pass(tom, f, 'file', questId)).toMatchObject({ finished: [questId] })
})

test('extras of an ordered quest are open from the start, in any order, and after the win until the quest ends', async () => {
  const [e, x, y, z] = [
    await club.word('edge'),
    await club.word('x-ray'),
    await club.word('yoke'),
    await club.word('zinc'),
  ]
  const questId = await club.create({ challenges: [e, x, y, z], requiredChallenges: [e], isOrdered: true })
  const tom = await club.member('Tom')
  expect(await club.pass(tom, y, 'yoke', questId)).toMatchObject({ state: 'passed', points: 10, finished: [] })
  expect(await club.pass(tom, e, 'edge', questId)).toMatchObject({ finished: [questId] })
  expect(await club.pass(tom, x, 'x-ray', questId)).toMatchObject({ state: 'passed', points: 10, finished: [] })
  await world.call(contract.endQuest, { questId }, club.studio)
  await expect(club.pass(tom, z, 'zinc', questId)).rejects.toMatchObject({ key: 'notNow' })
  expect(await club.pointsOf(tom.holderId)).toBe(30)
})

test('nothing can be passed before the start or after the end, and an ended quest does not open again', async () => {
  const g = await club.word('gauge')
  const inAWeek = new Date(world.now().getTime() + 7 * 86_400_000).toISOString()
  const questId = await club.create({ challenges: [g], startDate: inAWeek })
  const uma = await club.member('Uma')
  await expect(club.start(uma, questId)).rejects.toMatchObject({ key: 'questNotStarted' })
  await expect(club.pass(uma, g, 'gauge', questId)).rejects.toMatchObject({ key: 'notNow' })
  await club.change(questId, { challenges: [g] })
  await club.start(uma, questId)
  await world.call(contract.endQuest, { questId }, club.studio)
  await world.call(contract.endQuest, { questId }, club.studio)
  await expect(club.pass(uma, g, 'gauge', questId)).rejects.toMatchObject({ key: 'notNow' })
  expect(await club.see(uma, questId)).toMatchObject({ state: 'ended' })
  await expect(club.start(uma, questId)).rejects.toMatchObject({ key: 'questEnded' })
})

test('people who come after the last place keep the points of their challenges, and move up when there is room', async () => {
  const h = await club.word('hammer', 7)
  const questId = await club.create({ challenges: [h], limit: 1, rewardPoints: 40 })
  const [one, two, three] = [await club.member('One'), await club.member('Two'), await club.member('Three')]
  await club.pass(one, h, 'hammer', questId)
  expect(await club.pass(two, h, 'hammer', questId)).toMatchObject({ points: 7, finished: [] })
  expect(await club.see(two, questId)).toMatchObject({ state: 'full', placesLeft: 0 })
  await expect(club.start(three, questId)).rejects.toMatchObject({ key: 'placesTaken' })
  expect(await club.pointsOf(two.holderId)).toBe(7)
  await expect(club.change(questId, { challenges: [h], limit: 0 as never })).rejects.toMatchObject({
    key: 'quantityNotValid',
  })
  await club.change(questId, { challenges: [h], limit: 2, rewardPoints: 40 })
  await world.runJobs()
  expect(await club.pointsOf(two.holderId)).toBe(47)
  await expect(club.change(questId, { challenges: [h], limit: 1 })).rejects.toMatchObject({ key: 'limitTaken' })
})

test('a pass that ends takes the quest back, gives its place to the next person, and leaves the badge to the admins', async () => {
  const i = await club.word('iron', 7)
  const questId = await club.create({ challenges: [i], limit: 1, rewardPoints: 40, rewardTemplateHash: hash })
  const [one, two] = [await club.member('One'), await club.member('Two')]
  await club.pass(one, i, 'iron', questId)
  await club.pass(two, i, 'iron', questId)
  await world.runJobs()
  await endPasses(world.ctx(), { issuerId: club.issuerId, passes: [{ challengeId: i, holderId: one.holderId }] })
  await world.runJobs()
  expect(await club.pointsOf(one.holderId)).toBe(0)
  expect(await club.standingsOf(one.holderId)).not.toHaveProperty(questPeriod(questId))
  expect(await club.entryOf(questId, one)).toMatchObject({ doneAt: null, nextId: i })
  expect((await club.entryOf(questId, two))?.doneAt).not.toBeNull()
  const { badgesLeft, done } = await club.numbers(questId)
  expect([badgesLeft.map(({ did }) => did), done]).toEqual([[one.did], 1])
  expect(await badgesOf(one.holderId)).toHaveLength(1)
})

test('a badge that cannot be given leaves the quest finished, is due, and is given once there is room', async () => {
  const j = await club.word('jig')
  const { templateId, hash: rare } = await club.template({ name: 'Rare' })
  await world.ctx().db.update(templates).set({ limit: 1 }).where(eq(templates.id, templateId))
  const questId = await club.create({ challenges: [j], rewardTemplateHash: rare })
  const [one, two] = [await club.member('One'), await club.member('Two')]
  await club.pass(one, j, 'jig', questId)
  await world.runJobs()
  await club.pass(two, j, 'jig', questId)
  await world.runJobs()
  expect(await club.see(two, questId)).toMatchObject({ state: 'done', badgeWaits: true, badgeId: '' })
  expect((await club.numbers(questId)).badgesDue).toEqual([{ did: two.did, name: 'Two', why: 'quantityUsed' }])
  const { notices } = await world.call(listNotices, { before: 0 }, club.studio)
  expect(notices.map(({ kind }) => kind)).toContain('questBadgesDue')
  expect(await world.call(contract.giveQuestBadges, { questId }, club.studio)).toEqual({ given: 0, left: 1 })
  await world.ctx().db.update(templates).set({ limit: 2 }).where(eq(templates.id, templateId))
  expect(await world.call(contract.giveQuestBadges, { questId }, club.studio)).toEqual({ given: 1, left: 0 })
  expect(await badgesOf(two.holderId)).toHaveLength(1)
})

test('badges that wait are given once a new version has room for them, and none once the quest gives none', async () => {
  const j = await club.word('joiner')
  const { templateId, hash: few } = await club.template({ name: 'Few', limit: 1 })
  const fields = { challenges: [j], rewardTemplateHash: few }
  const [questId, other] = [await club.create(fields), await club.create({ ...fields, title: 'Another' })]
  const [one, two] = [await club.member('One'), await club.member('Two')]
  for (const each of [one, two]) await club.pass(each, j, 'joiner')
  await world.runJobs()
  const dueIn = async (id: string) => (await club.listed(id))?.badgesDue ?? 0
  const due = (await dueIn(questId)) + (await dueIn(other))
  expect(due).toBe(3)
  await club.change(other, { challenges: [j], title: 'Another' })
  await world.runJobs()
  expect(await dueIn(other)).toBe(0)
  const form = await templateForm({ name: 'Few', limit: 10 })
  await world.call(updateTemplate, { ...form, image: undefined, id: templateId }, club.studio)
  await world.runJobs()
  expect(await dueIn(questId)).toBe(0)
  expect((await club.entryOf(questId, two))?.badgeId).not.toBe('')
})

test('undoing the release of a reward takes back the quest that it finished', async () => {
  const l = await club.word('lock', 3)
  const questId = await club.create({ challenges: [l], rewardPoints: 40 })
  const [one, two] = [await club.member('One'), await club.member('Two')]
  await world.call(updateCheckLimits, { providers: {}, network: 1 }, club.studio)
  for (const each of [one, two]) await club.pass(each, l, 'lock', questId)
  await world.call(updateCheckLimits, { providers: {}, network: 5 }, club.studio)
  const ids = (await world.call(listReviews, {}, club.studio)).items.map(({ id }) => id)
  await world.call(decideReviews, { ids, accepted: true }, club.studio)
  expect([await club.pointsOf(two.holderId), (await club.placesOf(questId))?.taken]).toEqual([43, 2])
  await world.call(undoReviews, { ids }, club.studio)
  expect([await club.pointsOf(two.holderId), (await club.placesOf(questId))?.taken]).toEqual([0, 1])
  await world.call(decideReviews, { ids, accepted: true }, club.studio)
  expect([await club.pointsOf(two.holderId), (await club.placesOf(questId))?.taken]).toEqual([43, 2])
})

test('once someone has started, required challenges can be removed but not added, and extras can', async () => {
  const [k, l, m] = [await club.word('knife'), await club.word('lathe'), await club.word('mallet')]
  const questId = await club.create({ challenges: [k, l] })
  await club.change(questId, { challenges: [k, l, m] })
  await club.change(questId, { challenges: [k, l] })
  const ada = await club.member('Ada')
  await club.pass(ada, k, 'knife', questId)
  await expect(club.change(questId, { challenges: [k, l, m] })).rejects.toMatchObject({ key: 'requiredAdded' })
  await club.change(questId, { challenges: [m, k, l], requiredChallenges: [k, l] })
  await club.change(questId, { challenges: [m, k, l], requiredChallenges: [k] })
  await world.runJobs()
  expect((await club.entryOf(questId, ada))?.doneAt).not.toBeNull()
})

test('a deleted quest is hidden, frees its challenges, and leaves what was booked', async () => {
  const n = await club.word('nail', 3)
  const questId = await club.create({ challenges: [n], rewardPoints: 4 })
  const ben = await club.member('Ben')
  await club.pass(ben, n, 'nail', questId)
  await expect(world.call(deleteChallenge, { challengeId: n }, club.studio)).rejects.toMatchObject({
    key: 'challengeInUse',
  })
  await world.call(contract.deleteQuest, { questId }, club.studio)
  await expect(club.see(ben, questId)).rejects.toMatchObject({ key: 'notFound' })
  await expect(club.change(questId, { challenges: [n] })).rejects.toMatchObject({ key: 'notFound' })
  expect(await club.pointsOf(ben.holderId)).toBe(7)
  await world.call(deleteChallenge, { challengeId: n }, club.studio)
})

test('a deleted reward template leaves only the points', async () => {
  const o = await club.word('oil')
  const { templateId, hash: gone } = await club.template({ name: 'Gone' })
  const questId = await club.create({ challenges: [o], rewardPoints: 4, rewardTemplateHash: gone })
  await world.call(deleteTemplate, { templateId }, club.studio)
  await world.runJobs()
  expect(await club.listed(questId)).toMatchObject({ rewardTemplateHash: '', rewardTitle: '' })
  const cy = await club.member('Cy')
  await club.pass(cy, o, 'oil', questId)
  expect(await club.see(cy, questId)).toMatchObject({ state: 'done', badgeWaits: false })
})

test.each([
  ['a challenge of nobody', { challenges: ['nobody'] }, 'challengesUnknown'],
  ['no challenge', { challenges: [] }, 'challengesMissing'],
  ['a template of nobody', { rewardTemplateHash: 'x' }, 'templatesUnknown'],
  ['an end in the past', { endDate: '2020-01-01T00:00:00+01:00' }, 'endBeforeStart'],
  ['terms without https', { termsUrl: 'http://example.org' }, 'termsUrlInvalid'],
])('refuses %s', async (_name, fields, key) => {
  await expect(club.create({ challenges: [a], ...fields })).rejects.toMatchObject({ key })
})

test('only members see a quest, and a trial run writes nothing', async () => {
  const questId = await club.create({ challenges: [a, b] })
  const stranger = await openQuests(world, 'Cordée Lyon')
  const max = await stranger.member('Max')
  await expect(club.see(max, questId)).rejects.toMatchObject({ key: 'notFound' })
  await expect(club.start(max, questId)).rejects.toMatchObject({ key: 'notFound' })
  expect((await world.call(wallet.listWalletQuests, {}, { token: max.token })).quests).toEqual([])
  const tried = await world.call(
    contract.tryQuest,
    { title: newId(), challenges: [a], requiredChallenges: [a] },
    club.studio,
  )
  expect(tried.people).toBe(1000)
  expect(await world.call(contract.listQuests, {}, stranger.studio)).toMatchObject({ quests: [], members: 1 })
})
