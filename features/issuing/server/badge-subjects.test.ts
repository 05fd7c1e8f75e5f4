// Whom a badge names, and to whom it belongs, for each way to prove a key.

import { createPrivateKey, sign } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createBadgeProof, createProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { reissueSession } from '#features/history/contract.ts'
import { getHolder } from '#features/holders/contract.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { holderOfDid } from '#features/holders/server/queries.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { accessOf, credentialFor, nonceOf, startSending } from '#testing/claim.ts'
import { generateWalletKey, openWalletOf, type WalletKey } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

type Key = ReturnType<typeof generateWalletKey>
type Prove = (key: Key, nonce: string) => string

const asked = (nonce: string) => ({ audience: world.config.publicUrl, nonce, now: world.now() })
const byBadgeKey: Prove = ({ badge }, nonce) => createBadgeProof({ privateKey: badge.privateKey, ...asked(nonce) })
/** Proves the account as a JWK, like a wallet of an earlier version. */
const byJwk: Prove = (key, nonce) => createProof({ privateKey: key.privateKey, did: key.did, ...asked(nonce) })
/** Proves the account by a DID as `kid`. */
const byKid =
  (write: (did: string) => string): Prove =>
  ({ privateKey, did }, nonce) => {
    const account = generateProofKey(privateKey, did)
    const [, payload] = account.jwt.split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'ES256K', typ: 'openid4vci-proof+jwt', kid: write(did) }))
    const content = `${header.toString('base64url')}.${withNonce(payload, nonce)}`
    const signature = sign('sha256', Buffer.from(content), { key: account.key, dsaEncoding: 'ieee-p1363' })
    return `${content}.${signature.toString('base64url')}`
  }

function generateProofKey(privateKey: Uint8Array, did: string) {
  const jwt = createProof({ privateKey, did, ...asked('any') })
  const { jwk } = JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString())
  const d = Buffer.from(privateKey).toString('base64url')
  return { jwt, key: createPrivateKey({ key: { ...jwk, d }, format: 'jwk' }) }
}

function withNonce(payload = '', nonce: string): string {
  const claimed = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return Buffer.from(JSON.stringify({ ...claimed, nonce })).toString('base64url')
}

const subjectOf = (credential: Record<string, unknown> = {}) => (credential.credentialSubject as { id: string }).id

/** Collects a badge of a claim; its subject and its id. */
async function take(claim: string, key: Key, prove: Prove) {
  const proof = prove(key, await nonceOf(world))
  const { credentials, badgeId } = await credentialFor(world, await accessOf(world, claim), proof)
  return { subject: subjectOf(credentials[0]?.credential), badgeId }
}
const holderIdOf = async (badgeId: string) =>
  (await world.ctx().db.select().from(badges).where(eq(badges.id, badgeId)))[0]?.holderId
const open = async (key: WalletKey) => world.call(getHolder, {}, { token: await openWalletOf(world, key) })

const pkh = (did: string) => did.replace('did:sdi:', 'did:pkh:eip155:100:')

test.each<[string, Prove, (key: Key) => string | RegExp]>([
  ['its badge key for the badge key', byBadgeKey, ({ badge }) => badge.did],
  ['its badge key for the account', byKid((did) => did), ({ badge }) => badge.did],
  ['its badge key for the account in any case', byKid((did) => did.toLowerCase()), ({ badge }) => badge.did],
  ['the did:pkh that it proved', byKid(pkh), ({ did }) => pkh(did)],
  ['the did:pkh as it wrote it', byKid((did) => pkh(did).toLowerCase()), ({ did }) => pkh(did).toLowerCase()],
  ['the key that it showed', byJwk, () => /^did:jwk:/],
])("names an own-key wallet's badge by %s, and keeps the badge in that wallet", async (_, prove, expected) => {
  const key = generateWalletKey()
  const { id } = await open(key)
  const { subject, badgeId } = await take(await issuer.open({ didLimit: 1 }), key, prove)
  expect(subject).toEqual(typeof expected(key) === 'string' ? expected(key) : expect.stringMatching(expected(key)))
  expect(await holderIdOf(badgeId)).toBe(id)
})

test.each<[string, Prove, (key: Key) => string]>([
  ['did:sdi', byKid((did) => did), ({ did }) => did],
  ['did:pkh', byKid(pkh), ({ did }) => pkh(did)],
  ['did:key', byBadgeKey, ({ badge }) => badge.did],
])('names the %s of a wallet app that we do not know', async (_, prove, expected) => {
  const key = generateWalletKey()
  const { subject } = await take(await issuer.open({ didLimit: 1 }), key, prove)
  expect(subject).toBe(expected(key))
})

test('knows a wallet app again by another DID of its account', async () => {
  const key = generateWalletKey()
  const first = await take(await issuer.open({ didLimit: 1 }), key, byKid(pkh))
  const second = await take(await issuer.open({ didLimit: 1 }), key, byJwk)
  expect(await holderIdOf(second.badgeId)).toBe(await holderIdOf(first.badgeId))
  expect(await holderOfDid(world.ctx(), key.did)).toMatchObject({ id: await holderIdOf(first.badgeId) })
})

test('gives one wallet one badge of a link, whichever of its keys it proves', async () => {
  const key = generateWalletKey()
  await open(key)
  const link = await issuer.open({ didLimit: 5 })
  const taken = await Promise.all([byBadgeKey, byJwk, byKid(pkh), byKid((did) => did)].map((by) => take(link, key, by)))
  expect(new Set(taken.map(({ badgeId }) => badgeId)).size).toBe(1)
  const claimId = readClaimToken(world.config, link)?.id ?? ''
  const [row] = await world.ctx().db.select().from(claims).where(eq(claims.id, claimId))
  expect(row?.taken).toBe(1)
})

test('puts a badge for the badge key of a merged wallet into the wallet that took over', async () => {
  const [key, other] = [generateWalletKey(), generateWalletKey()]
  const [{ id: from }, { id: into }] = [await open(key), await open(other)]
  await mergeHolders(world.ctx(), { from, into })
  const byKey = await take(await issuer.open({ didLimit: 1 }), key, byBadgeKey)
  const byAccount = await take(
    await issuer.open({ didLimit: 1 }),
    key,
    byKid((did) => did),
  )
  expect([byKey.subject, byAccount.subject]).toEqual([key.badge.did, key.badge.did])
  expect([await holderIdOf(byKey.badgeId), await holderIdOf(byAccount.badgeId)]).toEqual([into, into])
})

test.each<[string, Prove, boolean, (key: Key) => string]>([
  ['the same DID', byKid(pkh), true, ({ did }) => pkh(did)],
  ['the badge key in place of the account', byKid((did) => did), true, ({ badge }) => badge.did],
  ['the account of a wallet without a badge key', byKid((did) => did), false, ({ did }) => did],
])('reissues a badge to %s', async (_, prove, opensLater, expected) => {
  const key = generateWalletKey()
  const claim = await issuer.open({ didLimit: 1 })
  await take(claim, key, prove)
  if (opensLater) await open(key)
  const challenge = readClaimToken(world.config, claim)?.id ?? ''
  const { badgeId } = await world.call(reissueSession, { challenge, reason: 'A correction' }, { token: issuer.token })
  const [badge] = await world.ctx().db.select().from(badges).where(eq(badges.id, badgeId))
  expect(badge?.credential).toMatchObject({ credentialSubject: { id: expected(key) } })
})

test('finds an e-mail wallet by its badge key', async () => {
  const email = 'renewed@example.org'
  const holder = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const { badgeDid } = (await holderOfDid(world.ctx(), holder.did)) ?? {}
  expect(badgeDid).toMatch(/^did:key:zDn/)
  expect(await holderOfDid(world.ctx(), badgeDid ?? '')).toMatchObject({ id: holder.id, badgeDid })
  expect(await holderOfDid(world.ctx(), generateAccountKey().did)).toBeUndefined()
})
