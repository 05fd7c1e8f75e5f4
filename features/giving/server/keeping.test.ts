// On both databases: what merging, erasing and deleting do to gifts, whose rows several features lock.

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import type { Member } from '#testing/member-stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { FORMER_MEMBER } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { eraseGivingOf } from './erase-giving.ts'
import { eraseOldGifts } from './erase-old-gifts.ts'
import { gifts, givingBlocks, givingCodes, givingSettings, shownMembers } from './tables.ts'
import { type Giving, openGiving } from './testing-giving.ts'

const DAY = 86_400_000

let world: World
let club: Giving
let max: Member
let lea: Member
beforeAll(async () => {
  world = await openWorld({ config: { claimEraseDays: 1 } })
  club = await openGiving(world, { pairDays: 0 })
})
beforeEach(async () => {
  await club.set({ pairDays: 0 })
  max = await club.member('Max')
  lea = await club.member('Léa')
})
afterAll(() => world.close())

const db = () => world.ctx().db
const erase = async ({ holderId }: Member) => {
  const rows = await db().select().from(holderAddresses).where(eq(holderAddresses.holderId, holderId))
  await eraseHolder(world.ctx(), { holderIds: [holderId], emails: rows.map(({ email }) => email) })
}

test('merging two givers moves gifts, budget, codes and blocks; gifts from one to the other end and are marked', async () => {
  const email = `${newId()}@example.org`
  const alt = await club.member('Max', email)
  const toAlt = await club.giveTo(max, alt)
  const byAddress = await club.give(max, { email })
  const toLea = await club.giveTo(alt, lea)
  await club.giveTo(alt, lea)
  await club.block(lea, toLea.giftId)
  await world.call(wallet.showMember, { issuerId: club.issuerId, shown: true }, { token: alt.token })
  const code = await club.codeOf(alt)
  await mergeHolders(world.ctx(), { from: alt.holderId, into: max.holderId })
  await world.runJobs()
  expect(await club.rowOf(toAlt.giftId)).toMatchObject({ mark: 'self', recipientId: max.holderId })
  for (const { giftId } of [toAlt, byAddress]) {
    const { state, claimId } = await club.rowOf(giftId)
    const [claim] = await db().select().from(claims).where(eq(claims.id, claimId))
    expect([state, claim?.revokedAt === null]).toEqual(['withdrawn', false])
  }
  expect(await club.given(max)).toHaveLength(4)
  const { communities } = await world.call(wallet.listGivable, {}, { token: max.token })
  expect(communities).toMatchObject([{ isShown: true, templates: [{ left: 1 }] }])
  // The block is one of the merged giver now.
  const blocked = await club.giveTo(max, lea)
  expect(await club.rowOf(blocked.giftId)).toMatchObject({ state: 'declined' })
  const zoe = await club.member('Zoé')
  await club.give(zoe, { code })
  expect(await club.received(max)).toHaveLength(1)
})

test('an erased giver: open gifts end, given badges stay and say "a former member"', async () => {
  const name = `Max ${newId()}`
  const giver = await club.member(name)
  const { giftId } = await club.giveTo(giver, lea, 'For the rope')
  await lea.take((await club.received(lea))[0]?.token ?? '')
  const open = await club.giveTo(giver, lea)
  await club.block(lea, open.giftId)
  const second = await club.giveTo(giver, max)
  await club.codeOf(giver)
  await erase(giver)
  expect(await club.received(max)).toEqual([])
  expect(await club.rowOf(second.giftId)).toMatchObject({ state: 'withdrawn', giverId: FORMER_MEMBER, account: '' })
  const { badgeId } = await club.rowOf(giftId)
  expect((await world.call(verifyBadge, { badgeId })).card).toMatchObject({ giver: 'a former member' })
  const isTheirs = and(eq(claims.giverDid, giver.did), eq(claims.giverName, name))
  expect(await db().$count(claims, isTheirs)).toBe(0)
  const held = [givingCodes.holderId, givingBlocks.giverId].map((column) =>
    db().$count(column.table, eq(column, giver.holderId)),
  )
  expect(await Promise.all(held)).toEqual([0, 0])
  // The signed credential stays as it is.
  expect(await tablesWith(world, name)).toEqual(['public.badges'])
})

test('an erased recipient: the giver sees nobody, and neither address nor sentence is left', async () => {
  const email = `${newId()}@example.org`
  const zoe = await club.member('Zoé', email)
  const sentence = `Sentence ${newId()}`
  await club.give(max, { email, sentence })
  await club.giveTo(max, zoe, sentence)
  await zoe.take((await club.received(zoe))[0]?.token ?? '')
  await world.runJobs()
  await erase(zoe)
  const given = await club.given(max)
  expect(given.map(({ recipient }) => recipient.isErased)).toEqual([true, true])
  expect(await tablesWith(world, sentence)).toEqual(['public.badges'])
  expect(await tablesWith(world, email)).toEqual([])
})

test('a repeated press is answered with its gift also once the code was renewed and its recipient erased', async () => {
  const [code, key, zoe] = [await club.codeOf(lea), newId(), await club.member('Zoé')]
  const gift = { code, key, sentence: 'Hello' }
  const { giftId } = await club.give(max, gift)
  await world.call(wallet.getGivingCode, { renew: true }, { token: lea.token })
  expect((await club.give(max, gift)).giftId).toBe(giftId)
  const reused = { key: 'keyReused' }
  await expect(club.give(max, { ...gift, sentence: 'x' })).rejects.toMatchObject(reused)
  await erase(lea)
  expect((await club.give(max, gift)).giftId).toBe(giftId)
  await expect(club.give(max, { ...gift, code: await club.codeOf(zoe) })).rejects.toMatchObject(reused)
})

test('a gift that waits for review ends with its recipient, and cannot be approved', async () => {
  await club.set({ pairDays: 0, reviewsFirst: true })
  const email = `${newId()}@example.org`
  const zoe = await club.member('Zoé', email)
  const waiting = [await club.giveTo(max, zoe), await club.give(max, { email })]
  await erase(zoe)
  for (const { giftId } of waiting) {
    expect(await club.rowOf(giftId)).toMatchObject({ state: 'withdrawn', recipientId: FORMER_MEMBER })
    await expect(club.approve(giftId)).rejects.toMatchObject({ key: 'giftDecided' })
  }
  // One that an older version left behind.
  const [{ giftId } = { giftId: '' }] = waiting
  await db().update(gifts).set({ state: 'review' }).where(eq(gifts.id, giftId))
  await expect(club.approve(giftId)).rejects.toMatchObject({ key: 'giftDecided' })
})

test('recipients of what was never claimed are erased some time after its end, and unreviewed gifts are withdrawn', async () => {
  await club.set({ pairDays: 0, reviewsFirst: true })
  const email = `${newId()}@example.org`
  const waits = await club.give(max, { email })
  await club.set({ pairDays: 0 })
  const sent = await club.give(max, { email, sentence: 'Hello' })
  const stays = await club.giveTo(max, lea, 'Hello')
  await lea.take((await club.received(lea))[0]?.token ?? '')
  const old = new Date(world.now().getTime() - 40 * DAY)
  await db().update(gifts).set({ createdAt: old }).where(eq(gifts.id, waits.giftId))
  const gone = await club.member('Gone')
  const ofErased = await club.give(gone, { email })
  await erase(gone)
  await db().update(claims).set({ endDate: old }).where(eq(claims.email, email))
  await eraseOldGifts(world.ctx({ kind: 'system', job: 'test' }))
  expect(await club.rowOf(waits.giftId)).toMatchObject({ state: 'withdrawn', email: '' })
  expect(await club.rowOf(sent.giftId)).toMatchObject({ state: 'given', email: '', sentence: '', signature: '' })
  expect(await club.rowOf(ofErased.giftId)).toMatchObject({ email: '' })
  expect(await club.rowOf(stays.giftId)).toMatchObject({ state: 'claimed', sentence: 'Hello' })
})

test('a deleted community leaves no gifts, settings or shown members', async () => {
  const other = await openGiving(world)
  const [giver, recipient] = [await other.member('Max'), await other.member('Léa')]
  await world.call(wallet.showMember, { issuerId: other.issuerId, shown: true }, { token: giver.token })
  await other.giveTo(giver, recipient)
  const { issuerId } = other
  await eraseGivingOf(world.ctx(), issuerId)
  const left = [gifts.issuerId, givingSettings.issuerId, shownMembers.issuerId].map((column) =>
    db().$count(column.table, eq(column, issuerId)),
  )
  expect(await Promise.all(left)).toEqual([0, 0, 0])
})
