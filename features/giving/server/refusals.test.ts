import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { RANGED_FROM } from '#features/members/rules.ts'
import { memberCounts, members } from '#features/members/server/tables.ts'
import { createSessions } from '#features/sends/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { rateWindows } from '#platform/tables.ts'
import { tokenOf } from '#testing/claim.ts'
import type { Member } from '#testing/member-stories.ts'
import { lastMail } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { PREVIEWS_AN_HOUR } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { ageGifts, type Giving, openGiving, openNamed, sessionOf } from './testing-giving.ts'

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
  const templateId = await openNamed(world, club)
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

/** A gift that its recipient never sees: its claim is over, and its giver sees it wait. */
async function expectUnseen(giftId: string): Promise<void> {
  const { state, claimId } = await club.rowOf(giftId)
  const [claim] = await db().select().from(claims).where(eq(claims.id, claimId))
  expect([state, claim?.revokedAt === null, claim?.delivery]).toEqual(['declined', false, 'link'])
  const seen = (await club.given(max)).find((gift) => gift.giftId === giftId)
  expect(seen).toMatchObject({ state: 'waiting', canWithdraw: true, endDate: claim?.endDate.toISOString() })
}

/** A badge of a template for a member, as sending and claiming give it. */
async function giveDirectly(templateId: string, member: Member): Promise<void> {
  const { links } = await world.call(createSessions, { templateId, dids: [member.did] }, club.studio)
  await member.take(tokenOf(links[0] ?? ''))
}
