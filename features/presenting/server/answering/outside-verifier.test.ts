import { p256 } from '@noble/curves/nist.js'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { badgeQuery } from '#credentials/presentations/dcql.ts'
import { unsignedLink } from '#credentials/presentations/presentation-request.ts'
import { badgePresenter } from '#credentials/presentations/presenter.ts'
import { signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import { presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { badgeTypeUrl, templateTypeUrl } from '#features/badges/server/addresses.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { OUTSIDE_OF_HOLDER } from '../../rules.ts'
import * as contract from '../../wallet-contract.ts'
import { asSdJwt, type Community, issueTo, mailWallet } from '../testing-showing.ts'
import { openVerifier } from '../testing-verifier.ts'

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>
let verifier: ReturnType<typeof openVerifier>
let issuer: Community
let templateId = ''
let kept: Awaited<ReturnType<typeof mailWallet>>

beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
  verifier = openVerifier(web, injectFetch(world.app))
  issuer = await signUpIssuer(world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
  kept = await mailWallet(issuer.ctx, templateId)
})
afterAll(async () => {
  await world.close()
  await web.close()
})

/** A query for a badge of our template in one format; all of them are written by `badgeQuery`. */
function queryFor(format: string) {
  const achievementIds = [`${world.config.publicUrl}/achievements/${templateId}`]
  const whole = badgeQuery({
    achievementIds,
    vcts: [templateTypeUrl(world.config, templateId), badgeTypeUrl(world.config)],
  })
  return { credentials: whole.credentials.filter((each) => each.format === format) }
}

const open = (code: string, token = kept.token) => world.call(contract.openRequest, { code }, { token })
const answer = (request: string, given: { badgeId: string; token: string; presentation?: string }) =>
  world.call(
    contract.answerVerifier,
    { request, badgeId: given.badgeId, presentation: given.presentation ?? '' },
    { token: given.token },
  )

/** A wallet whose badge key is on the device. */
async function deviceWallet() {
  const presenter = badgePresenter(p256.utils.randomSecretKey())
  const holder = await makeHolderOfAddress(issuer.ctx, { email: `${newId()}@example.org`, language: 'en' })
  const { id } = await issueTo(issuer.ctx, templateId, { holderId: holder.id, did: presenter.did })
  const { token } = await openWalletSession(issuer.ctx, { holderId: holder.id, renewSecret: newId(), fromClaim: false })
  return { presenter, badgeId: id, token }
}

describe('a verifier of another site', () => {
  test.each(['jwt_vc_json', 'dc+sd-jwt'])('is shown a badge as %s with the kept key, once', async (format) => {
    const asked = await verifier.ask({ query: queryFor(format), change: { state: 'of the verifier' } })
    const opened = await open(asked.link)
    expect(opened).toMatchObject({
      host: `${new URL(web.origin).host}`,
      isProven: true,
      name: 'Harbour',
      choices: [{ badgeId: kept.id, isKept: true, format }],
    })
    expect(asked.answers).toEqual([])
    const { next } = await answer(opened.request, { badgeId: kept.id, token: kept.token })
    expect(next).toBe(`${web.origin}/thanks`)
    const again = answer(opened.request, { badgeId: kept.id, token: kept.token })
    await expect(again).rejects.toMatchObject({ key: 'answerRefused', status: 409 })
  })

  test("is shown a badge signed on the device, and refuses another key's signature", async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json') })
    const { presenter, badgeId, token } = await deviceWallet()
    const { request, signing, choices } = await open(asked.link, token)
    expect(choices).toMatchObject([{ badgeId, isKept: false, format: 'jwt_vc_json' }])
    const { credential } = await world.call(contract.prepareAnswer, { request, badgeId }, { token })
    const bound = { credentials: [credential], ...signing, now: world.now() }
    const stranger = badgePresenter(p256.utils.randomSecretKey())
    const forged = await signPresentationJwt(bound, { ...presenter, sign: stranger.sign })
    const send = (presentation: string) => answer(request, { badgeId, token, presentation })
    await expect(send(forged)).rejects.toMatchObject({ key: 'answerRefused' })
    await expect(send('')).rejects.toMatchObject({ key: 'keyNotHere' })
    await send(await signPresentationJwt(bound, presenter))
    expect(asked.answers.map(({ status }) => status)).toEqual([400, 200])
  })

  test.each(['jwt_vc_json', 'dc+sd-jwt'])(
    'gets nothing but an answer to its request from a device, %s',
    async (format) => {
      const asked = await verifier.ask({ query: queryFor(format) })
      const { presenter, badgeId, token } = await deviceWallet()
      const { request, signing } = await open(asked.link, token)
      const { credential } = await world.call(contract.prepareAnswer, { request, badgeId }, { token })
      const by = (bound: object, who = presenter) => {
        const whole = { ...signing, ...bound, now: world.now() }
        if (format === 'dc+sd-jwt') return presentSdJwt(credential, { ...whole, disclosed: {} }, who)
        return signPresentationJwt({ ...whole, credentials: [credential] }, who)
      }
      const send = (presentation: string) => answer(request, { badgeId, token, presentation })
      const elsewhere = { key: 'presentationElsewhere', status: 400 }
      await expect(send(await by({ audience: 'redirect_uri:https://x.example/' }))).rejects.toMatchObject(elsewhere)
      await expect(send(await by({ nonce: 'another' }))).rejects.toMatchObject(elsewhere)
      const other = await issueTo(issuer.ctx, templateId, badgePresenter(p256.utils.randomSecretKey()))
      const theirs = format === 'dc+sd-jwt' ? await asSdJwt(issuer.ctx, other.credential) : ''
      const stranger = badgePresenter(p256.utils.randomSecretKey())
      const foreign = theirs
        ? await presentSdJwt(theirs, { ...signing, now: world.now() }, presenter)
        : await by({}, stranger)
      await expect(send(foreign)).rejects.toMatchObject(elsewhere)
      await expect(send('any text')).rejects.toMatchObject(elsewhere)
      await expect(send('a'.repeat(100_001))).rejects.toMatchObject({ status: 400 })
      expect(asked.answers).toEqual([])
      await send(await by({}))
      expect(asked.answers).toMatchObject([{ status: 200 }])
    },
  )

  test('is shown an SD-JWT signed on the device, without what it did not ask for', async () => {
    const asked = await verifier.ask({ query: queryFor('dc+sd-jwt') })
    const { presenter, badgeId, token } = await deviceWallet()
    const { request, signing, choices } = await open(asked.link, token)
    expect(choices[0]?.disclosed).toEqual({ evidence: false, recipient: false, seat: false })
    const { credential } = await world.call(contract.prepareAnswer, { request, badgeId }, { token })
    const disclosed = choices[0]?.disclosed ?? {}
    const presentation = await presentSdJwt(credential, { ...signing, now: world.now(), disclosed }, presenter)
    await answer(request, { badgeId, token, presentation })
    expect(asked.answers).toMatchObject([{ status: 200 }])
  })

  test('accepts no answer with an altered character, nor one to another request', async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json') })
    const { request } = await open(asked.link)
    await answer(request, { badgeId: kept.id, token: kept.token })
    const fields = asked.answers[0]?.fields ?? {}
    expect(await verifier.accepts(asked.request, fields)).toBe(true)
    const jwt: string = JSON.parse(fields.vp_token ?? '').badge_jwt[0]
    const at = jwt.indexOf('.') + 20
    const altered = jwt.slice(0, at) + (jwt[at] === 'A' ? 'B' : 'A') + jwt.slice(at + 1)
    const vp_token = JSON.stringify({ badge_jwt: [altered] })
    expect(await verifier.accepts(asked.request, { ...fields, vp_token })).toBe(false)
    const other = await verifier.ask({ query: queryFor('jwt_vc_json') })
    expect(await verifier.accepts(other.request, fields)).toBe(false)
  })

  test('gets a Data Integrity presentation of a kept badge', async () => {
    const asked = await verifier.ask({ query: queryFor('ldp_vc') })
    const { request, choices } = await open(asked.link)
    expect(choices).toMatchObject([{ format: 'ldp_vc' }])
    // The verifier above reads no Data Integrity; `@digitalbazaar/vc` does, in judge-presentations.test.ts.
    await answer(request, { badgeId: kept.id, token: kept.token }).catch(() => undefined)
    const [presentation] = JSON.parse(asked.answers[0]?.fields.vp_token ?? '').badge
    expect(presentation.proof).toMatchObject({ cryptosuite: 'ecdsa-rdfc-2019', challenge: asked.request.nonce })
  })

  test('gets an encrypted answer if it asks for one', async () => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
    const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'ECDH-ES', use: 'enc', kid: 'k1' }] }
    const change = { response_mode: 'direct_post.jwt', client_metadata: { jwks, vp_formats_supported: {} } }
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json'), change })
    const { request } = await open(asked.link)
    await answer(request, { badgeId: kept.id, token: kept.token }).catch(() => undefined)
    const { plaintext } = await compactDecrypt(asked.answers[0]?.fields.response ?? '', pair.privateKey)
    const fields = JSON.parse(new TextDecoder().decode(plaintext))
    const vp_token = JSON.stringify(fields.vp_token)
    const plain = { ...asked.request, response_mode: 'direct_post' }
    expect(await verifier.accepts(plain, { ...fields, vp_token })).toBe(true)
  })

  test('learns only that the holder declined', async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json') })
    const { request } = await open(asked.link)
    await world.call(contract.declineRequest, { request }, { token: kept.token })
    expect(asked.answers).toEqual([{ status: 200, fields: { error: 'access_denied' } }])
  })
})

describe('a request', () => {
  test('without a signature is answered, but its verifier is not proven', async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json'), sign: false })
    const opened = await open(asked.link)
    expect(opened).toMatchObject({ isProven: false, host: new URL(web.origin).host })
    await answer(opened.request, { badgeId: kept.id, token: kept.token })
    expect(asked.answers).toMatchObject([{ status: 200 }])
  })

  test('without a signature proves nothing by a DID in its address, and goes nowhere without https', async () => {
    const { request } = await verifier.ask({ query: queryFor('jwt_vc_json'), sign: false })
    const to = (response_uri: string) =>
      unsignedLink({ ...request, response_uri, client_id: `redirect_uri:${response_uri}` } as never)
    const refused = { key: 'requestUnsupported', status: 409 }
    for (const address of ['did:web:bank.example', 'http://bank.example/a', 'did:web:%zz', 'x509_san_dns:bank.example'])
      await expect(open(to(address))).rejects.toMatchObject(refused)
    const opened = await open(to('https://elsewhere.example.test/did:web:bank.example'))
    expect(opened).toMatchObject({ isProven: false, host: 'elsewhere.example.test' })
  })

  test('by a did:web with a path names the path beside the host', async () => {
    const asked = await openVerifier(web, injectFetch(world.app), 'mallory').ask({ query: queryFor('jwt_vc_json') })
    expect(await open(asked.link)).toMatchObject({ isProven: true, host: `${new URL(web.origin).host}/mallory` })
  })

  test('that was altered, or was signed by another key, is refused', async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json') })
    const [head, body = '', tail] = asked.jwt.split('.')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...payload, response_uri: 'https://evil.example.test/' }))
    web.serve(new URL(asked.requestUri).pathname, [head, changed.toString('base64url'), tail].join('.'))
    await expect(open(asked.link)).rejects.toMatchObject({ key: 'requestUnproven', status: 409 })
  })

  test('for a badge that the wallet does not hold has nothing to choose', async () => {
    const query = queryFor('jwt_vc_json')
    const [credential] = query.credentials
    const claims = [{ path: ['credentialSubject', 'achievement', 'id'], values: ['https://x.example/other'] }]
    const asked = await verifier.ask({ query: { credentials: [{ ...credential, claims }] } })
    expect(await open(asked.link)).toMatchObject({ choices: [] })
  })

  test('for two badges at once, or of an unknown kind, is refused', async () => {
    const two = { credentials: [...queryFor('jwt_vc_json').credentials, ...queryFor('dc+sd-jwt').credentials] }
    await expect(open((await verifier.ask({ query: two })).link)).rejects.toMatchObject({ key: 'requestSeveral' })
    const change = { response_mode: 'fragment' }
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json'), change }).catch(() => undefined)
    const link = 'openid4vp://?client_id=x&request_uri=https%3A%2F%2Fgone.example.test%2Fr'
    await expect(open(link)).rejects.toMatchObject({ key: 'requestUnreachable' })
    await expect(open('openid4vp://?client_id=x')).rejects.toMatchObject({ key: 'requestUnsupported' })
    if (asked) await expect(open(asked.link)).rejects.toMatchObject({ key: 'requestUnsupported' })
  })

  test('with a long state is refused, and one state is a text that looks like JSON', async () => {
    const query = queryFor('jwt_vc_json')
    const long = await verifier.ask({ query, sign: false, change: { state: 's'.repeat(2001) } })
    await expect(open(long.link)).rejects.toMatchObject({ key: 'requestUnsupported' })
    const asked = await verifier.ask({ query, sign: false, change: { state: '{ "a": 1 }' } })
    const { request } = await open(asked.link)
    await answer(request, { badgeId: kept.id, token: kept.token })
    expect(asked.answers).toMatchObject([{ status: 200, fields: { state: '{ "a": 1 }' } }])
  })

  test('is opened or declined so often and no more by a holder, from all networks, and only with a proven address', async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json') })
    const holder = await makeHolderOfAddress(issuer.ctx, { email: `${newId()}@example.org`, language: 'en' })
    const session = (isProven: boolean) =>
      openWalletSession(issuer.ctx, { holderId: holder.id, renewSecret: newId(), fromClaim: !isProven })
    const [byClaim, proven] = [await session(false), await session(true)]
    const { request } = await open(asked.link, proven.token)
    const unproven = world.call(contract.declineRequest, { request }, byClaim)
    await expect(unproven).rejects.toMatchObject({ key: 'addressNotProven', status: 403 })
    expect(asked.answers).toEqual([])
    const { limit, seconds } = OUTSIDE_OF_HOLDER
    for (let n = 1; n < limit; n += 1) await countRate(issuer.ctx, `outside requests:${holder.id}`, seconds)
    const last = world.call(contract.declineRequest, { request }, proven)
    await expect(last).rejects.toMatchObject({ key: 'tooManyRequests' })
    await expect(open(asked.link, proven.token)).rejects.toMatchObject({ key: 'tooManyRequests' })
    expect(asked.answers).toEqual([])
  })

  test('is answered only by the holder who opened it, as it was opened, and not later', async () => {
    const asked = await verifier.ask({ query: queryFor('jwt_vc_json') })
    const { request } = await open(asked.link)
    const other = await mailWallet(issuer.ctx, templateId)
    const theirs = answer(request, { badgeId: other.id, token: other.token })
    await expect(theirs).rejects.toMatchObject({ key: 'notFound', status: 404 })
    const forged = answer(request.replace(/.\./, 'x.'), { badgeId: kept.id, token: kept.token })
    await expect(forged).rejects.toMatchObject({ key: 'notFound' })
    const notAsked = answer(request, { badgeId: other.id, token: kept.token })
    await expect(notAsked).rejects.toMatchObject({ key: 'badgeNotAsked' })
    world.advance(11 * 60_000)
    const late = answer(request, { badgeId: kept.id, token: kept.token })
    await expect(late).rejects.toMatchObject({ key: 'requestEnded', status: 410 })
    world.advance(-11 * 60_000)
    expect(asked.answers).toEqual([])
  })
})
