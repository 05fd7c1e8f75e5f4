import { createHash } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { SDJwtVcInstance, TypeMetadataFormatSchema } from '@sd-jwt/sd-jwt-vc'
import { and, eq, isNull } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { badgePresenter } from '#credentials/presentations/presenter.ts'
import { presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { verifySdJwt } from '#credentials/sd-jwt/verify-sd-jwt.ts'
import { createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { getTokenList } from '#features/badges/contract.ts'
import { ownDocuments } from '#features/badges/files/server/own-documents.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { sealStatusLists } from '#features/badges/server/status/seal-status-lists.ts'
import { badges } from '#features/badges/server/tables.ts'
import { rotateIssuingKey } from '#features/claims/server/rotate-issuing-key.ts'
import { didDocument } from '#features/issuers/contract.ts'
import { eraseIssuer } from '#features/issuers/server/erase-issuer.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { accessOf, nonceOf, proofOf } from '#testing/claim.ts'
import { notingExamples } from '#testing/examples.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { TYPE_MAX_AGE_SECONDS } from '../../rules.ts'
import { startOffering } from '../../server/testing-wallets.ts'
import { badgeType, communityMetadata, issueCredential, SD_JWT_CONFIGURATION } from '../contract.ts'

let world: World
let offering: Awaited<ReturnType<typeof startOffering>>

beforeAll(async () => {
  world = await openWorld()
  offering = await startOffering(world)
})
afterAll(() => world.close())

async function collect(prove: (nonce: string) => Promise<string> | string) {
  const { claim } = await offering.offer({ category: 'basic', name: 'Knots' }, { asksCode: false })
  const access = await accessOf(world, claim)
  const proof = await prove(await nonceOf(world))
  const asked = { credential_configuration_id: SD_JWT_CONFIGURATION, proofs: { jwt: [proof] } }
  const answer = await call(world.caller(access), issueCredential, asked)
  return typeof answer === 'string' ? '' : String(answer.credentials[0]?.credential)
}

test('a wallet with a P-256 key gets its badge as SD-JWT VC, whose list says when it is revoked', async () => {
  const privateKey = p256.utils.randomSecretKey()
  const audience = world.config.publicUrl
  const sdJwt = await collect((nonce) => createBadgeProof({ privateKey, audience, nonce, now: world.now() }))
  const asked = { audience: 'x', nonce: 'n', now: world.now() }
  const check = async () => {
    const presented = await presentSdJwt(sdJwt, asked, badgePresenter(privateKey))
    const expected = { asked: { audience: ['x'], nonce: 'n' }, now: world.now(), loader: ownDocuments(world.ctx()) }
    return verifySdJwt(presented, expected)
  }
  const { claims, checks } = await check()
  expect(claims).toMatchObject({ vct: `${world.config.publicUrl}/vct/badge`, name: 'Knots' })
  expect(checks).toEqual({
    signature: { ok: true },
    issuer: { ok: true },
    period: { ok: true },
    status: { ok: true },
  })
  const [badge] = await world.ctx().db.select().from(badges)
  await revokeBadges(offering.issuer.ctx, [badge?.id ?? ''], 'Left')
  expect((await check()).checks.status).toEqual({ ok: false, reason: 'revoked' })
  const list = `${world.config.publicUrl}/status/${badge?.statusListId}/tokens`
  const response = await notingExamples(injectFetch(world.app))(list)
  expect(response.headers.get('content-type')).toContain('application/statuslist+jwt')
  await expect(world.call(getTokenList, { listId: 'unknown' })).rejects.toMatchObject({ status: 404 })
})

/** The badge of an SD-JWT VC that a new wallet collects, and its status as our own check tells it. */
async function collected() {
  const before = new Set((await world.ctx().db.select().from(badges)).map(({ id }) => id))
  const privateKey = p256.utils.randomSecretKey()
  const audience = world.config.publicUrl
  const sdJwt = await collect((nonce) => createBadgeProof({ privateKey, audience, nonce, now: world.now() }))
  const [badge] = (await world.ctx().db.select().from(badges)).filter(({ id }) => !before.has(id))
  const status = async () => {
    const presented = await presentSdJwt(
      sdJwt,
      { audience: 'x', nonce: 'n', now: world.now() },
      badgePresenter(privateKey),
    )
    const expected = { asked: { audience: ['x'], nonce: 'n' }, now: world.now(), loader: ownDocuments(world.ctx()) }
    return (await verifySdJwt(presented, expected)).checks.status
  }
  return { badgeId: badge?.id ?? '', listId: badge?.statusListId ?? '', status }
}
const rotate = () => rotateIssuingKey(world.ctx(), { issuerId: offering.issuer.issuerId, isCompromised: false })

test('a document read after a key replacement has the key of the list that is signed later', async () => {
  const { listId, status } = await collected()
  await rotate()
  const document = await world.call(didDocument, { issuerId: offering.issuer.issuerId })
  const list = await injectFetch(world.app)(`${world.config.publicUrl}/status/${listId}/tokens`)
  const { kid } = decodeProtectedHeader(await list.text())
  expect(document.assertionMethod).toContain(kid)
  expect(await status()).toEqual({ ok: true })
})

test('a list that has no key since a replacement gets one at the first check, which tells its status', async () => {
  const { status } = await collected()
  await rotate()
  await removePresentKey()
  expect(await status()).toEqual({ ok: true })
})

/** As before the key was replaced together with the others. */
function removePresentKey() {
  const isJwt = and(eq(sealedKeys.ownerId, offering.issuer.issuerId), eq(sealedKeys.purpose, 'jwt'))
  return world
    .ctx()
    .db.update(sealedKeys)
    .set({ retiredAt: world.now() })
    .where(and(isJwt, isNull(sealedKeys.retiredAt)))
}

test('a wallet that proves an account gets no SD-JWT VC', async () => {
  const key = generateAccountKey()
  await expect(collect((nonce) => proofOf(world, key, { nonce }))).rejects.toMatchObject({ key: 'invalid_proof' })
})

test('the metadata offers it beside the badge', async () => {
  const { issuerId } = offering.issuer
  const metadata = await world.call(communityMetadata, { issuerId })
  expect(metadata.credential_configurations_supported).toMatchObject({
    [SD_JWT_CONFIGURATION]: { format: 'dc+sd-jwt', vct: `${world.config.publicUrl}/vct/badge` },
  })
})

test('its type is described where `vct` points, in each language, for a day', async () => {
  const privateKey = p256.utils.randomSecretKey()
  const audience = world.config.publicUrl
  const sdJwt = await collect((nonce) => createBadgeProof({ privateKey, audience, nonce, now: world.now() }))
  const asked: Response[] = []
  const vctFetcher = async (url: string) => {
    const response = await notingExamples(injectFetch(world.app))(url)
    asked.push(response.clone())
    return response.json()
  }
  const hasher = (data: string | ArrayBuffer) =>
    createHash('sha256')
      .update(Buffer.from(data as string))
      .digest()
  const found = await new SDJwtVcInstance({ vctFetcher, hasher }).getVct(sdJwt)
  const metadata = TypeMetadataFormatSchema.parse(found?.mergedTypeMetadata)
  expect(metadata.display?.map(({ locale, name }) => [locale, name])).toEqual([
    ['en', 'Open Badge'],
    ['fr', 'Badge ouvert'],
  ])
  const withheld = metadata.claims?.filter(({ sd }) => sd === 'always').map(({ path }) => path.join('.'))
  expect(withheld).toEqual(['credentialSubject.identifier', 'credentialSubject.result', 'evidence'])
  expect(asked[0]?.headers.get('cache-control')).toBe(`public, max-age=${TYPE_MAX_AGE_SECONDS}`)
  expect(asked[0]?.headers.get('etag')).toMatch(/^W\//)
  expect(await world.call(badgeType, {})).toMatchObject({ vct: `${audience}/vct/badge` })
})

test('the last list of a deleted issuer without its present key still says what was revoked', async () => {
  const { badgeId, status } = await collected()
  await revokeBadges(offering.issuer.ctx, [badgeId], 'Left')
  await removePresentKey()
  const { issuerId } = offering.issuer
  await sealStatusLists(world.ctx(), issuerId)
  await eraseIssuer(world.ctx(), issuerId)
  await destroyKeys(world.ctx(), issuerId)
  expect(await status()).toEqual({ ok: false, reason: 'revoked' })
})
