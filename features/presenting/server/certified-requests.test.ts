import { createHash, X509Certificate } from 'node:crypto'
import { Openid4vpClient } from '@openid4vc/openid4vp'
import { compactVerify, importX509 } from 'jose'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { assertCertificate } from '#platform/verifier-certificate.ts'
import { makeCertificate } from '#testing/make-certificate.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { showPresentation } from '../wallet-contract.ts'
import { findPresentation } from './queries.ts'
import {
  answer,
  ask,
  asSdJwt,
  type Community,
  mailWallet,
  ownWallet,
  presentTo,
  sendAnswer,
} from './testing-showing.ts'

const HOST = 'badges.example.org'
let world: World
let issuer: Community
let templateId = ''

beforeAll(async () => {
  const certificate = assertCertificate({ ...(await makeCertificate(HOST)), host: HOST, now: new Date() })
  world = await openWorld({ config: { publicUrl: `https://${HOST}`, verifierCertificate: certificate } })
  issuer = await signUpIssuer(world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
})
afterAll(() => world.close())

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

test('a request is signed by the operator\u2019s certificate, and answered in each format', async () => {
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
  await world.call(showPresentation, { presentation, badgeId: id }, { token })
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
