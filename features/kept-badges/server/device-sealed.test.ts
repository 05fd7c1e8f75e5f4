import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { getShown } from '../contract.ts'
import { READINGS, SEALED_MAX_BYTES } from '../rules.ts'
import { keptBadges } from './tables.ts'
import { keyWallet, mailWallet, openKeptWorld } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(() => kept.world.advance(READINGS.seconds * 1000))
afterAll(() => kept.close())

/** What a device sends: bytes that mean something to it alone. */
const sealedBadge = (hash = randomBytes(32).toString('hex')) => {
  const [sealed, summary] = [randomBytes(3000), randomBytes(200)]
  return {
    keptId: newId(),
    sealed: new File([sealed], 'sealed'),
    summary: summary.toString('base64url'),
    hash,
    bytes: sealed.toString('base64'),
  }
}
const rowOf = async (id: string) => {
  const [row] = await kept.world.ctx().db.select().from(keptBadges).where(eq(keptBadges.id, id))
  return row
}

test('keeps what a device sealed, and gives it back to every device of the wallet', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes, ...sealed } = sealedBadge()
  expect(await ada.keepSealed(sealed)).toEqual({ keptId: sealed.keptId })
  const phone = await keyWallet(kept.world, ada.key)
  const { badges } = await phone.list()
  expect(badges).toEqual([
    {
      keptId: sealed.keptId,
      keptAt: expect.any(String),
      checkedAt: '',
      sealedSummary: sealed.summary,
      sealedBy: ada.did,
      needsSealing: false,
      shownUrl: '',
    },
  ])
  expect(await phone.file(sealed.keptId)).toEqual({ name: '', type: '', content: bytes, isSealed: true })
})

test('stores neither a word nor a key of what a device sealed', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes: _, ...sealed } = sealedBadge()
  await ada.keepSealed(sealed)
  expect(await rowOf(sealed.keptId)).toMatchObject({
    word: '',
    state: '',
    checkedAt: null,
    recheckAt: null,
    reading: null,
  })
  expect(await kept.world.ctx().db.$count(sealedKeys, eq(sealedKeys.ownerId, sealed.keptId))).toBe(0)
})

test('keeps nothing that the server could read in a wallet with a key of its own', async () => {
  const ada = await keyWallet(kept.world)
  const asked = ada.keep(await kept.badgeFor('ada@example.org'), true)
  await expect(asked).rejects.toMatchObject({ status: 409, key: 'keptNeedsKey' })
})

test('keeps nothing sealed in a wallet whose key the server has', async () => {
  const lea = await mailWallet(kept.world, 'lea@example.org')
  const { bytes: _, ...sealed } = sealedBadge()
  await expect(lea.keepSealed(sealed)).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['no summary', { summary: undefined }],
  ['no hash', { hash: undefined }],
  ['no id', { keptId: undefined }],
  ['a hash that is none', { hash: 'x'.repeat(64) }],
  ['a summary that is no base64url', { summary: 'a b' }],
  ['nothing sealed', { sealed: new File([], 'sealed') }],
])('refuses a sealed badge with %s', async (_, change) => {
  const ada = await keyWallet(kept.world)
  const { bytes: __, ...sealed } = sealedBadge()
  await expect(ada.keepSealed({ ...sealed, ...change })).rejects.toMatchObject({ status: 400 })
})

test('refuses a sealed badge that is too large', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes: _, ...sealed } = sealedBadge()
  const large = new File([Buffer.alloc(SEALED_MAX_BYTES + 1)], 'sealed')
  await expect(ada.keepSealed({ ...sealed, sealed: large })).rejects.toMatchObject({ status: 413 })
})

test('keeps a sealed badge once, and never over the one of another wallet', async () => {
  const [ada, bo] = [await keyWallet(kept.world), await keyWallet(kept.world)]
  const { bytes: _, ...sealed } = sealedBadge()
  await ada.keepSealed(sealed)
  const again = ada.keepSealed({ ...sealed, keptId: newId() })
  await expect(again).rejects.toMatchObject({ status: 409, key: 'keptAlready' })
  const taken = bo.keepSealed({ ...sealed, hash: 'a'.repeat(64) })
  await expect(taken).rejects.toMatchObject({ status: 409, key: 'keptAlready' })
  expect((await bo.list()).count).toBe(0)
})

test('replaces what a device sealed after it checked the badge', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes: _, ...sealed } = sealedBadge()
  const { keptId } = await ada.keepSealed(sealed)
  const { bytes, keptId: __, ...fresh } = sealedBadge(sealed.hash)
  await ada.seal({ keptId, ...fresh })
  expect((await ada.list()).badges).toMatchObject([{ keptId, sealedSummary: fresh.summary }])
  expect((await ada.file(keptId)).content).toBe(bytes)
})

test('replaces nothing in another wallet', async () => {
  const [ada, bo] = [await keyWallet(kept.world), await keyWallet(kept.world)]
  const { bytes: _, ...sealed } = sealedBadge()
  await ada.keepSealed(sealed)
  await expect(bo.seal(sealed)).rejects.toMatchObject({ status: 404 })
})

test('checks nothing that a device sealed', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes: _, ...sealed } = sealedBadge()
  const { keptId } = await ada.keepSealed(sealed)
  await expect(ada.check(keptId, true)).rejects.toMatchObject({ status: 409, key: 'keptNeedsKey' })
})

test('shares a badge that a device sealed by the text that its holder sends', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes: _, ...sealed } = sealedBadge()
  const { keptId } = await ada.keepSealed(sealed)
  await expect(ada.share(keptId)).rejects.toMatchObject({ status: 409, key: 'keptNeedsKey' })
  const signed = await kept.foreign.sign(
    kept.foreign.badge({ holder: { did: ada.key.badge?.did ?? '', email: undefined } }),
  )
  const { shownUrl } = await ada.share(keptId, JSON.stringify(signed))
  expect(shownUrl).toContain('/shown/')
  expect((await ada.list()).badges[0]?.shownUrl).toBe(shownUrl)
})

test('has the badges of a merged wallet sealed by the device, after which the server opens them no more', async () => {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, 'ada.also@example.org')]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  await mergeHolders(kept.world.ctx(), { from: lea.holderId, into: ada.holderId })
  const { badges } = await ada.list()
  expect(badges).toMatchObject([{ keptId, needsSealing: true, sealedBy: '', summary: { yours: 'address' } }])
  expect((await ada.file(keptId)).isSealed).toBe(false)
  const { bytes, keptId: _, ...sealed } = sealedBadge()
  await ada.seal({ keptId, ...sealed })
  expect((await ada.list()).badges).toMatchObject([{ keptId, needsSealing: false, sealedBy: ada.did }])
  expect(await ada.file(keptId)).toMatchObject({ isSealed: true, content: bytes })
  expect(await kept.world.ctx().db.$count(sealedKeys, eq(sealedKeys.ownerId, keptId))).toBe(0)
})

test('says of a merged badge that is there already, once a device seals it', async () => {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, 'ada.too@example.org')]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const { bytes: _, ...there } = sealedBadge()
  await ada.keepSealed(there)
  await mergeHolders(kept.world.ctx(), { from: lea.holderId, into: ada.holderId })
  const { bytes: __, keptId: ___, ...same } = sealedBadge(there.hash)
  await expect(ada.seal({ keptId, ...same })).rejects.toMatchObject({ status: 409, key: 'keptAlready' })
})

test('ends no page of another wallet by a badge that a device names like it', async () => {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, 'lea.shares@example.org')]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const shareId = (await lea.share(keptId)).shownUrl.split('/').at(-1) ?? ''
  const { bytes: _, ...sealed } = sealedBadge()
  await ada.keepSealed({ ...sealed, keptId: shareId })
  await ada.remove(shareId)
  expect(await kept.world.call(getShown, { shareId })).toMatchObject({ word: 'genuine' })
})
