import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { endPasses } from '#features/challenges/server/end-passes.ts'
import { FORMER_MEMBER } from '#features/giving/rules.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { questPeriod } from '#features/points/rules.ts'
import type { Member } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as wallet from '../entries/contract.ts'
import { eraseQuestsOf } from './erase-quests.ts'
import { questChallenges, questEntries, questPlaces, quests } from './tables.ts'
import { openQuests, type Questing } from './testing-quests.ts'
import { titlesOfQuests } from './title-quests.ts'

let world: World
let club: Questing
let [a, b] = ['', '']
let questId = ''
beforeAll(async () => {
  world = await openWorld()
  club = await openQuests(world)
  ;[a, b] = [await club.word('anvil', 20), await club.word('bellows', 10)]
  const { hash } = await club.template()
  questId = await club.create({ challenges: [a, b], rewardPoints: 40, limit: 20, rewardTemplateHash: hash })
})
afterAll(() => world.close())

const db = () => world.ctx().db
const finish = async (person: Member) => {
  await club.pass(person, a, 'anvil', questId)
  await club.pass(person, b, 'bellows', questId)
  await world.runJobs()
}
const merge = (from: Member, into: Member) =>
  mergeHolders(world.ctx(), { from: from.holderId, into: into.holderId }).then(() => world.runJobs())

test('of two wallets that both finished, the earlier one counts, and the place, points and entry of the other go', async () => {
  const before = (await club.placesOf(questId))?.taken ?? 0
  const [max, alt] = [await club.member('Max'), await club.member('Max')]
  await finish(max)
  await finish(alt)
  const earlier = await club.entryOf(questId, max)
  await merge(alt, max)
  expect(await club.entryOf(questId, alt)).toBeUndefined()
  expect((await club.entryOf(questId, max))?.doneAt).toEqual(earlier?.doneAt)
  expect(await club.placesOf(questId)).toMatchObject({ taken: before + 1 })
  expect(await club.standingsOf(max.holderId)).toMatchObject({ all: 70, [questPeriod(questId)]: 70 })
})

test('what two wallets passed together finishes the quest, once, with the badge', async () => {
  const [max, alt] = [await club.member('Max'), await club.member('Max')]
  await club.pass(max, a, 'anvil', questId)
  await club.pass(alt, b, 'bellows', questId)
  await merge(alt, max)
  expect((await club.entryOf(questId, max))?.doneAt).not.toBeNull()
  expect(await club.standingsOf(max.holderId)).toMatchObject({ all: 70, [questPeriod(questId)]: 70 })
  expect(await db().$count(badges, eq(badges.holderId, max.holderId))).toBe(1)
})

test('a quest finished with one wallet moves to the other, and can still be taken back', async () => {
  const [max, alt] = [await club.member('Max'), await club.member('Max')]
  await finish(alt)
  await merge(alt, max)
  expect(await club.see(max, questId)).toMatchObject({ state: 'done' })
  expect(await club.standingsOf(max.holderId)).toMatchObject({ all: 70, [questPeriod(questId)]: 70 })
  await endPasses(world.ctx(), { issuerId: club.issuerId, passes: [{ challengeId: a, holderId: max.holderId }] })
  expect(await club.pointsOf(max.holderId)).toBe(10)
})

test('who leaves keeps what they finished, sees no quest, and finds it again on their return', async () => {
  const zoe = await club.member('Zoé')
  await finish(zoe)
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token: zoe.token })
  await expect(club.see(zoe, questId)).rejects.toMatchObject({ key: 'notFound' })
  expect((await world.call(wallet.listWalletQuests, {}, { token: zoe.token })).quests).toEqual([])
  await joinMembers(world.ctx(), club.issuerId, [zoe.holderId])
  expect(await club.see(zoe, questId)).toMatchObject({ state: 'done' })
})

test('an erased person leaves an entry of nobody, and their place stays taken', async () => {
  const lea = await club.member('Léa')
  await finish(lea)
  const before = await club.placesOf(questId)
  await eraseHolder(world.ctx(), { holderIds: [lea.holderId], emails: [] })
  expect(await club.entryOf(questId, lea)).toBeUndefined()
  const nobody = await db()
    .select()
    .from(questEntries)
    .where(like(questEntries.holderId, `${FORMER_MEMBER}:%`))
  expect(nobody).toMatchObject([{ badgeId: '', bookedAs: '', badgeDue: false }])
  expect(await club.placesOf(questId)).toEqual(before)
  expect((await club.numbers(questId)).badgesDue).toEqual([])
})

test('accounts name the quest of a booking, also when it is deleted', async () => {
  const causes = [`quest:${questId}:someone`, 'quest:unknown:someone']
  const titles = await titlesOfQuests(world.ctx(), club.issuerId, causes)
  expect([...titles.values()]).toEqual(['Winter of repair', ''])
})

test('deleting a community deletes its quests, and no row of another one', async () => {
  const other = await openQuests(world, 'Cordée Lyon')
  const c = await other.word('chisel')
  const theirs = await other.create({ challenges: [c] })
  await other.pass(await other.member('Ada'), c, 'chisel', theirs)
  const count = () =>
    Promise.all([quests, questChallenges, questEntries, questPlaces].map((table) => db().$count(table)))
  const before = await count()
  await eraseQuestsOf(world.ctx(), other.issuerId)
  expect(await count()).toEqual(before.map((rows) => rows - 1))
  await eraseQuestsOf(world.ctx(), club.issuerId)
  expect(await count()).toEqual([0, 0, 0, 0])
})
