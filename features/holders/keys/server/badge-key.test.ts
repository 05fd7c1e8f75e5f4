import { generateKeyPairSync, sign } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { encodeMultikey } from '#credentials/keys/multikey.ts'
import { BADGE_KEY_TYPE, createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { badges } from '#features/badges/server/tables.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { accessOf, credentialFor, nonceOf, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { browserSecret } from '#testing/stories.ts'
import {
  badgeProofOf,
  generateWalletKey,
  openWalletOf,
  signedMessage,
  type WalletKey,
} from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { makeHolderOfAddress } from '../../server/make-holder-of-address.ts'
import { openWalletSession } from '../../server/open-wallet-session.ts'
import { findHolder, holderOfDid } from '../../server/queries.ts'
import { badgeKeys, holders } from '../../server/tables.ts'
import { ensureBadgeKey } from './ensure-badge-key.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const sealedOf = (ownerId: string) =>
  world
    .ctx()
    .db.select()
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, ownerId), eq(sealedKeys.purpose, 'badge')))
const rowsOf = (holderId: string) => world.ctx().db.select().from(badgeKeys).where(eq(badgeKeys.holderId, holderId))

/** The wallet of an address as an earlier version left it, without a badge key; open. */
async function olderWallet(email: string) {
  const { isNew: _, ...holder } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const { db } = world.ctx()
  await db.delete(badgeKeys).where(eq(badgeKeys.holderId, holder.id))
  await db.delete(sealedKeys).where(and(eq(sealedKeys.ownerId, holder.id), eq(sealedKeys.purpose, 'badge')))
  const renewSecret = browserSecret()
  const opened = await openWalletSession(world.ctx(), { holderId: holder.id, renewSecret, fromClaim: false })
  return { holder, renewSecret, ...opened }
}

/** What an own-key wallet sends to open; `shown` changes it. */
async function opening(key: WalletKey, shown: { resources?: string[]; badgeProof?: (nonce: string) => string } = {}) {
  const { nonce } = await world.call(contract.getWalletNonce, {})
  const { walletUrl } = world.config
  const resources = shown.resources ?? (key.badge ? [key.badge.did] : [])
  const fields = { nonce, domain: new URL(walletUrl).host, uri: walletUrl, resources }
  const prove = shown.badgeProof ?? ((nonce) => (key.badge ? badgeProofOf(world, key.badge, nonce) : ''))
  const signed = await signedMessage(world, key, fields)
  return { ...signed, badgeProof: prove(nonce), renewSecret: browserSecret() }
}

test('creates an e-mail wallet with a badge key, and proves with it', async () => {
  const email = 'fresh@example.org'
  const { id: holderId } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const session = { holderId, renewSecret: browserSecret(), fromClaim: false }
  const { token } = await openWalletSession(world.ctx(), session)
  const { badgeDid, did } = await world.call(contract.getHolder, {}, { token })
  expect(await rowsOf(holderId)).toMatchObject([{ did: badgeDid, account: did }])
  const { proof } = await world.call(contract.createProof, { nonce: await nonceOf(world) }, { token })
  expect(decodeProtectedHeader(proof).kid).toBe(`${badgeDid}#${badgeDid.replace('did:key:', '')}`)
})

test('gives an older e-mail wallet its badge key when it proves, and the same one afterwards', async () => {
  const { token, holder } = await olderWallet('older@example.org')
  expect((await world.call(contract.getHolder, {}, { token })).badgeDid).toBe('')
  await world.call(contract.createProof, { nonce: await nonceOf(world) }, { token })
  const { badgeDid } = await world.call(contract.getHolder, {}, { token })
  await world.call(contract.createProof, { nonce: await nonceOf(world) }, { token })
  expect(await rowsOf(holder.id)).toMatchObject([{ did: badgeDid }])
  expect(await sealedOf(holder.id)).toHaveLength(1)
})

testOnPostgres('creates one badge key for many visits at once', async () => {
  for (let round = 0; round < 5; round++) {
    const { token, sessionId, renewSecret, holder } = await olderWallet(`busy${round}@example.org`)
    const nonces = await Promise.all(Array.from({ length: 6 }, () => nonceOf(world)))
    const proofs = await Promise.all([
      ...nonces.map((nonce) => world.call(contract.createProof, { nonce }, { token })),
      ...nonces.map(() => world.call(contract.renewWallet, { sessionId, renewSecret })),
    ])
    const kids = proofs.flatMap((one) => ('proof' in one ? [decodeProtectedHeader(one.proof).kid] : []))
    expect(new Set(kids).size).toBe(1)
    expect(await rowsOf(holder.id)).toHaveLength(1)
    expect(await sealedOf(holder.id)).toHaveLength(1)
  }
})

test('gives an erased wallet no badge key', async () => {
  const { holder } = await olderWallet('erased@example.org')
  await destroyKeys(world.ctx(), holder.id)
  await ensureBadgeKey(world.ctx(), holder)
  expect([await rowsOf(holder.id), await sealedOf(holder.id)]).toEqual([[], []])
})

test('stores the badge key that an own-key wallet names and proves, once', async () => {
  const key = generateWalletKey()
  for (let visit = 0; visit < 2; visit++) {
    const token = await openWalletOf(world, key)
    const { id, badgeDid } = await world.call(contract.getHolder, {}, { token })
    expect(badgeDid).toBe(key.badge.did)
    expect(await rowsOf(id)).toMatchObject([{ did: key.badge.did, account: key.did }])
  }
})

test('opens the wallet of an earlier version without a badge key', async () => {
  const { badge: _, ...key } = generateWalletKey()
  const token = await openWalletOf(world, key)
  expect(await world.call(contract.getHolder, {}, { token })).toMatchObject({ did: key.did, badgeDid: '' })
})

const ed25519 = generateKeyPairSync('ed25519')
const ed25519Did = `did:key:${encodeMultikey(Buffer.from(ed25519.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))}`
function proofByEd25519(nonce: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(world.now().getTime() / 1000)
  const claims = { aud: new URL(world.config.walletUrl).origin, iat, nonce }
  const content = `${part({ typ: BADGE_KEY_TYPE, alg: 'EdDSA', kid: ed25519Did })}.${part(claims)}`
  return `${content}.${sign(null, Buffer.from(content), ed25519.privateKey).toString('base64url')}`
}
const key = generateWalletKey()
const { privateKey } = key.badge
const byBadgeKey = (nonce: string, given: Partial<Parameters<typeof createBadgeProof>[0]>) =>
  createBadgeProof({
    privateKey,
    nonce,
    type: BADGE_KEY_TYPE,
    now: world.now(),
    audience: world.config.walletUrl,
    ...given,
  })

test.each<[string, Parameters<typeof opening>[1]]>([
  ['that the message does not name', { resources: [] }],
  ['beside another resource', { resources: [key.badge.did, 'https://example.org'] }],
  ['with another one in the message', { resources: [generateWalletKey().badge.did] }],
  ['with a proof of another key', { badgeProof: (nonce) => badgeProofOf(world, generateWalletKey().badge, nonce) }],
  ['with a proof for another nonce', { badgeProof: () => badgeProofOf(world, key.badge, 'another') }],
  [
    'with a proof for another origin',
    { badgeProof: (nonce) => byBadgeKey(nonce, { audience: world.config.publicUrl }) },
  ],
  ['with the proof of a badge', { badgeProof: (nonce) => byBadgeKey(nonce, { type: 'openid4vci-proof+jwt' }) }],
  ['on another curve', { resources: [ed25519Did], badgeProof: proofByEd25519 }],
  ['with garbage as proof', { badgeProof: () => 'a.b.c' }],
])('refuses a badge key %s', async (_, shown) => {
  const answer = world.call(contract.openWallet, await opening(key, shown))
  await expect(answer).rejects.toMatchObject({ key: 'proofWrong', status: 401 })
  expect(await holderOfDid(world.ctx(), key.did)).toBeUndefined()
})

test('refuses another badge key of a known account, and changes nothing', async () => {
  const known = generateWalletKey()
  const token = await openWalletOf(world, known)
  const { id } = await world.call(contract.getHolder, {}, { token })
  const other = { ...known, badge: generateWalletKey().badge }
  const answer = world.call(contract.openWallet, await opening(other))
  await expect(answer).rejects.toMatchObject({ key: 'badgeKeyDiffers', status: 409 })
  expect(await rowsOf(id)).toMatchObject([{ did: known.badge.did }])
  expect(await holderOfDid(world.ctx(), other.badge.did)).toBeUndefined()
})

test('refuses the badge key of another account, and creates no wallet', async () => {
  const known = generateWalletKey()
  await openWalletOf(world, known)
  const other = { ...generateAccountKey(), badge: known.badge }
  const answer = world.call(contract.openWallet, await opening(other))
  await expect(answer).rejects.toMatchObject({ key: 'badgeKeyDiffers', status: 409 })
  expect(await holderOfDid(world.ctx(), other.did)).toBeUndefined()
})

testOnPostgres('stores one badge key for many openings at once', async () => {
  const busy = generateWalletKey()
  const openings = await Promise.all(Array.from({ length: 6 }, () => opening(busy)))
  await Promise.all(openings.map((one) => world.call(contract.openWallet, one)))
  const holder = await holderOfDid(world.ctx(), busy.did)
  expect(await rowsOf(holder?.id ?? '')).toMatchObject([{ did: busy.badge.did }])
})

test('moves the badges that the same badge key collected with another wallet app', async () => {
  const issuer = await startSending(world)
  const claim = await issuer.open({ didLimit: 1 })
  const foreign = generateWalletKey()
  const nonce = await nonceOf(world)
  const asked = { privateKey: foreign.badge.privateKey, audience: world.config.publicUrl, nonce, now: world.now() }
  await credentialFor(world, await accessOf(world, claim), createBadgeProof(asked))
  const alone = await holderOfDid(world.ctx(), foreign.badge.did)
  const token = await openWalletOf(world, foreign)
  const { id } = await world.call(contract.getHolder, {}, { token })
  expect(alone).toMatchObject({ did: foreign.badge.did })
  expect(await findHolder(world.ctx(), alone?.id ?? '')).toMatchObject({ mergedInto: id })
  expect(await world.ctx().db.select().from(badges).where(eq(badges.holderId, id))).toHaveLength(1)
  expect(await holderOfDid(world.ctx(), foreign.badge.did)).toMatchObject({ id })
})

test('finds the wallet of a badge key rather than a holder of that key alone', async () => {
  const known = generateWalletKey()
  const token = await openWalletOf(world, known)
  const { id } = await world.call(contract.getHolder, {}, { token })
  const stray = {
    id: `stray-${id}`,
    did: known.badge.did,
    kind: 'own',
    language: 'en',
    createdAt: world.now(),
  } as const
  await world.ctx().db.insert(holders).values(stray)
  expect(await holderOfDid(world.ctx(), known.badge.did)).toMatchObject({ id })
  await openWalletOf(world, known)
  expect(await findHolder(world.ctx(), stray.id)).toMatchObject({ mergedInto: id })
})
