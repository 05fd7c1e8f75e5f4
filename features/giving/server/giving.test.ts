import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { confirmationDocument, contentHash, signerOfDocument } from '#credentials/confirmation.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { revokeBadges } from '#features/badges/server/revoke-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { listSessions } from '#features/claims/contract.ts'
import { extendClaims } from '#features/claims/server/extend-claims.ts'
import { endClaimsOf } from '#features/claims/server/follow-template.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import { getConversation } from '#features/conversations/contract.ts'
import { reissueSession } from '#features/history/contract.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { RANGED_FROM } from '#features/members/rules.ts'
import { memberCounts, members } from '#features/members/server/tables.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { rateWindows } from '#platform/tables.ts'
import { tokenOf } from '#testing/claim.ts'
import type { Member } from '#testing/member-stories.ts'
import { lastMail } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { PREVIEWS_AN_HOUR } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { countSentGifts } from './count-sent-gifts.ts'
import { ageGifts, type Giving, memberWithKey, openGiving, sessionOf } from './testing-giving.ts'

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
  await endClaimsOf(world.ctx(), other.templateId)
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

test('refuses gifts to oneself: by code, by DID, by another address, and by claiming an unknown one', async () => {
  const own = `${newId()}@example.org`
  const at = world.now()
  await db().insert(holderAddresses).values({ id: newId(), holderId: max.holderId, email: own, createdAt: at })
  const toSelf = refused('giftToSelf', 409)
  await expect(club.giveTo(max, max)).rejects.toMatchObject(toSelf)
  await expect(club.give(max, { email: own })).rejects.toMatchObject(toSelf)
  await world.call(wallet.showMember, { issuerId: club.issuerId, shown: true }, { token: max.token })
  await expect(club.give(max, { did: max.did })).rejects.toMatchObject(toSelf)
  const email = `${newId()}@example.org`
  await club.give(max, { email })
  await world.runJobs()
  const link = /\/claim\/\S+/.exec((await lastMail(world, email))?.text ?? '')?.[0] ?? ''
  await expect(max.take(tokenOf(link))).rejects.toMatchObject({ key: 'notYours' })
  expect(await club.given(max)).toMatchObject([{ state: 'waiting' }])
})

test('refuses more than the weekly number, and counts withdrawn ones; a week later it is free again', async () => {
  await club.set({ perWeek: 2 })
  const { giftId } = await club.giveTo(max, lea)
  await club.withdraw(max, giftId)
  expect((await club.giveTo(max, await club.member('Zoé'))).left).toBe(0)
  const third = await club.member('Tom')
  await expect(club.giveTo(max, third)).rejects.toMatchObject(refused('weekUsed', 409))
  const { communities } = await world.call(wallet.listGivable, {}, { token: max.token })
  expect(communities).toMatchObject([{ issuerId: club.issuerId, templates: [{ left: 0, perWeek: 2 }] }])
  expect(communities[0]?.templates[0]?.againAt).not.toBe('')
  await ageGifts(world, club.templateId, 8)
  expect((await club.giveTo(max, third)).left).toBe(1)
})

test('refuses the same recipient within the days set for a pair; by another name the gift ends unseen', async () => {
  const email = `${newId()}@example.org`
  const zoe = await club.member('Zoé', email)
  const { giftId } = await club.giveTo(max, zoe)
  const tooSoon = refused('pairTooSoon', 409)
  await expect(club.giveTo(max, zoe)).rejects.toMatchObject(tooSoon)
  await club.prepare(max, { email })
  const hidden = await club.give(max, { email })
  expect(hidden).toMatchObject({ state: 'given', left: 3 })
  await expectUnseen(hidden.giftId)
  await world.runJobs()
  // The gift by the code was e-mailed, the one to the address was not.
  expect((await lastMail(world, email))?.text).toContain((await club.received(zoe))[0]?.token)
  expect((await club.received(zoe)).map((gift) => gift.giftId)).toEqual([giftId])
  await expect(club.give(max, { email })).rejects.toMatchObject(tooSoon)
  await ageGifts(world, club.templateId, 31)
  const sent = await club.give(max, { email })
  expect((await club.rowOf(sent.giftId)).state).toBe('given')
  const back = await club.giveTo(max, zoe)
  await expectUnseen(back.giftId)
})

test('a gift that was withdrawn counts for its pair where it was sent, and not where an admin never approved it', async () => {
  const { giftId } = await club.giveTo(max, lea)
  await club.withdraw(max, giftId)
  await expect(club.giveTo(max, lea)).rejects.toMatchObject(refused('pairTooSoon', 409))
  const declined = await club.giveTo(lea, max)
  await club.decline(max, declined.giftId)
  await club.withdraw(lea, declined.giftId)
  await expect(club.giveTo(lea, max)).rejects.toMatchObject(refused('pairTooSoon', 409))
  await club.set({ reviewsFirst: true })
  const zoe = await club.member('Zoé')
  const unsent = await club.giveTo(max, zoe)
  await club.withdraw(max, unsent.giftId)
  const again = await club.giveTo(max, zoe)
  expect(again.state).toBe('review')
  await club.withdraw(max, again.giftId)
})

test('a gift that an admin approves ends unseen like one that was sent at once', async () => {
  await club.set({ reviewsFirst: true })
  const email = `${newId()}@example.org`
  const zoe = await club.member('Zoé', email)
  const first = await club.give(max, { email })
  const second = await club.giveTo(max, zoe)
  for (const { giftId } of [first, second]) await club.approve(giftId)
  await expectUnseen(second.giftId)
  expect((await club.received(zoe)).map(({ giftId }) => giftId)).toEqual([first.giftId])
})

test('a giver whom the recipient blocks sees their gifts wait, but nothing arrives until they are unblocked', async () => {
  await club.set({ pairDays: 0 })
  const { giftId } = await club.giveTo(max, lea)
  await club.block(lea, giftId)
  await club.prepare(max, { code: await club.codeOf(lea) })
  const blocked = await club.giveTo(max, lea)
  await expectUnseen(blocked.giftId)
  const [shown, before] = await club.given(max)
  const same = { state: 'waiting', canWithdraw: true, recipient: { name: 'Léa' } }
  expect([shown, before]).toMatchObject([same, same])
  expect(await club.received(lea)).toEqual([])
  const as = { token: lea.token }
  expect((await world.call(wallet.listBlocked, {}, as)).people).toMatchObject([{ name: 'Max', did: max.did }])
  await world.call(wallet.unblockGiver, { did: max.did }, as)
  await club.giveTo(max, lea)
  expect(await club.received(lea)).toHaveLength(1)
})

test('refuses people who may not give, and badges that can no longer be given', async () => {
  const key = newId()
  const gift = { code: await club.codeOf(lea), key }
  const stranger = await (await openGiving(world)).member('Paul')
  await expect(club.give(stranger, gift)).rejects.toMatchObject(refused('notFound', 404))
  const unproven = { ...max, token: await sessionOf(world, max.holderId, false) }
  await expect(club.give(unproven, gift)).rejects.toMatchObject(refused('addressNotProven', 403))
  const nameless = await club.member('')
  await expect(club.give(nameless, gift)).rejects.toMatchObject(refused('giverNameMissing', 409))
  await club.set({ givers: 'admins' })
  await expect(club.give(max, gift)).rejects.toMatchObject(refused('notAGiver', 403))
  await club.set({ givers: 'holders', templateIds: [club.templateId] })
  await expect(club.give(max, gift)).rejects.toMatchObject(refused('notAGiver', 403))
  await club.set({ isOn: false })
  await expect(club.give(max, gift)).rejects.toMatchObject(refused('givingEnded', 410))
  await club.set({})
  const isMax = and(eq(members.holderId, max.holderId), eq(members.issuerId, club.issuerId))
  await db().update(members).set({ suspendedAt: world.now() }).where(isMax)
  await expect(club.give(max, gift)).rejects.toMatchObject(refused('notAGiver', 403))
  await db().update(members).set({ suspendedAt: null }).where(isMax)
  for (const changed of [{ contractState: 'none' }, { contractState: 'stored', deletedAt: world.now() }] as const) {
    await db().update(templates).set(changed).where(eq(templates.id, club.templateId))
    await expect(club.give(max, gift)).rejects.toMatchObject(refused('givingEnded', 410))
  }
  await db().update(templates).set({ deletedAt: null }).where(eq(templates.id, club.templateId))
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token: max.token })
  await expect(club.give(max, gift)).rejects.toMatchObject(refused('notAGiver', 403))
  expect((await world.call(wallet.listGivable, {}, { token: max.token })).communities).toEqual([])
})

test('admins, and holders of a named badge, give where the settings say so', async () => {
  const templateId = await openNamed()
  await club.set({ givers: 'holders', templateIds: [templateId] })
  await expect(club.giveTo(max, lea)).rejects.toMatchObject(refused('notAGiver', 403))
  const mine = await world.call(wallet.listGivable, {}, { token: max.token })
  expect(mine.communities).toMatchObject([{ issuerId: club.issuerId, templates: [] }])
  await giveDirectly(templateId, max)
  await club.giveTo(max, lea)
  await club.set({ givers: 'admins' })
  const admin = await club.member('Ada', club.ctx.actor.email)
  await club.giveTo(admin, lea)
  const other = await openGiving(world)
  const named = club.set({ givers: 'holders', templateIds: [other.templateId] })
  await expect(named).rejects.toMatchObject(refused('notFound', 404))
  await expect(club.set({ givers: 'holders' })).rejects.toMatchObject(refused('templatesMissing', 400))
})

test('refuses a code that was renewed, and members who are not shown', async () => {
  const code = await club.codeOf(lea)
  const as = { token: lea.token }
  expect(await club.codeOf(lea)).toBe(code)
  await world.call(wallet.getGivingCode, { renew: true }, as)
  const unknown = refused('recipientUnknown', 404)
  await expect(club.give(max, { code })).rejects.toMatchObject(unknown)
  await expect(club.give(max, { code: 'x' })).rejects.toMatchObject(unknown)
  await expect(club.give(max, { did: lea.did })).rejects.toMatchObject(unknown)
  await expect(club.give(max, {})).rejects.toMatchObject(refused('recipientMissing', 400))
  const shown = (search = '') =>
    world.call(wallet.listShownMembers, { issuerId: club.issuerId, search }, { token: max.token })
  expect((await shown('lea')).people).toEqual([])
  await world.call(wallet.showMember, { issuerId: club.issuerId, shown: true }, as)
  expect((await shown('lea')).people).toMatchObject([{ did: lea.did, name: 'Léa' }])
  await world.call(wallet.showMember, { issuerId: club.issuerId, shown: true }, { token: max.token })
  expect((await shown()).people.map(({ did }) => did)).not.toContain(max.did)
  await club.give(max, { did: lea.did })
})

test('previews are limited for each giver', async () => {
  const asked = { code: await club.codeOf(lea) }
  const used = { key: `gift-previews:${max.holderId}`, startedAt: world.now(), taken: PREVIEWS_AN_HOUR - 1 }
  await db().insert(rateWindows).values(used)
  await club.prepare(max, asked)
  await expect(club.prepare(max, asked)).rejects.toMatchObject(refused('tooManyRequests', 429))
})

test('shown members are found by a part of their name in a large community, whose names have an index', async () => {
  const large = await openGiving(world)
  const people = [await large.member('Max'), await large.member('Éléonore'), await large.member('Tom')] as const
  const { issuerId } = large
  for (const { token } of people) await world.call(wallet.showMember, { issuerId, shown: true }, { token })
  await db().insert(memberCounts).values({ issuerId, status: 'member', delta: RANGED_FROM })
  const found = async (search: string) =>
    (await world.call(wallet.listShownMembers, { issuerId, search }, { token: people[0].token })).people
  expect((await found('leonor')).map(({ name }) => name)).toEqual(['Éléonore'])
  expect(await found('lenor')).toEqual([])
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
  const templateId = await openNamed()
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

/** A gift that its recipient never sees: its claim is over, and its giver sees it wait. */
async function expectUnseen(giftId: string): Promise<void> {
  const { state, claimId } = await club.rowOf(giftId)
  const [claim] = await db().select().from(claims).where(eq(claims.id, claimId))
  expect([state, claim?.revokedAt === null, claim?.delivery]).toEqual(['declined', false, 'link'])
  const seen = (await club.given(max)).find((gift) => gift.giftId === giftId)
  expect(seen).toMatchObject({ state: 'waiting', canWithdraw: true, endDate: claim?.endDate.toISOString() })
}

/** A Basic template of the same community. */
async function openNamed(): Promise<string> {
  const { templateId } = await world.call(createTemplate, await templateForm({ name: 'Lead' }), club.studio)
  await world.runJobs()
  return templateId
}

/** A badge of a template for a member, as sending and claiming give it. */
async function giveDirectly(templateId: string, member: Member): Promise<void> {
  const { links } = await world.call(createSessions, { templateId, dids: [member.did] }, club.studio)
  await member.take(tokenOf(links[0] ?? ''))
}
