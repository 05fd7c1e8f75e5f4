import { createHash, X509Certificate } from 'node:crypto'
import { Openid4vpClient } from '@openid4vc/openid4vp'
import { compactVerify, importX509 } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { matchDcql } from '#credentials/presentations/match-dcql.ts'
import type { Json } from '#credentials/read-credential.ts'
import { disclosedFor, heldSdJwt, presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { readSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import { getHeldFile, listHeld } from '#features/badges/contract.ts'
import { keepSdJwts, sdJwtOf } from '#features/badges/files/wallet/keep-sd-jwts.ts'
import { badgeTypeUrl, templateTypeUrl } from '#features/badges/server/addresses.ts'
import { issuerP256Key } from '#features/badges/server/issuing/sign-jwt-as-issuer.ts'
import { claimsOfBadge } from '#features/badges/server/issuing/sign-sd-jwt-as-issuer.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { SECONDS_A_MONTH } from '#features/templates/rules.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { assertCertificate } from '#platform/settings/verifier-certificate.ts'
import { makeCertificate } from '#testing/make-certificate.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import * as wallet from '../wallet-contract.ts'
import { findPresentation } from './queries.ts'
import {
  answer,
  ask,
  asSdJwt,
  type Community,
  fetchRequest,
  mailWallet,
  ownWallet,
  presentTo,
  sendAnswer,
} from './testing-showing.ts'

const HOST = 'badges.example.org'
let world: World
let issuer: Community
let templateId = ''
/** A template whose badges are valid for a month. */
let short = ''
let longAgo: Date

beforeAll(async () => {
  world = await openWorld({ config: { publicUrl: `https://${HOST}` } })
  issuer = await signUpIssuer(world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx, { suspendable: true })
  short = await publishForTest(issuer.ctx, { validity: 'duration', expirationDuration: SECONDS_A_MONTH })
  longAgo = new Date(world.now().getTime() - 2000 * SECONDS_A_MONTH)
  await world.runJobs()
})
afterAll(() => world.close())

const shownOf = async (id: string) => (await findPresentation(world.ctx(), id))?.shown
const own = (of = templateId) => ownWallet(issuer.ctx, of)

/** Any claims, signed by the community. */
async function signAsIs(claims: Parameters<typeof signSdJwt>[0]): Promise<string> {
  const row = await findIssuer(issuer.ctx, issuer.ctx.actor.issuerId)
  if (!row) throw new Error('The test has no issuer')
  return signSdJwt(claims, await issuerP256Key(issuer.ctx, row))
}

describe('an SD-JWT VC', () => {
  type Holder = Awaited<ReturnType<typeof own>>
  type Change = Partial<Parameters<typeof presentSdJwt>[1]> & { alter?: (given: string) => string }

  /** Answers a new request with a badge as SD-JWT VC. */
  async function showSdJwt({ presenter, credential }: Holder, { alter, ...change }: Change = {}) {
    const asked = await ask(world, issuer, templateId)
    const request = await fetchRequest(world, asked.presentation)
    const bound = { audience: request.client_id, nonce: request.nonce, now: world.now(), ...change }
    const given = await presentSdJwt(await asSdJwt(issuer.ctx, credential), bound, presenter)
    const vp_token = JSON.stringify({ badge_sd_jwt: [alter ? alter(given) : given] })
    const answered = await sendAnswer(world, request.response_uri, { vp_token })
    return { answered, request, given, shown: await shownOf(asked.presentation) }
  }

  test('is asked for beside the other formats, and is a yes with title, name and every check', async () => {
    const { request, shown, given } = await showSdJwt(await own())
    const { credentials, credential_sets } = request.dcql_query
    expect(credentials.map(({ format }) => format)).toEqual(['ldp_vc', 'jwt_vc_json', 'dc+sd-jwt'])
    expect(credential_sets).toEqual([{ options: [['badge'], ['badge_jwt'], ['badge_sd_jwt']] }])
    const match = matchDcql(request.dcql_query, [await heldSdJwt(given)])
    expect(match.sets[0]?.alternatives).toEqual([['badge_sd_jwt']])
    expect(disclosedFor(match.candidates.badge_sd_jwt?.[0]?.claims ?? [])).toEqual({
      evidence: false,
      recipient: false,
      seat: false,
    })
    expect(shown).toMatchObject({ verdict: 'genuine', title: 'Lead climbing', validUntil: '' })
    const checks = shown?.checks.map(({ check, result }) => `${check} ${result}`)
    expect(checks).toEqual(
      expect.arrayContaining(['signature ok', 'issuer ok', 'delegation ok', 'status ok', 'shape ok']),
    )
  })

  test('is asked for by the type of its template, and by the earlier one of every badge', async () => {
    const { request } = await showSdJwt(await own())
    const asked = request.dcql_query.credentials.find(({ format }) => format === 'dc+sd-jwt')
    expect(asked?.meta.vct_values).toEqual([templateTypeUrl(world.config, templateId), badgeTypeUrl(world.config)])
  })

  test('of the earlier type is asked for, and is a yes', async () => {
    const holder = await own()
    const asked = await ask(world, issuer, templateId)
    const request = await fetchRequest(world, asked.presentation)
    const bound = { audience: request.client_id, nonce: request.nonce, now: world.now() }
    const earlier = claimsOfBadge(world.config, holder.credential, { vct: badgeTypeUrl(world.config) })
    const given = await presentSdJwt(await signAsIs(earlier), bound, holder.presenter)
    expect(matchDcql(request.dcql_query, [await heldSdJwt(given)]).isSatisfied).toBe(true)
    await sendAnswer(world, request.response_uri, { vp_token: JSON.stringify({ badge_sd_jwt: [given] }) })
    expect(await shownOf(asked.presentation)).toMatchObject({ verdict: 'genuine', title: 'Lead climbing' })
  })

  test('is one answer, and no second one', async () => {
    const { request, given } = await showSdJwt(await own())
    expect(await sendAnswer(world, request.response_uri, { vp_token: given })).toMatchObject({ status: 410 })
  })

  test.each([
    ['revoked', revokeBadges],
    ['suspended', suspendBadges],
  ] as const)('says that the badge was %s', async (verdict, change) => {
    const holder = await own()
    await change(issuer.ctx, [holder.id], 'Left')
    expect((await showSdJwt(holder)).shown).toMatchObject({ verdict, title: 'Lead climbing' })
  })

  test('says that the badge has expired', async () => {
    const holder = await ownWallet({ ...issuer.ctx, now: () => longAgo }, short)
    expect((await showSdJwt(holder)).shown?.verdict).toBe('otherTemplate')
    const asked = await ask(world, issuer, short)
    const request = await fetchRequest(world, asked.presentation)
    const bound = { audience: request.client_id, nonce: request.nonce, now: world.now() }
    const given = await presentSdJwt(await asSdJwt(issuer.ctx, holder.credential), bound, holder.presenter)
    await sendAnswer(world, request.response_uri, { vp_token: given })
    expect(await shownOf(asked.presentation)).toMatchObject({ verdict: 'expired' })
  })

  test('says that a badge is of another template, and nothing else about it', async () => {
    const { shown } = await showSdJwt(await own(short))
    expect(shown).toMatchObject({ verdict: 'otherTemplate', title: '', holderName: '', checks: [] })
  })

  test.each([
    [
      'another achievement',
      (to: string) => (claims: Json) => ({ ...claims, id: `${world.config.publicUrl}/credentials/${to}` }),
    ],
    ['another type', () => (claims: Json) => ({ ...claims, vct: 'https://other.example/vct' })],
    [
      'the type of another template',
      () => (claims: Json) => ({ ...claims, vct: templateTypeUrl(world.config, short) }),
    ],
    ['a further type', () => (claims: Json) => ({ ...claims, aka_vcts: ['https://other.example/vct'] })],
    ['another text', () => (claims: Json) => ({ ...claims, description: 'Of another badge' })],
  ])('that states %s is invalid, though its issuer signed it', async (_, changeTo) => {
    const [holder, other] = [await own(), await own()]
    const change = changeTo(other.id)
    const { payload, frame } = claimsOfBadge(world.config, holder.credential)
    const forged = await signAsIs({ payload: change(payload) as typeof payload, frame })
    const asked = await ask(world, issuer, templateId)
    const request = await fetchRequest(world, asked.presentation)
    const bound = { audience: request.client_id, nonce: request.nonce, now: world.now() }
    await sendAnswer(world, request.response_uri, { vp_token: await presentSdJwt(forged, bound, holder.presenter) })
    expect(await shownOf(asked.presentation)).toMatchObject({ verdict: 'invalid', title: '' })
  })

  test('whose claims were altered is invalid', async () => {
    const { presenter, credential } = await own()
    const [jwt = '', ...rest] = (await asSdJwt(issuer.ctx, credential)).split('~')
    const [head, body = '', tail] = jwt.split('.')
    const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), name: 'Another' }
    const altered = [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), tail].join('.')
    const asked = await ask(world, issuer, templateId)
    const request = await fetchRequest(world, asked.presentation)
    const bound = { audience: request.client_id, nonce: request.nonce, now: world.now() }
    const given = await presentSdJwt([altered, ...rest].join('~'), bound, presenter)
    expect(await sendAnswer(world, request.response_uri, { vp_token: given })).toEqual({ status: 200 })
    expect(await shownOf(asked.presentation)).toMatchObject({ verdict: 'invalid', title: '' })
  })

  test.each<[string, string, (holder: Holder) => Promise<Holder> | Holder, Change]>([
    ['with the nonce of another request', 'presentationElsewhere', (holder) => holder, { nonce: 'another' }],
    ['for another verifier', 'presentationElsewhere', (holder) => holder, { audience: 'https://other.example' }],
    ['that was made long ago', 'presentationExpired', (holder) => holder, { now: new Date(0) }],
    [
      'by another key',
      'presentationUnproven',
      async (holder) => ({ ...(await own()), credential: holder.credential }),
      {},
    ],
    [
      'without a key binding',
      'presentationUnproven',
      (holder) => holder,
      { alter: (given) => given.replace(/[^~]*$/, '') },
    ],
    [
      'with an altered disclosure',
      'presentationUnproven',
      (holder) => holder,
      { alter: (given) => given.replace('~', `~${Buffer.from('["s","name","X"]').toString('base64url')}~`) },
    ],
  ])('is refused %s', async (_, key, change, asked) => {
    const { answered, shown } = await showSdJwt(await change(await own()), asked)
    expect(answered).toEqual({ status: 400, error: 'invalid_request', error_description: key })
    expect(shown).toBeNull()
  })

  test('is shown by the server for a wallet whose key it keeps, but not for an older badge of an account', async () => {
    const [{ token, id }, older] = [
      await mailWallet(issuer.ctx, templateId),
      await mailWallet(issuer.ctx, templateId, 'account'),
    ]
    const { presentation } = await ask(world, issuer, templateId)
    const asked = { presentation, format: 'dc+sd-jwt' as const }
    const refused = world.call(wallet.showPresentation, { ...asked, badgeId: older.id }, { token: older.token })
    await expect(refused).rejects.toMatchObject({ key: 'formatNotHeld', status: 409 })
    await world.call(wallet.showPresentation, { ...asked, badgeId: id }, { token })
    expect(await shownOf(presentation)).toMatchObject({ verdict: 'genuine', title: 'Lead climbing' })
  })
})

describe('a device with its own key', () => {
  test('keeps its badges as SD-JWT VC beside them, and drops those that it no longer has', async () => {
    const [{ token, id }, account] = [
      await mailWallet(issuer.ctx, templateId),
      await mailWallet(issuer.ctx, templateId, 'account'),
    ]
    const memory = new Map<string, unknown>()
    const store = {
      get: async <T>(name: string) => memory.get(name) as T | undefined,
      set: async (name: string, value: unknown) => void memory.set(name, value),
    }
    const device = { store, caller: world.caller(token) }
    const { badges } = await world.call(listHeld, {}, { token })
    const older = await world.call(listHeld, {}, { token: account.token })
    await keepSdJwts(device, [...badges, ...older.badges])
    const [kept] = memory.values()
    expect(Object.keys(kept as object)).toEqual([id])
    const sdJwt = (await sdJwtOf(device, id)) ?? ''
    expect((await readSdJwt(sdJwt)).claims).toMatchObject({ vct: templateTypeUrl(world.config, templateId) })
    await keepSdJwts(device, badges)
    expect(await sdJwtOf(device, id)).toBe(sdJwt)
    await keepSdJwts(device, [])
    expect([...memory.values()]).toEqual([{}])
    await expect(
      world.call(getHeldFile, { badgeId: account.id, form: 'sd-jwt' }, { token: account.token }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      world.call(getHeldFile, { badgeId: id, form: 'sd-jwt' }, { token: account.token }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

/** The wallet library of the OpenWallet Foundation, which trusts any certificate for the host that it names. */
function openWallet() {
  const pemOf = (encoded = '') => new X509Certificate(Buffer.from(encoded, 'base64')).toString()
  const callbacks = {
    fetch: injectFetch(world.app),
    hash: (data: Uint8Array, alg: string) => createHash(alg.replace('-', '')).update(data).digest(),
    verifyJwt: async ({ alg, x5c }: { alg: string; x5c?: string[] }, { compact }: { compact: string }) => {
      const key = await importX509(pemOf(x5c?.[0]), alg, { extractable: true })
      const isSigned = await compactVerify(compact, key).then(
        () => true,
        () => false,
      )
      return { verified: isSigned, signerJwk: {} }
    },
    getX509CertificateMetadata: (encoded: string) => ({
      sanDnsNames: (new X509Certificate(pemOf(encoded)).subjectAltName ?? '').split(', ').map((name) => name.slice(4)),
      sanUriNames: [],
    }),
  }
  type Options = ConstructorParameters<typeof Openid4vpClient>[0]
  return new Openid4vpClient({ callbacks: callbacks as unknown as Options['callbacks'] })
}

async function open() {
  const asked = await ask(world, issuer, templateId)
  const client = openWallet()
  const { params } = client.parseOpenid4vpAuthorizationRequest({ authorizationRequest: asked.link })
  const read = await client.resolveOpenId4vpAuthorizationRequest({ authorizationRequestPayload: params })
  const request = read.authorizationRequestPayload as unknown as Parameters<typeof presentTo>[1]
  const verdict = async () => (await findPresentation(world.ctx(), asked.presentation))?.shown?.verdict
  return { ...asked, client: read.client, request, verdict }
}

describe('with a certificate of the operator', () => {
  beforeAll(async () => {
    const made = await makeCertificate(HOST)
    world.config.verifierCertificate = assertCertificate({ ...made, host: HOST, now: new Date() })
  })
  afterAll(() => {
    world.config.verifierCertificate = undefined
  })

  test("a request is signed by the operator's certificate, and answered in each format", async () => {
    const holder = await ownWallet(issuer.ctx, templateId)
    const first = await open()
    expect(first.client).toMatchObject({ prefix: 'x509_san_dns', identifier: HOST })
    expect(first.request.client_id).toBe(`x509_san_dns:${HOST}`)
    expect(await answer(world, first.request, await presentTo(world, first.request, holder))).toEqual({ status: 200 })
    expect(await first.verdict()).toBe('genuine')
    const second = await open()
    const bound = { audience: second.request.client_id, nonce: second.request.nonce, now: world.now() }
    const vp_token = await presentSdJwt(await asSdJwt(issuer.ctx, holder.credential), bound, holder.presenter)
    expect(await sendAnswer(world, second.request.response_uri, { vp_token })).toEqual({ status: 200 })
    expect(await second.verdict()).toBe('genuine')
  })

  test('our wallet shows a badge all the same', async () => {
    const { token, id } = await mailWallet(issuer.ctx, templateId)
    const { presentation, verdict } = await open()
    await world.call(wallet.showPresentation, { presentation, badgeId: id }, { token })
    expect(await verdict()).toBe('genuine')
  })

  test('the community signs its requests itself once the certificate has expired', async () => {
    const { verifierCertificate: kept } = world.config
    onTestFinished(() => {
      world.config.verifierCertificate = kept
    })
    world.config.verifierCertificate = kept && { ...kept, validUntil: world.now() }
    const { link } = await ask(world, issuer, templateId)
    expect(new URL(link).searchParams.get('client_id')).toMatch(/^decentralized_identifier:did:web:/)
  })
})
