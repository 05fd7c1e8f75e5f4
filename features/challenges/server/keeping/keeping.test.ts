// On both databases: what merging, erasing and deleting do to passes, which several features lock.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { inTransaction } from '#platform/context.ts'
import type { Member } from '#testing/member-stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { passChallenge } from '../pass-challenge.ts'
import { challengeChecks, challengePasses, challengeSettings, challenges, reviews, samePeople } from '../tables.ts'
import { type Challenging, openChallenges } from '../testing-challenges.ts'
import { eraseChallengesIn, forgetChecks } from './erase-passes.ts'

let world: World
let club: Challenging
let max: Member
let lea: Member
beforeAll(async () => {
  world = await openWorld()
  club = await openChallenges(world)
})
beforeEach(async () => {
  max = await club.member('Max')
  lea = await club.member('Léa')
})
afterAll(() => world.close())

const db = () => world.ctx().db
const erase = async ({ holderId }: Member) => {
  const rows = await db().select().from(holderAddresses).where(eq(holderAddresses.holderId, holderId))
  await eraseHolder(world.ctx(), { holderIds: [holderId], emails: rows.map(({ email }) => email) })
}

test('of a challenge that both wallets had passed, the earlier pass stays and the later reward is reversed', async () => {
  const both = await club.create('vcAuth', { vcKey: 'did' })
  const own = await club.create('vcAuth', { vcKey: 'pseudo' })
  await club.check(max, both, { consents: true })
  await club.check(lea, both, { consents: true })
  await club.check(max, own, { consents: true })
  await mergeHolders(world.ctx(), { from: max.holderId, into: lea.holderId })
  expect(await club.pass(max, both)).toBeUndefined()
  expect(await club.pass(lea, both)).toMatchObject({ state: 'passed', value: max.did })
  expect(await club.pass(lea, own)).toMatchObject({ state: 'passed', value: 'Max' })
  expect(await club.points(lea)).toBe(20)
})

test('badges of two merged wallets count together', async () => {
  const id = await club.hold(2)
  await club.award(max)
  await club.award(lea)
  await mergeHolders(world.ctx(), { from: max.holderId, into: lea.holderId })
  await world.runJobs()
  expect(await club.seen(lea, id)).toMatchObject({ state: 'passed' })
})

test('erasing a person leaves a pass of nobody, whose account passes nothing a second time', async () => {
  const name = `Max ${newId()}`
  const person = await club.member(name)
  const shared = await club.create('vcAuth', { vcKey: 'pseudo' })
  await club.check(person, shared, { consents: true })
  const challenge = await club.rowOf(await club.create('vcAuth', { vcKey: 'did' }))
  const outsideKey = newId()
  await passChallenge(world.ctx(), { challenge, holderId: person.holderId, outsideKey })
  await db().insert(samePeople).values({ issuerId: club.issuerId, holderId: person.holderId, personId: lea.holderId })
  await erase(person)
  expect(await db().$count(challengePasses, eq(challengePasses.challengeId, shared))).toBe(1)
  expect(await club.listed(shared)).toMatchObject({ passed: 1 })
  expect(await tablesWith(world, name)).toEqual([])
  const ofChallenges = (await tablesWith(world, person.holderId)).filter((table) => /challenge|same|review/.test(table))
  expect(ofChallenges).toEqual([])
  const again = passChallenge(world.ctx(), { challenge, holderId: lea.holderId, outsideKey })
  await expect(again).rejects.toMatchObject({ key: 'passedElsewhere' })
  const [row] = await db().select().from(challengePasses).where(eq(challengePasses.outsideKey, outsideKey))
  const old = new Date(world.now().getTime() - 370 * 86_400_000)
  await db()
    .update(challengePasses)
    .set({ updatedAt: old })
    .where(eq(challengePasses.holderId, row?.holderId ?? ''))
  await forgetChecks(world.ctx())
  expect(await db().$count(challengePasses, eq(challengePasses.outsideKey, outsideKey))).toBe(0)
})

test('deleting a community deletes its challenges and everything that people passed', async () => {
  const other = await openChallenges(world)
  const person = await other.member('Zoé')
  const id = await other.create('vcAuth', { vcKey: 'did' })
  await other.check(person, id, { consents: true })
  await inTransaction(world.ctx(), (ctx) => eraseChallengesIn(ctx, other.issuerId))
  for (const table of [challengePasses, challenges, challengeChecks, challengeSettings, samePeople, reviews])
    expect(await db().$count(table, eq(table.issuerId, other.issuerId))).toBe(0)
})
