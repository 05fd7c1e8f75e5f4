import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { sessionOf } from '#features/giving/server/testing-giving.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { createTemplate, deleteTemplate } from '#features/templates/contract.ts'
import { signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import type { Member } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as people from '../people/contract.ts'
import * as reviewsContract from '../reviews/contract.ts'
import * as wallet from '../wallet-contract.ts'
import { challengeChecks, challenges, reviews } from './tables.ts'
import { type Challenging, openChallenges } from './testing-challenges.ts'

let world: World
let club: Challenging
let max: Member
beforeAll(async () => {
  world = await openWorld()
  club = await openChallenges(world)
})
beforeEach(async () => {
  max = await club.member('Max')
})
// Those of other tests would pass as well.
afterEach(() => db().update(challenges).set({ deletedAt: world.now() }))
afterAll(() => world.close())

const refused = (key: string, status: number) => ({ key, status })
const db = () => world.ctx().db

test('members who hold a badge pass a new challenge at once, and others when they get one', async () => {
  const lea = await club.member('Léa')
  await club.award(max)
  const data = { templateHashList: [await club.hashOf(club.basicId)], count: 1 }
  const preview = { type: 'ownsBadges', data } as const
  expect(await world.call(contract.previewChallenge, preview, club.studio)).toEqual({ meets: 1 })
  const word = { type: 'code', data: { kind: 'word', word: 'quay' } } as const
  expect(await world.call(contract.previewChallenge, word, club.studio)).toEqual({})
  const id = await club.hold()
  await world.runJobs()
  expect(await club.seen(max, id)).toMatchObject({
    state: 'passed',
    title: 'Hold First aid at the bench',
    shown: { count: 1, has: 1, templates: [{ id: club.basicId, title: 'First aid at the bench' }] },
  })
  expect(await club.points(max)).toBe(10)
  const own = await world.call(wallet.listOwnChallenges, { issuerId: club.issuerId }, { token: max.token })
  expect(own.challenges.map(({ challengeId }) => challengeId)).toEqual([id])
  expect(await club.seen(lea, id)).toMatchObject({ state: 'open', shown: { has: 0 } })
  expect(await club.check(lea, id)).toMatchObject({ state: 'refused', points: 0 })
  await club.award(lea)
  await world.runJobs()
  expect(await club.seen(lea, id)).toMatchObject({ state: 'passed' })
  expect(await club.listed(id)).toMatchObject({ passed: 2, way: 'own', reward: 10, data, quests: [], stopped: '' })
})

test('a revocation that leaves too few ends the pass and its reward; another badge passes it again', async () => {
  const id = await club.hold(2)
  const [first = '', second = ''] = [await club.award(max), await club.award(max)]
  await world.runJobs()
  expect(await club.points(max)).toBe(10)
  const third = await club.award(max)
  await club.revoke(third)
  await world.runJobs()
  expect(await club.seen(max, id)).toMatchObject({ state: 'passed' })
  await club.revoke(second)
  await world.runJobs()
  expect(await club.seen(max, id)).toMatchObject({ state: 'ended', passedAt: '' })
  expect(await club.points(max)).toBe(0)
  await club.award(max)
  await world.runJobs()
  expect(await club.points(max)).toBe(10)
  await suspendBadges(world.ctx(), [first], 'because')
  await resumeBadges(world.ctx(), [first])
  await world.runJobs()
  expect(await club.points(max)).toBe(10)
})

test('a badge that was given counts once it is claimed, until it is revoked', async () => {
  const lea = await club.member('Léa')
  const id = await club.create('sentBadges', { templateHashList: [await club.hashOf(club.templateId)] })
  await club.giveTo(max, lea)
  expect(await club.check(max, id)).toMatchObject({ state: 'refused' })
  await lea.take((await club.received(lea))[0]?.token ?? '')
  await world.runJobs()
  expect(await club.seen(max, id)).toMatchObject({ state: 'passed' })
  expect(await club.seen(lea, id)).toMatchObject({ state: 'open' })
  await club.revoke(...(await club.badgesOf(lea)).map((badge) => badge.id))
  await world.runJobs()
  expect(await club.seen(max, id)).toMatchObject({ state: 'ended' })
})

test.each([
  ['pseudo', {}, 'Max'],
  ['did', {}, /^did:sdi:0x/],
  ['walletAddress', {}, /^0x[0-9a-fA-F]{40}$/],
  ['authenticationKey', {}, /^did:sdi:.*#controller$/],
  ['publicKey', {}, /^0[23][0-9a-f]{64}$/],
  ['telephone', { value: '+33 6 12 34 56 78' }, '+33612345678'],
])('a member shares %s by consent, and withdraws it', async (vcKey, input, value) => {
  const id = await club.create('vcAuth', { vcKey })
  await expect(club.check(max, id, input)).rejects.toMatchObject(refused('consentMissing', 400))
  expect(await club.check(max, id, { ...input, consents: true })).toMatchObject({ state: 'passed', points: 10 })
  const { value: shared } = (await club.pass(max, id)) ?? {}
  expect(shared).toMatch(value instanceof RegExp ? value : new RegExp(`^${value.replace('+', '\\+')}$`))
  expect((await club.seen(max, id))?.shown).toMatchObject({ vcKey, value: shared })
  await world.call(wallet.withdrawValue, { challengeId: id }, { token: max.token })
  expect(await club.pass(max, id)).toMatchObject({ value: null, state: 'passed' })
})

test('only a proven e-mail address of the member is shared', async () => {
  const email = `${newId()}@example.org`
  const lea = await club.member('Léa', email)
  const id = await club.create('vcAuth', { vcKey: 'email' })
  const other = { consents: true, value: 'other@example.org' }
  await expect(club.check(lea, id, other)).rejects.toMatchObject(refused('valueMissing', 400))
  await club.check(lea, id, { consents: true, value: email })
  expect(await club.pass(lea, id)).toMatchObject({ value: email })
})

test('a member without a name or a number is told what is missing', async () => {
  const nobody = await club.member('')
  const [pseudo, telephone] = [
    await club.create('vcAuth', { vcKey: 'pseudo' }),
    await club.create('vcAuth', { vcKey: 'telephone' }),
  ]
  const consents = true
  await expect(club.check(nobody, pseudo, { consents })).rejects.toMatchObject(refused('valueMissing', 400))
  const wrong = { consents, value: '06 12' }
  await expect(club.check(nobody, telephone, wrong)).rejects.toMatchObject(refused('telephoneInvalid', 400))
})

test('a challenge is for members with a proven session', async () => {
  const id = await club.create('vcAuth', { vcKey: 'pseudo' })
  const stranger = await club.member('Zoé')
  const unproven = { token: await sessionOf(world, stranger.holderId, false) }
  await expect(club.check(unproven, id)).rejects.toMatchObject(refused('addressNotProven', 403))
  await club.check(stranger, id, { consents: true })
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token: stranger.token })
  expect(await club.pass(stranger, id)).toMatchObject({ state: 'passed', value: null })
  await expect(club.check(stranger, id)).rejects.toMatchObject(refused('notAMember', 403))
  await expect(
    world.call(wallet.listOwnChallenges, { issuerId: club.issuerId }, { token: stranger.token }),
  ).rejects.toMatchObject(refused('notFound', 404))
})

test('five checks of a challenge in an hour are enough, and thirty of all', async () => {
  const id = await club.hold(9)
  for (let i = 0; i < 5; i++) await club.check(max, id)
  await expect(club.check(max, id)).rejects.toMatchObject(refused('tooManyChecks', 429))
  const other = await club.hold(8)
  const at = world.now()
  const rows = Array.from({ length: 25 }, (_, i) => ({ id: newId(), challengeId: `other ${i}`, provider: '', at }))
  const of = { issuerId: club.issuerId, holderId: max.holderId }
  await db()
    .insert(challengeChecks)
    .values(rows.map((row) => ({ ...row, ...of })))
  await expect(club.check(max, other)).rejects.toMatchObject(refused('tooManyChecks', 429))
  const hourAgo = new Date(at.getTime() - 3_600_001)
  await db().update(challengeChecks).set({ at: hourAgo }).where(eq(challengeChecks.holderId, max.holderId))
  expect(await club.check(max, id)).toMatchObject({ state: 'refused' })
})

test('the sixth wallet of a network in a day passes, and its points wait for a decision', async () => {
  const id = await club.create('vcAuth', { vcKey: 'did' })
  const people = await Promise.all(Array.from({ length: 7 }, (_, i) => club.member(`M${i}`)))
  const results = []
  for (const person of people) results.push(await club.check(person, id, { consents: true }))
  expect(results.map(({ isHeld }) => isHeld)).toEqual([false, false, false, false, false, true, true])
  const [, , , , , sixth, seventh] = people as [Member, Member, Member, Member, Member, Member, Member]
  expect(await club.points(sixth)).toBe(0)
  const { items } = await world.call(reviewsContract.listReviews, {}, club.studio)
  expect(items.map(({ kind, wallets }) => [kind, wallets])).toEqual([
    ['held', 6],
    ['held', 7],
  ])
  const [first = '', second = ''] = items.map((item) => item.id)
  await world.call(reviewsContract.decideReviews, { ids: [first], accepted: true }, club.studio)
  await world.call(reviewsContract.decideReviews, { ids: [second], accepted: false, reason: 'One person' }, club.studio)
  expect([await club.points(sixth), await club.points(seventh)]).toEqual([10, 0])
  expect(await club.seen(seventh, id)).toMatchObject({ state: 'refused', reason: 'One person' })
  await world.call(reviewsContract.undoReviews, { ids: [first, second] }, club.studio)
  expect([await club.points(sixth), await club.points(seventh)]).toEqual([0, 0])
  expect([await club.pass(sixth, id), await club.pass(seventh, id)]).toMatchObject([
    { state: 'passed', isHeld: true },
    { state: 'passed', isHeld: true },
  ])
})

/** How many wallets of one network pass a challenge in a day before the rewards of others wait. */
const limitNetworks = (network: number) =>
  world.call(contract.updateCheckLimits, { providers: {}, network }, club.studio)
const reviewOf = async ({ did }: Member) =>
  (await world.call(reviewsContract.listReviews, {}, club.studio)).items.find(({ member }) => member.did === did)?.id ??
  ''

test('a reward that waits still waits after the badge was revoked and another came', async () => {
  const [id, badgeId] = [await club.hold(), await club.award(max)]
  await world.runJobs()
  const of = { issuerId: club.issuerId, challengeId: id, holderId: max.holderId }
  await db()
    .insert(reviews)
    .values({ ...of, id: newId(), kind: 'held', state: 'waiting', createdAt: world.now() })
  await club.revoke(badgeId)
  await world.runJobs()
  expect((await club.pass(max, id))?.state).toBe('ended')
  await club.award(max)
  await world.runJobs()
  expect(await club.pass(max, id)).toMatchObject({ state: 'passed', isHeld: true })
  expect(await club.points(max)).toBe(0)
  await world.call(reviewsContract.decideReviews, { ids: [await reviewOf(max)], accepted: true }, club.studio)
  expect(await club.points(max)).toBe(10)
})

test('what an admin refused cannot be passed from another network', async () => {
  const id = await club.create('vcAuth', { vcKey: 'did' })
  const second = await club.member('Second')
  await limitNetworks(1)
  for (const each of [max, second]) await club.check(each, id, { consents: true })
  const ids = [await reviewOf(second)]
  await world.call(reviewsContract.decideReviews, { ids, accepted: false, reason: 'One person' }, club.studio)
  await limitNetworks(5)
  expect(await club.check(second, id, { consents: true })).toMatchObject({ state: 'refused', points: 0 })
  expect(await club.points(second)).toBe(0)
})

test('wallets marked as one person keep the earlier pass; separated, both hold', async () => {
  const [first, second] = [await club.member('A'), await club.member('B')]
  const id = await club.create('vcAuth', { vcKey: 'authenticationKey' })
  const later = await club.create('vcAuth', { vcKey: 'walletAddress' })
  await club.check(first, id, { consents: true })
  await club.check(second, id, { consents: true })
  const dids = [second.did, first.did]
  expect(await world.call(people.markSamePerson, { dids }, club.studio)).toEqual({ reversed: 1 })
  const { wallets } = await world.call(people.listPersonWallets, { did: first.did }, club.studio)
  expect(wallets).toEqual([{ did: second.did, name: 'B' }])
  expect([await club.points(first), await club.points(second)]).toEqual([10, 0])
  await club.check(first, later, { consents: true })
  await expect(club.check(second, later, { consents: true })).rejects.toMatchObject(refused('passedElsewhere', 409))
  await world.call(people.separatePerson, { did: first.did }, club.studio)
  const separated = await world.call(people.listPersonWallets, { did: first.did }, club.studio)
  expect(separated).toEqual({ wallets: [] })
  expect([await club.points(first), await club.points(second)]).toEqual([20, 10])
  await club.check(second, later, { consents: true })
  expect(await club.points(second)).toBe(20)
})

test('a challenge whose last template was deleted stops, and the admins are notified', async () => {
  const { templateId } = await world.call(createTemplate, await templateForm({ name: 'Old' }), club.studio)
  await world.runJobs()
  const id = await club.hold(1, templateId)
  await club.award(max, templateId)
  await world.runJobs()
  await world.call(deleteTemplate, { templateId }, club.studio)
  await world.runJobs()
  expect(await club.listed(id)).toMatchObject({ stopped: 'templatesGone', data: { templateHashList: [] } })
  const lea = await club.member('Léa')
  await expect(club.check(lea, id)).rejects.toMatchObject(refused('challengeEnded', 410))
  expect(await club.seen(max, id)).toMatchObject({ state: 'passed', isStopped: true })
  const { notices } = await world.call(listNotices, {}, club.studio)
  expect(notices[0]).toMatchObject({ kind: 'challengesStopped', count: 1 })
})

test('a deleted challenge is hidden, and what it gave stays', async () => {
  const id = await club.create('vcAuth', { vcKey: 'did' })
  await club.check(max, id, { consents: true })
  await club.remove(id)
  expect(await club.listed(id)).toBeUndefined()
  expect(await club.points(max)).toBe(10)
  await expect(club.check(max, id)).rejects.toMatchObject(refused('notFound', 404))
  await expect(club.remove(id)).rejects.toMatchObject(refused('notFound', 404))
})

test.each([
  ['ownsBadges', { templateHashList: [], count: 1 }, 'templatesMissing'],
  ['ownsBadges', { templateHashList: ['0x00'], count: 1 }, 'templatesUnknown'],
  ['ownsBadges', { templateHashList: ['0x00'], count: 1001 }, 'countInvalid'],
  ['vcAuth', { vcKey: 'shoeSize' }, 'vcKeyMissing'],
  ['vcAuth', { vcKey: 'xUsername' }, 'typeNotOffered'],
  ['xFollow', { targetAccount: 'no spaces allowed' }, 'accountInvalid'],
  ['discordJoin', { inviteLink: 'https://example.org/invite/abc' }, 'inviteInvalid'],
] as const)('%s with %j is refused with %s', async (type, data, key) => {
  await expect(club.create(type, data)).rejects.toMatchObject({ key })
})

test('a template of another community, and one of another category, is unknown', async () => {
  const other = await signUpIssuer(world, 'Elsewhere')
  const { templateId } = await world.call(createTemplate, await templateForm(), { token: other.token })
  await world.runJobs()
  const unknown = refused('templatesUnknown', 400)
  await expect(club.hold(1, templateId)).rejects.toMatchObject(unknown)
  const basic = { templateHashList: [await club.hashOf(club.basicId)] }
  await expect(club.create('sentBadges', basic)).rejects.toMatchObject(unknown)
})

test('a type whose provider is off is offered for review, and one that only signs in is not offered', async () => {
  const { types } = await world.call(contract.listChallenges, {}, club.studio)
  const ways = Object.fromEntries(types.map(({ type, way }) => [type, way]))
  expect(ways).toMatchObject({ xFollow: 'review', facebookPost: 'review', vcAuth: 'own', evidence: 'review' })
  expect(ways).not.toHaveProperty('xAuth')
  await expect(club.create('xAuth')).rejects.toMatchObject(refused('typeNotOffered', 409))
  const id = await club.create('xFollow', { targetAccount: '@blazon' })
  await expect(club.check(max, id)).rejects.toMatchObject(refused('evidenceNeeded', 409))
})

test('a challenge for the name at X, on a server where X was turned off since, is stopped', async () => {
  const id = await club.create('vcAuth', { vcKey: 'did' })
  const data = { vcKey: 'xUsername' }
  await world.ctx().db.update(challenges).set({ data }).where(eq(challenges.id, id))
  expect(await club.listed(id)).toMatchObject({ stopped: 'providerOff' })
  await expect(club.check(max, id, { consents: true })).rejects.toMatchObject(refused('challengeEnded', 410))
})

test.each([
  ['xPost', { message: 'I repaired a chair' }],
  ['xFollow', { targetAccount: 'blazon' }],
  ['discordJoin', { inviteLink: 'https://discord.gg/workshop' }],
  ['telegramJoin', { targetAccount: 'workshop' }],
] as const)('%s that people review shows a member what to do', async (type, shown) => {
  const id = await club.create(type, shown)
  expect(await club.seen(max, id)).toMatchObject({ way: 'review', shown })
})

test('limits stay within those of the operator', async () => {
  const set = (x: number) => world.call(contract.updateCheckLimits, { providers: { x }, network: 9 }, club.studio)
  await expect(set(1001)).rejects.toMatchObject(refused('limitInvalid', 400))
  await set(20)
  expect(await world.call(contract.getCheckLimits, {}, club.studio)).toMatchObject({ network: 9 })
  await world.call(contract.updateCheckLimits, { providers: {}, network: 5 }, club.studio)
})
