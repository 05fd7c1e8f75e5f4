import { createHash } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { SDJwtVcInstance, TypeMetadataFormatSchema } from '@sd-jwt/sd-jwt-vc'
import { and, eq, isNull } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
import { createTemplate, deleteTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { accessOf, nonceOf, proofOf } from '#testing/claim.ts'
import { notingExamples } from '#testing/examples.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { startOffering } from '../../server/testing-wallets.ts'
import { issueCredential, SD_JWT_CONFIGURATION, templateType } from '../contract.ts'

let world: World
let offering: Awaited<ReturnType<typeof startOffering>>

beforeAll(async () => {
  world = await openWorld()
  offering = await startOffering(world)
})
afterAll(() => world.close())

const KNOTS = { category: 'basic', name: 'Knots', description: 'Ties knots', lang: 'fr' } as const

async function collect(prove: (nonce: string) => Promise<string> | string) {
  const { claim, templateId } = await offering.offer(KNOTS, { asksCode: false })
  const access = await accessOf(world, claim)
  const proof = await prove(await nonceOf(world))
  const asked = { credential_configuration_id: SD_JWT_CONFIGURATION, proofs: { jwt: [proof] } }
  const answer = await call(world.caller(access), issueCredential, asked)
  const sdJwt = typeof answer === 'string' ? '' : String(answer.credentials[0]?.credential)
  return { sdJwt, templateId }
}

/** A wallet's proof by a P-256 key. */
const proveBy = (privateKey: Uint8Array) => (nonce: string) =>
  createBadgeProof({ privateKey, audience: world.config.publicUrl, nonce, now: world.now() })

test('a wallet with a P-256 key gets its badge as SD-JWT VC, whose list says when it is revoked', async () => {
  const privateKey = p256.utils.randomSecretKey()
  const { sdJwt, templateId } = await collect(proveBy(privateKey))
  const asked = { audience: 'x', nonce: 'n', now: world.now() }
  const check = async () => {
    const presented = await presentSdJwt(sdJwt, asked, badgePresenter(privateKey))
    const expected = { asked: { audience: ['x'], nonce: 'n' }, now: world.now(), loader: ownDocuments(world.ctx()) }
    return verifySdJwt(presented, expected)
  }
  const { claims, checks } = await check()
  const { publicUrl } = world.config
  const vct = `${publicUrl}/vct/templates/${templateId}`
  expect(claims).toMatchObject({ vct, aka_vcts: [`${publicUrl}/vct/badge`], name: 'Knots' })
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
  const { sdJwt } = await collect(proveBy(privateKey))
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

describe('its type', () => {
  type Found = { vct: string; response: Response }

  /** What the OpenWallet Foundation's library finds where `vct` points, and where the type that it extends does. */
  async function resolveType() {
    const { sdJwt, templateId } = await collect(proveBy(p256.utils.randomSecretKey()))
    const found: Found[] = []
    const vctFetcher = async (vct: string) => {
      const response = await get(vct)
      found.push({ vct, response: response.clone() })
      return response.json()
    }
    const resolved = await new SDJwtVcInstance({ vctFetcher, hasher: sha256 }).getVct(sdJwt)
    return { metadata: TypeMetadataFormatSchema.parse(resolved?.mergedTypeMetadata), found, templateId }
  }
  const get = (url: string) => notingExamples(injectFetch(world.app))(url)
  const sha256 = (data: string | ArrayBuffer) =>
    createHash('sha256')
      .update(Buffer.from(data as string))
      .digest()

  test('is the one of the template, which extends that of every badge', async () => {
    const { found, templateId } = await resolveType()
    const { publicUrl } = world.config
    expect(found.map(({ vct }) => vct)).toEqual([`${publicUrl}/vct/templates/${templateId}`, `${publicUrl}/vct/badge`])
    expect(found.map(({ response }) => response.headers.get('cache-control'))).toEqual([
      'public, max-age=3600',
      'public, max-age=86400',
    ])
    expect(found[0]?.response.headers.get('etag')).toMatch(/^W\//)
  })

  test('says name, description and colours of the template, in its own language first', async () => {
    const { metadata } = await resolveType()
    expect(metadata).toMatchObject({ name: 'Knots', description: 'Ties knots' })
    expect(metadata.display).toMatchObject([
      { locale: 'fr', name: 'Knots', description: 'Ties knots' },
      { locale: 'en', name: 'Knots', description: 'Ties knots' },
    ])
    const simple = metadata.display?.[0]?.rendering?.simple
    expect(simple).toMatchObject({
      background_color: expect.stringMatching(/^#/),
      text_color: expect.stringMatching(/^#/),
    })
  })

  test('names its logo with the digest of the picture that is served there', async () => {
    const { metadata } = await resolveType()
    const logo = metadata.display?.[0]?.rendering?.simple?.logo
    const picture = await (await get(logo?.uri ?? '')).arrayBuffer()
    expect(picture.byteLength).toBeGreaterThan(100)
    expect(logo?.['uri#integrity']).toBe(`sha256-${sha256(picture).toString('base64')}`)
  })

  test('names the claims in each language, and which of them a holder may withhold', async () => {
    const { metadata } = await resolveType()
    const labels = metadata.claims?.map(({ display }) => display?.map(({ locale, label }) => [locale, label]))
    expect(labels?.[0]).toEqual([
      ['en', 'Title'],
      ['fr', 'Titre'],
    ])
    const withheld = metadata.claims?.filter(({ sd }) => sd === 'always').map(({ path }) => path.join('.'))
    expect(withheld).toEqual(['credentialSubject.identifier', 'credentialSubject.result', 'evidence'])
  })

  test('is still described once the template is deleted, and never for a draft', async () => {
    const { token } = offering.issuer
    const signedIn = { token }
    const { templateId } = await world.call(createTemplate, await templateForm(KNOTS), signedIn)
    await world.runJobs()
    await world.call(deleteTemplate, { templateId }, signedIn)
    await world.runJobs()
    expect(await world.call(templateType, { templateId })).toMatchObject({ name: 'Knots' })
    const draft = await world.call(createTemplate, await templateForm({ ...KNOTS, draft: true }), signedIn)
    for (const unknown of [draft.templateId, 'unknown'])
      await expect(world.call(templateType, { templateId: unknown })).rejects.toMatchObject({ status: 404 })
  })
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
