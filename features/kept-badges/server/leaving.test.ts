import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { inTransaction } from '#platform/context.ts'
import { personErased } from '#platform/manifest/leaving.ts'
import { getShown } from '../contract.ts'
import { READINGS } from '../rules.ts'
import { endPageOfId } from '../sharing/server/end-pages.ts'
import { pageKeyId } from './sealing.ts'
import { keptBadges, keptShares } from './tables.ts'
import { mailWallet, openKeptWorld } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(() => kept.world.advance(READINGS.seconds * 1000))
afterAll(() => kept.close())

let people = 0
const wallet = () => mailWallet(kept.world, `leaver${++people}@example.org`)
const db = () => kept.world.ctx().db
const badgesOf = (holderId: string) => db().$count(keptBadges, eq(keptBadges.holderId, holderId))
const shareIdOf = (url: string) => url.split('/').at(-1) ?? ''

test('erases the badges of a person, their pages and the keys of both, and nothing of others', async () => {
  const [lea, max] = [await wallet(), await wallet()]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const shareId = shareIdOf((await lea.share(keptId)).shownUrl)
  await max.keep(await kept.badgeFor(max.email))
  const erased = { holderIds: [lea.holderId], emails: [lea.email], held: [], claimIds: [], pictures: [] }
  const counted = { ...erased, shares: 0, memberships: 0, sessions: 0 }
  await inTransaction(kept.world.ctx(), (ctx) => personErased.run(ctx, counted))
  expect(await badgesOf(lea.holderId)).toBe(0)
  expect(await db().$count(keptShares, eq(keptShares.holderId, lea.holderId))).toBe(0)
  expect(await db().$count(sealedKeys, inArray(sealedKeys.ownerId, [keptId, pageKeyId(shareId)]))).toBe(0)
  expect(counted.shares).toBe(1)
  expect((await max.list()).badges[0]?.summary?.word).toBe('genuine')
  await expect(kept.world.call(getShown, { shareId })).rejects.toMatchObject({ status: 404 })
})

test('moves badges and pages with a merged wallet, which its holder still opens and closes', async () => {
  const [lea, other] = [await wallet(), await wallet()]
  const { keptId } = await other.keep(await kept.badgeFor(other.email))
  const { shownUrl } = await other.share(keptId)
  await mergeHolders(kept.world.ctx(), { from: other.holderId, into: lea.holderId })
  expect((await lea.list()).badges).toMatchObject([{ keptId, shownUrl, summary: { word: 'genuine' } }])
  expect(await badgesOf(other.holderId)).toBe(0)
  await kept.world.call(getShown, { shareId: shareIdOf(shownUrl) })
  await lea.endShare(keptId)
  await expect(kept.world.call(getShown, { shareId: shareIdOf(shownUrl) })).rejects.toMatchObject({ status: 404 })
})

test('keeps a badge once that both of two merged wallets had', async () => {
  const [lea, other] = [await wallet(), await wallet()]
  const signed = await kept.badgeFor(other.email)
  const double = await other.keep(signed)
  const { shownUrl } = await other.share(double.keptId)
  const { keptId } = await lea.keep(signed, true)
  await mergeHolders(kept.world.ctx(), { from: other.holderId, into: lea.holderId })
  expect((await lea.list()).badges).toMatchObject([{ keptId }])
  await expect(kept.world.call(getShown, { shareId: shareIdOf(shownUrl) })).rejects.toMatchObject({ status: 404 })
  expect(await db().$count(sealedKeys, eq(sealedKeys.ownerId, double.keptId))).toBe(0)
})

test('gives no page to a badge that both had where an operator ended the page of one', async () => {
  const [lea, other] = [await wallet(), await wallet()]
  const signed = await kept.badgeFor(other.email)
  const double = await other.keep(signed)
  const { shownUrl } = await other.share(double.keptId)
  await endPageOfId(kept.world.ctx(), shareIdOf(shownUrl))
  const { keptId } = await lea.keep(signed, true)
  await mergeHolders(kept.world.ctx(), { from: other.holderId, into: lea.holderId })
  expect((await lea.check(keptId, true)).summary.yours).toBe('address')
  await expect(lea.share(keptId)).rejects.toMatchObject({ status: 409, key: 'shownRefused' })
})
