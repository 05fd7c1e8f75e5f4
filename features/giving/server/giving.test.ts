import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { confirmationDocument, contentHash, signerOfDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { listSessions } from '#features/claims/contract.ts'
import { extendClaims } from '#features/claims/server/extend-claims.ts'
import { endClaimsOf } from '#features/claims/server/follow-template.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import { getConversation } from '#features/conversations/contract.ts'
import { reissueSession } from '#features/history/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { inTransaction } from '#platform/context.ts'
import { tokenOf } from '#testing/claim.ts'
import type { Member } from '#testing/member-stories.ts'
import { lastMail } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { countSentGifts } from './count-sent-gifts.ts'
import { type Giving, memberWithKey, openGiving, openNamed } from './testing-giving.ts'

let world: World
let club: Giving
let max: Member
let lea: Member
beforeAll(async () => {
  world = await openWorld()
  club = await openGiving(world)
})
beforeEach(async () => {
  await club.set({})
  max = await club.member('Max')
  lea = await club.member('Léa')
})
afterAll(() => world.close())

const refused = (key: string, status: number) => ({ key, status })
const db = () => world.ctx().db

test('a badge names its giver and carries their sentence, from the gift to the verification page', async () => {
  const { giftId, state, left } = await club.giveTo(max, lea, 'You carried my rope.')
  expect([state, left]).toEqual(['given', 4])
  expect(await club.given(max)).toMatchObject([
    { giftId, state: 'waiting', canWithdraw: true, recipient: { name: 'Léa' } },
  ])
  const [waiting] = await club.received(lea)
  expect(waiting).toMatchObject({ giver: { name: 'Max', did: max.did }, sentence: 'You carried my rope.' })
  const page = await world.call(getClaim, { token: waiting?.token ?? '' })
  expect(page).toMatchObject({ giver: { name: 'Max', sentence: 'You carried my rope.' }, card: { giver: 'Max' } })
  await lea.take(waiting?.token ?? '')
  expect(await club.received(lea)).toEqual([])
  const { badgeId } = await club.rowOf(giftId)
  const verified = await world.call(verifyBadge, { badgeId })
  expect(verified).toMatchObject({
    card: { giver: 'Max', hasEvidence: true },
    evidence: [{ text: 'You carried my rope.' }],
  })
  const [badge] = await db().select().from(badges).where(eq(badges.id, badgeId))
  const subject = badge?.credential.credentialSubject as { source: object }
  expect(subject.source).toMatchObject({ id: max.did, name: 'Max' })
  expect(badge?.credential.evidence).toMatchObject([{ narrative: 'You carried my rope.' }])
  expect(await club.given(max)).toMatchObject([{ state: 'claimed', canWithdraw: false }])
  const [listed] = (await club.listed()).gifts
  expect(listed).toMatchObject({ giver: { name: 'Max' }, recipient: { name: 'Léa' }, state: 'claimed', badgeId })
  await expect(club.withdraw(max, giftId)).rejects.toMatchObject(refused('giftEnded', 409))
})

test('the history shows the gift, a reissued badge still names the giver, and a revoked one does not count', async () => {
  const { giftId } = await club.giveTo(max, lea, 'Thank you')
  await lea.take((await club.received(lea))[0]?.token ?? '')
  const sent = () => countSentGifts(world.ctx(), max.holderId, [club.templateId])
  expect(await sent()).toBe(1)
  const { sessions } = await world.call(listSessions, { templateId: club.templateId }, club.studio)
  expect(sessions[0]).toMatchObject({ member: { pseudo: 'Léa' }, status: 'owner', evidenceText: 'Thank you' })
  const { badges: said } = await world.call(getConversation, { did: lea.did }, club.studio)
  expect(said).toEqual([])
  const asked = { challenge: sessions[0]?.challenge ?? '', reason: 'typing error' }
  const { badgeId } = await world.call(reissueSession, asked, club.studio)
  expect((await world.call(verifyBadge, { badgeId })).card).toMatchObject({ giver: 'Max' })
  expect((await club.rowOf(giftId)).badgeId).toBe(badgeId)
  expect(await sent()).toBe(1)
  await revokeBadges(club.ctx, [badgeId], 'mistake')
  expect(await sent()).toBe(0)
  expect(await club.given(max)).toMatchObject([{ state: 'revoked' }])
})

test('an address gets an e-mail in both languages with the name of the giver, and stays an address for them', async () => {
  const email = `${newId()}@example.org`
  const zoe = await club.member('Zoé', email)
  const preview = await club.prepare(max, { email })
  expect(preview.recipient).toEqual({ did: '', name: '', imageUrl: '', email })
  await club.give(max, { email: email.toUpperCase() })
  await world.runJobs()
  const mail = await lastMail(world, email)
  expect(mail?.subject).toBe('Max gives you a badge: Team spirit')
  expect(mail?.text).toContain('Max, a member of Cordée Lyon')
  expect(mail?.text).toContain('Max, membre de Cordée Lyon')
  const [waiting] = await club.received(zoe)
  expect(tokenOf(/\/claim\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')).toBe(waiting?.token)
  await zoe.take(waiting?.token ?? '')
  expect(await club.given(max)).toMatchObject([{ state: 'claimed', recipient: { email, did: '', name: '' } }])
})

test('a declined gift looks like one that waits, is withdrawn like it, and can no longer be claimed', async () => {
  const { giftId } = await club.giveTo(max, lea)
  const [before] = await club.given(max)
  const [waiting] = await club.received(lea)
  await club.decline(lea, giftId)
  await club.decline(lea, giftId)
  expect(await club.given(max)).toEqual([before])
  expect(await club.received(lea)).toEqual([])
  await expect(lea.take(waiting?.token ?? '')).rejects.toMatchObject({ status: 400 })
  expect((await club.listed()).gifts[0]).toMatchObject({ giftId, state: 'declined' })
  await club.withdraw(max, giftId)
  expect(await club.given(max)).toMatchObject([{ state: 'withdrawn' }])
  await expect(club.withdraw(max, giftId)).rejects.toMatchObject(refused('giftEnded', 409))
})

test('a declined gift still looks like one that waits when its claims end, are extended or were revoked', async () => {
  const other = await openGiving(world, { pairDays: 0 })
  const [giver, taker] = [await other.member('Max'), await other.member('Léa')]
  const [a, b] = [await other.giveTo(giver, taker), await other.giveTo(giver, taker)]
  await other.decline(taker, a.giftId)
  const rows = await Promise.all([a, b].map(({ giftId }) => other.rowOf(giftId)))
  const ids = rows.map(({ claimId }) => claimId)
  const seen = async () =>
    (await other.given(giver)).map(({ state, endDate, canWithdraw }) => ({ state, endDate, canWithdraw }))
  const asked = { issuerId: other.issuerId, ids }
  const soon = new Date(world.now().getTime() + 86_400_000)
  await db().update(claims).set({ endDate: soon }).where(inArray(claims.id, ids))
  const endDate = new Date(soon.getTime() + 86_400_000)
  expect(await extendClaims(world.ctx(), { ...asked, endDate })).toHaveLength(1)
  const waits = { state: 'waiting', endDate: endDate.toISOString(), canWithdraw: true }
  expect(await seen()).toEqual([waits, waits])
  await endClaimsOf(world.ctx(), { templateId: other.templateId })
  const expired = { state: 'expired', endDate: '', canWithdraw: false }
  expect(await seen()).toEqual([expired, expired])
  const c = await other.giveTo(giver, taker)
  const { claimId } = await other.rowOf(c.giftId)
  await inTransaction(world.ctx(), (ctx) =>
    revokeClaims(ctx, { issuerId: other.issuerId, ids: [claimId], reason: 'mistake' }),
  )
  await other.withdraw(giver, c.giftId)
  expect((await seen())[0]).toMatchObject({ state: 'withdrawn' })
})

test('a withdrawn gift cannot be claimed or declined, and releases its place', async () => {
  const { giftId } = await club.giveTo(max, lea)
  const [waiting] = await club.received(lea)
  await club.withdraw(max, giftId)
  await expect(lea.take(waiting?.token ?? '')).rejects.toMatchObject({ status: 400 })
  await expect(club.decline(lea, giftId)).rejects.toMatchObject(refused('giftEnded', 409))
  await expect(club.decline(max, giftId)).rejects.toMatchObject(refused('notFound', 404))
  await expect(club.withdraw(lea, giftId)).rejects.toMatchObject(refused('notFound', 404))
})

test('a used-up quantity is "not now" for the giver, and the admins are notified once', async () => {
  const few = await openGiving(world, {}, { limit: 1 })
  const giver = await few.member('Max')
  await few.giveTo(giver, await few.member('Léa'))
  const next = await few.member('Zoé')
  for (let i = 0; i < 2; i++) await expect(few.giveTo(giver, next)).rejects.toMatchObject(refused('giftNotNow', 409))
  expect(await few.given(giver)).toHaveLength(1)
  const { notices } = await world.call(listNotices, {}, few.studio)
  expect(notices.filter(({ kind }) => kind === 'giftsStopped')).toHaveLength(1)
})

test('a wallet with its own key signs the gift; an altered gift, a late document and another key are refused', async () => {
  const own = await memberWithKey(world, club.issuerId, 'Ida')
  const gift = { code: await club.codeOf(lea), sentence: 'For the rope', key: newId() }
  const { documents, deadline } = await club.prepare(own, gift)
  const [document] = documents
  expect(document?.message).toMatchObject({
    recipient: lea.did,
    operationId: gift.key,
    sentenceHash: contentHash(gift.sentence),
  })
  const signature = await own.sign(document)
  const wrong = refused('proofWrong', 401)
  await expect(club.give(own, { ...gift, deadline })).rejects.toMatchObject(wrong)
  await expect(club.give(own, { ...gift, sentence: 'For me', deadline, signature })).rejects.toMatchObject(wrong)
  await expect(club.give(own, { ...gift, key: newId(), deadline, signature })).rejects.toMatchObject(wrong)
  await expect(club.give(own, { ...gift, code: await club.codeOf(max), deadline, signature })).rejects.toMatchObject(
    wrong,
  )
  const other = await memberWithKey(world, club.issuerId, 'Eve')
  await expect(club.give(own, { ...gift, deadline, signature: await other.sign(document) })).rejects.toMatchObject(
    wrong,
  )
  await expect(club.give(own, { ...gift, deadline: deadline - 600, signature })).rejects.toMatchObject(
    refused('giftLate', 410),
  )
  const { giftId } = await club.give(own, { ...gift, deadline, signature })
  expect((await club.give(own, { ...gift, deadline, signature })).giftId).toBe(giftId)
  await expect(club.give(own, { ...gift, sentence: 'x', deadline, signature })).rejects.toMatchObject(
    refused('keyReused', 409),
  )
})

test('the server signs the gift of an e-mail wallet with its account key, and anybody can check it', async () => {
  const [key, sentence] = [newId(), 'Hello']
  const { giftId } = await club.give(max, { code: await club.codeOf(lea), sentence, key })
  const { signature, signedUntil: deadline, signedFor: recipient, account } = await club.rowOf(giftId)
  const message = { operationId: key, deadline, account, templateId: club.templateId, name: 'Team spirit', recipient }
  const said = { ...message, sentenceHash: contentHash(sentence) }
  const document = confirmationDocument('GiveBadge', said, world.config.publicUrl)
  expect(await signerOfDocument(document, signature)).toBe(max.did)
  expect([account, recipient]).toEqual([max.did, lea.did])
})

test('an admin reviews first: nothing is sent before, one decision wins, and a giver who left is not sent', async () => {
  await club.set({ reviewsFirst: true })
  const { giftId, state } = await club.giveTo(max, lea, 'Hi')
  expect(state).toBe('review')
  expect(await club.received(lea)).toEqual([])
  expect(await club.given(max)).toMatchObject([{ state: 'review', canWithdraw: true }])
  const { gifts: queue, counts } = await club.listed('review')
  expect([queue[0]?.giftId, counts.review]).toEqual([giftId, 1])
  const { notices } = await world.call(listNotices, {}, club.studio)
  expect(notices.find(({ kind }) => kind === 'giftsToReview')).toMatchObject({ title: 'Team spirit' })
  await club.approve(giftId)
  await expect(club.refuse(giftId)).rejects.toMatchObject(refused('giftDecided', 409))
  expect(await club.received(lea)).toMatchObject([{ giftId }])
  const second = await club.giveTo(max, await club.member('Zoé'))
  await club.refuse(second.giftId)
  expect((await club.given(max))[0]).toMatchObject({ giftId: second.giftId, state: 'refused', canWithdraw: false })
  const third = await club.giveTo(max, await club.member('Tom'))
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token: max.token })
  await expect(club.approve(third.giftId)).rejects.toMatchObject(refused('giftDecided', 409))
})

test('the settings are off at first, and of Community templates only', async () => {
  const templateId = await openNamed(world, club)
  const asked = world.call(contract.getGiving, { templateId }, club.studio)
  await expect(asked).rejects.toMatchObject(refused('notCommunity', 409))
  const gifts = world.call(contract.listGifts, { templateId }, club.studio)
  await expect(gifts).rejects.toMatchObject(refused('notCommunity', 409))
  const { settings, templates: named } = await world.call(
    contract.getGiving,
    { templateId: club.templateId },
    club.studio,
  )
  expect(settings).toMatchObject({ isOn: true, givers: 'members', perWeek: 5, pairDays: 30, reviewsFirst: false })
  expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining([templateId, club.templateId]))
})
