import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { getShown } from '../contract.ts'
import { KEPT_BYTES_MAX, READINGS, SEALED_MAX_BYTES, SEALED_SUMMARY_MAX } from '../rules.ts'
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

test('gives a device what it seals without asking an issuer', async () => {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, 'ada.moved@example.org')]
  const signed = await kept.badgeFor(lea.email)
  const { hash, verification } = await lea.read(signed)
  const { keptId } = await lea.keep(signed)
  expect(await lea.file(keptId)).not.toHaveProperty('found')
  await mergeHolders(kept.world.ctx(), { from: lea.holderId, into: ada.holderId })
  kept.web.requests.length = 0
  const { found } = await ada.file(keptId)
  expect(found).toMatchObject({ hash, yours: 'address', verification: { title: verification.title, word: 'genuine' } })
  expect(kept.web.requests).toEqual([])
})

test('says how many badges of the shelf wait to be sealed', async () => {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, 'ada.waits@example.org')]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  expect((await lea.list()).unsealed).toBe(0)
  await mergeHolders(kept.world.ctx(), { from: lea.holderId, into: ada.holderId })
  expect((await ada.list()).unsealed).toBe(1)
  const { bytes: _, keptId: __, ...sealed } = sealedBadge()
  await ada.seal({ keptId, ...sealed })
  expect((await ada.list()).unsealed).toBe(0)
})

/** A badge that Ada's words sealed, in the wallet of an address that hers became part of. */
async function joined(email: string) {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, email)]
  const { bytes: _, ...sealed } = sealedBadge()
  const { keptId } = await ada.keepSealed(sealed)
  await mergeHolders(kept.world.ctx(), { from: ada.holderId, into: lea.holderId })
  return { again: await keyWallet(kept.world, ada.key), lea, keptId, hash: sealed.hash }
}

test('replaces what a device sealed after its wallet became part of one whose key the server has', async () => {
  const { again, keptId, hash } = await joined('joined@example.org')
  const { bytes: _, keptId: __, ...fresh } = sealedBadge(hash)
  await again.seal({ keptId, ...fresh })
  expect((await again.list()).badges).toMatchObject([{ keptId, sealedSummary: fresh.summary }])
})

test('lets no session without the words replace what they sealed', async () => {
  const { lea, keptId, hash } = await joined('joined.too@example.org')
  const { bytes: _, keptId: __, ...fresh } = sealedBadge(hash)
  await expect(lea.seal({ keptId, ...fresh })).rejects.toMatchObject({ status: 409, key: 'keptNeedsKey' })
})

test('seals nothing that the server opens in a wallet whose key it has', async () => {
  const { again, lea } = await joined('joined.three@example.org')
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const { bytes: _, keptId: __, ...fresh } = sealedBadge()
  await expect(again.seal({ keptId, ...fresh })).rejects.toMatchObject({ status: 409, key: 'keptNeedsKey' })
})

test.each([
  ['no room for megabytes', 4 * 1024 * 1024, 'keptTooMany'],
  ['room for what it was', 20_000, 'sealed'],
])('gives a merged badge of some kilobytes %s in a full wallet', async (_, size, outcome) => {
  const [ada, lea] = [await keyWallet(kept.world), await mailWallet(kept.world, `full${size}@example.org`)]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const { bytes: __, ...there } = sealedBadge()
  await ada.keepSealed(there)
  const { db } = kept.world.ctx()
  await db
    .update(keptBadges)
    .set({ bytes: KEPT_BYTES_MAX - 10 })
    .where(eq(keptBadges.id, there.keptId))
  await mergeHolders(kept.world.ctx(), { from: lea.holderId, into: ada.holderId })
  const { bytes: ___, ...large } = sealedBadge()
  const asked = ada.seal({ ...large, keptId, sealed: new File([randomBytes(size)], 'sealed') }).then(
    () => 'sealed',
    (error: { key: string }) => error.key,
  )
  expect(await asked).toBe(outcome)
})

test('counts the summaries that a device sealed in the room of a wallet', async () => {
  const ada = await keyWallet(kept.world)
  const { bytes: _, ...sealed } = sealedBadge()
  const { keptId } = await ada.keepSealed({ ...sealed, summary: 'A'.repeat(SEALED_SUMMARY_MAX) })
  const row = await rowOf(keptId)
  expect(row?.bytes).toBe((row?.sealed.length ?? 0) + (row?.summary.length ?? 0))
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
