import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deleteChallenge } from '../../contract.ts'
import { passChallenge } from '../../server/pass-challenge.ts'
import { challenges, reviews } from '../../server/tables.ts'
import { type OwnTypes, openOwnTypes } from '../../server/testing-own-types.ts'
import * as contract from '../contract.ts'
import { eraseOldEvidence } from './erase-old-evidence.ts'

let world: World
let club: OwnTypes
beforeAll(async () => {
  world = await openWorld()
  club = await openOwnTypes(world)
})
afterAll(() => world.close())

const DAY_MS = 86_400_000
const QUIZ = { questions: [{ text: 'Which?', choices: ['a', 'b'], right: [0] }], passMark: 1, attemptsADay: 3 }
const show = (reward = 0, kinds = ['text', 'link', 'picture']) =>
  club.make('evidence', { request: 'Show your knot', kinds }, reward)
/** A member who gave evidence: the member, the challenge and the review. */
const given = async (reward = 5, what: Parameters<OwnTypes['give']>[2] = { text: `Done ${newId()}` }) => {
  const [challengeId, lea] = [await show(reward), await club.member('Léa')]
  await club.give(lea, challengeId, what)
  const { items } = await club.reviews()
  const reviewId = items.find((item) => item.challengeId === challengeId)?.id ?? ''
  return { challengeId, lea, reviewId, state: async () => (await club.seen(lea, challengeId))?.state }
}
/** Each has a colour of its own, so that none is stored twice. */
const picture = async (after = '') => {
  const png = await sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: `#${newId()
        .replace(/[^0-9a-f]/g, '')
        .padEnd(6, '0')
        .slice(0, 6)}`,
    },
  })
    .withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
    .png()
    .toBuffer()
  return new File([png, after], 'knot.png', { type: 'image/png' })
}

test('evidence waits for an admin, who is notified and sees what was given', async () => {
  const { challengeId, lea, state } = await given(5, { text: 'A bowline', link: 'https://example.org/knot' })
  expect(await state()).toBe('review')
  const { items, waiting } = await club.reviews()
  expect(items.at(-1)).toMatchObject({
    challengeId,
    kind: 'evidence',
    data: { request: 'Show your knot' },
    member: { did: lea.did, name: 'Léa' },
    text: 'A bowline',
    link: 'https://example.org/knot',
    state: 'waiting',
  })
  expect(waiting).toBe(items.length)
  const { notices } = await world.call(listNotices, {}, club.studio)
  expect(notices.filter(({ kind }) => kind === 'reviewsWaiting')).toHaveLength(1)
  await expect(club.give(lea, challengeId, { text: 'Again' })).rejects.toMatchObject({ key: 'evidenceGiven' })
})

test.each([
  [{}, 'evidenceMissing'],
  [{ text: '   ' }, 'evidenceMissing'],
  [{ link: 'javascript:alert(1)' }, 'linkInvalid'],
  [{ link: 'https://somebody:secret@example.org' }, 'linkInvalid'],
  [{ image: new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' }) }, 'fileFormatInvalid'],
])('refuses %j as evidence: %s', async (what, key) => {
  await expect(club.give(await club.member(), await show(), what)).rejects.toMatchObject({ key })
})

test('evidence of a kind that was not requested does not count', async () => {
  const gave = club.give(await club.member(), await show(0, ['picture']), { text: 'I did it' })
  await expect(gave).rejects.toMatchObject({ key: 'evidenceMissing' })
})

test('a picture is stored without metadata and without the program behind it, and only its admins see it', async () => {
  const { reviewId } = await given(0, { image: await picture('<script>alert(1)</script>') })
  const { image } = await world.call(contract.getEvidencePicture, { reviewId }, club.studio)
  const bytes = Buffer.from(image.replace(/^data:image\/\w+;base64,/, ''), 'base64')
  expect([bytes.includes('script'), bytes.includes('Somebody')]).toEqual([false, false])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 })
  const other = await signUpIssuer(world, 'Cordée Annecy')
  const asOther = world.call(contract.getEvidencePicture, { reviewId }, { token: other.token })
  await expect(asOther).rejects.toMatchObject({ key: 'notFound' })
  expect(await world.call(contract.listReviews, {}, { token: other.token })).toMatchObject({ items: [], waiting: 0 })
})

test('accepting gives the reward, and undoing takes it back', async () => {
  const { lea, reviewId, state } = await given(5)
  expect(await club.decide([reviewId], true)).toEqual({ decided: 1 })
  expect([await state(), await club.pointsOf(lea)]).toEqual(['passed', 5])
  expect((await club.reviews('decided')).items[0]).toMatchObject({ id: reviewId, state: 'accepted', canUndo: true })
  expect(await club.undo([reviewId])).toEqual({ undone: 1 })
  expect([await state(), await club.pointsOf(lea)]).toEqual(['review', 0])
  await club.decide([reviewId], true)
  expect([await state(), await club.pointsOf(lea)]).toEqual(['passed', 5])
})

test('a decision can be undone for a day', async () => {
  const { reviewId } = await given()
  await club.decide([reviewId], true)
  const late = new Date(world.now().getTime() - DAY_MS)
  await world.ctx().db.update(reviews).set({ decidedAt: late }).where(eq(reviews.id, reviewId))
  expect(await club.undo([reviewId])).toEqual({ undone: 0 })
})

test('a refusal has a reason that the member reads; new evidence ends its undoing', async () => {
  const { challengeId, lea, reviewId, state } = await given()
  await expect(club.decide([reviewId], false)).rejects.toMatchObject({ key: 'reasonMissing' })
  await club.decide([reviewId], false, 'Too blurred')
  expect(await club.seen(lea, challengeId)).toMatchObject({ state: 'refused', reason: 'Too blurred' })
  await club.undo([reviewId])
  expect(await state()).toBe('review')
  await club.decide([reviewId], false, 'Too blurred')
  await club.give(lea, challengeId, { text: 'A better one' })
  expect(await club.undo([reviewId])).toEqual({ undone: 0 })
  expect(await state()).toBe('review')
})

test('undoing a refusal leaves what was passed otherwise since', async () => {
  const { challengeId, lea, reviewId, state } = await given(5)
  await club.decide([reviewId], false, 'Blurred')
  const [challenge] = await world.ctx().db.select().from(challenges).where(eq(challenges.id, challengeId))
  if (!challenge) throw new Error('There is no such challenge')
  await passChallenge(world.ctx(), { challenge, holderId: lea.holderId })
  expect(await club.undo([reviewId])).toEqual({ undone: 1 })
  expect([await state(), await club.pointsOf(lea)]).toEqual(['passed', 5])
})

test('many are decided at once, and those of another community are left alone', async () => {
  const some = [await given(2), await given(3)]
  const ids = some.map(({ reviewId }) => reviewId)
  const other = await openOwnTypes(world, 'Cordée Annecy')
  expect(await other.decide(ids, true)).toEqual({ decided: 0 })
  expect(await club.decide([...ids, newId()], true)).toEqual({ decided: 2 })
  expect(await Promise.all(some.map(({ lea }) => club.pointsOf(lea)))).toEqual([2, 3])
})

testOnPostgres('of two admins who decide at once, the first one decides', async () => {
  const { lea, reviewId, state } = await given(5)
  const both = await Promise.all([club.decide([reviewId], true), club.decide([reviewId], false, 'No')])
  expect(both.reduce((sum, { decided }) => sum + decided, 0)).toBe(1)
  const isAccepted = both[0]?.decided === 1
  expect([await state(), await club.pointsOf(lea)]).toEqual(isAccepted ? ['passed', 5] : ['refused', 0])
})

test('evidence of a deleted challenge waits no more', async () => {
  const { challengeId, reviewId } = await given()
  await world.call(deleteChallenge, { challengeId }, club.studio)
  expect(await club.decide([reviewId], true)).toEqual({ decided: 0 })
  expect((await club.reviews()).items.some(({ id }) => id === reviewId)).toBe(false)
})

const rowsOf = (holderId: string) => world.ctx().db.$count(reviews, eq(reviews.holderId, holderId))
const blobOf = async (reviewId: string) => {
  const [row] = await world.ctx().db.select().from(reviews).where(eq(reviews.id, reviewId))
  return row?.imageCid ?? ''
}

test('evidence is erased 90 days after its decision, with the picture; what was given stays', async () => {
  const [old, recent] = [await given(5, { image: await picture() }), await given()]
  const cid = await blobOf(old.reviewId)
  await club.decide([old.reviewId, recent.reviewId], true)
  for (const [{ reviewId }, days] of [[old, 90.1] as const, [recent, 89.9] as const]) {
    const decidedAt = new Date(world.now().getTime() - days * DAY_MS)
    await world.ctx().db.update(reviews).set({ decidedAt }).where(eq(reviews.id, reviewId))
  }
  await eraseOldEvidence(world.ctx({ kind: 'system', job: 'test' }))
  await world.runJobs()
  expect([await rowsOf(old.lea.holderId), await rowsOf(recent.lea.holderId)]).toEqual([0, 1])
  expect(await world.services.blobs.get(cid)).toBeUndefined()
  expect([await old.state(), await club.pointsOf(old.lea)]).toEqual(['passed', 5])
})

test('an erased person leaves no evidence, attempt or used code', async () => {
  const text = `Sentence ${newId()}`
  const { lea, reviewId } = await given(0, { text, image: await picture() })
  const cid = await blobOf(reviewId)
  await club.check(lea, await club.make('quiz', QUIZ), { answers: [[1]] })
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 1 })
  await club.check(lea, challengeId, { code: codes[0] ?? '' })
  await eraseHolder(world.ctx(), { holderIds: [lea.holderId], emails: [] })
  await world.runJobs()
  expect(await tablesWith(world, text)).toEqual([])
  expect(await world.services.blobs.get(cid)).toBeUndefined()
  const left = await tablesWith(world, lea.holderId)
  expect(left.filter((table) => /review|quiz|single|challenge/.test(table))).toEqual([])
  await expect(club.check(await club.member(), challengeId, { code: codes[0] ?? '' })).rejects.toMatchObject({
    key: 'codeUsed',
  })
})

test('two merged wallets: what one gave moves, and attempts of a day add up', async () => {
  const { challengeId, lea, reviewId } = await given(5)
  const into = await club.member('Léa')
  const doubled = await show()
  for (const each of [lea, into]) await club.give(each, doubled, { text: 'Twice' })
  const quiz = await club.make('quiz', QUIZ)
  for (const each of [lea, into]) await club.check(each, quiz, { answers: [[1]] })
  await mergeHolders(world.ctx(), { from: lea.holderId, into: into.holderId })
  expect([await rowsOf(lea.holderId), await rowsOf(into.holderId)]).toEqual([0, 2])
  await club.decide([reviewId], true)
  expect([(await club.seen(into, challengeId))?.state, await club.pointsOf(into)]).toEqual(['passed', 5])
  expect((await club.seen(into, quiz))?.shown.attemptsLeft).toBe(1)
})

test('evidence is withdrawn by leaving the community', async () => {
  const { challengeId, lea, reviewId } = await given()
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token: lea.token })
  expect((await club.reviews()).items.some(({ id }) => id === reviewId)).toBe(false)
  await joinMembers(world.ctx(), club.issuerId, [lea.holderId])
  expect((await club.seen(lea, challengeId))?.state).toBe('open')
})
