import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { accessOf, nonceOf, proofOf, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { CREDENTIAL_CONFIGURATION, PRE_AUTHORIZED_GRANT } from '../contract.ts'

// Every error of OpenID4VCI 1.0 (sections 6.3, 8.3.1 and 11.3) and RFC 6750 that this server can be led to, over HTTP.
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let link = ''
let coded = ''
let access = ''
let otherTemplate = ''
let encryption: Record<string, unknown>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
  link = await issuer.open({ didLimit: 1 })
  coded = (await issuer.ask({ emails: ['coded@example.org'], asksCode: true })).links[0]?.split('/').at(-1) ?? ''
  access = await accessOf(world, await issuer.open({ didLimit: 1 }))
  const form = await templateForm({ name: 'Another' })
  otherTemplate = (await world.call(createTemplate, form, { token: issuer.token })).templateId
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  encryption = { jwk: { ...(await exportJWK(publicKey)), alg: 'ECDH-ES', use: 'enc' }, enc: 'A256GCM' }
})
afterAll(() => world.close())

type Answer = { status: number; error?: string; challenge: string | undefined; cache: string | undefined }

async function post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const { host } = new URL(world.config.publicUrl)
  const url = `/oid4vci/${path}`
  const answer = await world.app.inject({ method: 'POST', url, headers: { host, ...headers }, payload: body })
  const { error } = answer.body ? answer.json<{ error?: string }>() : {}
  const challenge = answer.headers['www-authenticate']
  const cache = answer.headers['cache-control']
  return { status: answer.statusCode, ...(error && { error }), challenge: challenge as string, cache }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const GRANT = { grant_type: PRE_AUTHORIZED_GRANT }
const codeOf = (code: string) => ({ ...GRANT, 'pre-authorized_code': code })

const TOKEN_ERRORS: [string, string, () => [string, Record<string, string>]][] = [
  ['no parameters', 'invalid_request', () => ['', FORM]],
  ['no body', 'invalid_request', () => ['', {}]],
  ['no grant type', 'invalid_request', () => [form({ 'pre-authorized_code': link }), FORM]],
  ['no code', 'invalid_request', () => [form(GRANT), FORM]],
  ['a repeated parameter', 'invalid_request', () => [`${form(codeOf(link))}&tx_code=1&tx_code=2`, FORM]],
  ['a body of JSON', 'invalid_request', () => [JSON.stringify(codeOf(link)), JSON_TYPE]],
  ['a body of XML', 'invalid_request', () => ['<a/>', { 'content-type': 'text/xml' }]],
  ['a tx_code that nobody asked for', 'invalid_request', () => [form({ ...codeOf(link), tx_code: '123456' }), FORM]],
  ['no tx_code where one is asked for', 'invalid_request', () => [form(codeOf(coded)), FORM]],
  ['a wrong tx_code', 'invalid_grant', () => [form({ ...codeOf(coded), tx_code: 'abcdef' }), FORM]],
  ['an unknown code', 'invalid_grant', () => [form(codeOf('unknown')), FORM]],
  ['a forged code', 'invalid_grant', () => [form(codeOf(`${link}x`)), FORM]],
  ['another grant', 'unsupported_grant_type', () => [form({ grant_type: 'authorization_code', code: 'x' }), FORM]],
]

describe('the token endpoint (section 6.3)', () => {
  test.each(TOKEN_ERRORS)('answers %s with %s', async (_, error, asked) => {
    expect(await post('token', ...asked())).toMatchObject({ status: 400, error, cache: 'no-store' })
  })
})

type Body = Record<string, unknown>
const proofs = async (given: Parameters<typeof proofOf>[2] = {}) => ({
  jwt: [await proofOf(world, generateAccountKey(), given)],
})
const named = { credential_configuration_id: CREDENTIAL_CONFIGURATION }
const BAD = 'invalid_credential_request'
const ENCRYPTION = 'invalid_encryption_parameters'
const encrypted = async (change: Body) => ({
  ...named,
  proofs: await proofs(),
  credential_response_encryption: { ...encryption, ...change },
})

const CREDENTIAL_ERRORS: [string, string, () => Promise<Body> | Body][] = [
  ['nothing', BAD, () => ({})],
  ['no configuration', BAD, async () => ({ proofs: await proofs() })],
  ['a configuration that is no text', BAD, async () => ({ credential_configuration_id: 1, proofs: await proofs() })],
  ['an unknown configuration', 'unknown_credential_configuration', () => ({ credential_configuration_id: 'Diploma' })],
  ['a configuration with a NUL', BAD, () => ({ credential_configuration_id: 'a\u0000b' })],
  ['an identifier', 'unknown_credential_identifier', () => ({ credential_identifier: CREDENTIAL_CONFIGURATION })],
  ['an identifier that is no text', BAD, () => ({ credential_identifier: {} })],
  ['an identifier and a configuration', BAD, () => ({ ...named, credential_identifier: 'x' })],
  ['an unknown format of older drafts', BAD, async () => ({ format: 'mso_mdoc', proofs: await proofs() })],
  ['no proof', 'invalid_proof', () => named],
  ['an empty list of proofs', 'invalid_proof', () => ({ ...named, proofs: { jwt: [] } })],
  ['proofs of another type', 'invalid_proof', () => ({ ...named, proofs: { attestation: ['x'] } })],
  ['proofs that are no object', 'invalid_proof', () => ({ ...named, proofs: 'x' })],
  ['two proofs', 'invalid_proof', async () => ({ ...named, proofs: { jwt: ['a.b.c', 'a.b.c'] } })],
  ['a proof that is no JWT', 'invalid_proof', () => ({ ...named, proofs: { jwt: ['x'] } })],
  ['a proof that is no text', 'invalid_proof', () => ({ ...named, proofs: { jwt: [{}] } })],
  [
    'both forms of proof',
    BAD,
    async () => {
      const { jwt } = await proofs()
      return { ...named, proofs: { jwt }, proof: { proof_type: 'jwt', jwt: jwt[0] } }
    },
  ],
  [
    'a proof for another issuer',
    'invalid_proof',
    async () => ({
      ...named,
      proofs: await proofs({ audience: 'https://other.example.org' }),
    }),
  ],
  [
    'a proof for another community here',
    'invalid_proof',
    async () => ({
      ...named,
      proofs: await proofs({ audience: `${world.config.publicUrl}/issuers/another` }),
    }),
  ],
  ['a proof without a nonce', 'invalid_proof', async () => ({ ...named, proofs: { jwt: [await withoutNonce()] } })],
  [
    'a proof with a nonce of its own',
    'invalid_nonce',
    async () => ({
      ...named,
      proofs: await proofs({ nonce: randomUUID() }),
    }),
  ],
  ['encryption without a key', ENCRYPTION, () => encrypted({ jwk: undefined })],
  ['encryption with a key that is no object', ENCRYPTION, () => encrypted({ jwk: 'x' })],
  [
    'encryption with a broken key',
    ENCRYPTION,
    () => encrypted({ jwk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', alg: 'ECDH-ES' } }),
  ],
  [
    'encryption with an RSA key',
    ENCRYPTION,
    () => encrypted({ jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB', alg: 'RSA-OAEP' } }),
  ],
  ['encryption without alg', ENCRYPTION, () => encrypted({ jwk: { ...(encryption.jwk as object), alg: undefined } })],
  ['encryption with a private key', ENCRYPTION, () => encrypted({ jwk: { ...(encryption.jwk as object), d: 'AAAA' } })],
  ['encryption without enc', ENCRYPTION, () => encrypted({ enc: undefined })],
  ['encryption with another enc', ENCRYPTION, () => encrypted({ enc: 'A128CBC-HS256' })],
  ['encryption with compression', ENCRYPTION, () => encrypted({ zip: 'DEF' })],
  [
    'encryption that is no object',
    ENCRYPTION,
    async () => ({
      ...named,
      proofs: await proofs(),
      credential_response_encryption: 'yes',
    }),
  ],
]

/** A proof of the right form whose payload has no nonce; the signature is not reached. */
async function withoutNonce(): Promise<string> {
  const [head, body = '', mac] = (await proofOf(world, generateAccountKey())).split('.')
  const { nonce, ...payload } = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), mac].join('.')
}

describe('the credential endpoint (section 8.3.1.2)', () => {
  const ask = (body: string, headers: Record<string, string> = JSON_TYPE) =>
    post('credential', body, { ...headers, ...bearer(access) })

  test.each(CREDENTIAL_ERRORS)('answers %s with %s', async (_, error, body) => {
    expect(await ask(JSON.stringify(await body()))).toMatchObject({ status: 400, error, cache: 'no-store' })
  })

  test.each([
    ['{"credential', JSON_TYPE],
    ['[]', JSON_TYPE],
    ['"text"', JSON_TYPE],
    ['null', JSON_TYPE],
    ['', JSON_TYPE],
    ['', {}],
    ['credential_configuration_id=x', FORM],
    ['<a/>', { 'content-type': 'text/xml' }],
  ])('answers the body %j as malformed', async (body, headers) => {
    expect(await ask(body, headers as Record<string, string>)).toMatchObject({ status: 400, error: BAD })
  })

  test('answers a JWT that is not encrypted for this server with invalid_encryption_parameters', async () => {
    const answer = await ask('eyJhbGciOiJub25lIn0.e30.', { 'content-type': 'application/jwt' })
    expect(answer).toMatchObject({ status: 400, error: ENCRYPTION })
  })

  test('answers a nonce that was used or has expired with invalid_nonce', async () => {
    const [fresh, old] = [await nonceOf(world), await nonceOf(world)]
    const askWith = async (nonce: string, token = access) => {
      const body = JSON.stringify({ ...named, proofs: await proofs({ nonce }) })
      return post('credential', body, { ...JSON_TYPE, ...bearer(token) })
    }
    const own = await accessOf(world, await issuer.open({ didLimit: 1 }))
    expect((await askWith(fresh, own)).status).toBe(200)
    expect(await askWith(fresh, own)).toMatchObject({ status: 400, error: 'invalid_nonce' })
    world.advance(301_000)
    access = await accessOf(world, await issuer.open({ didLimit: 1 }))
    expect(await askWith(old)).toMatchObject({ status: 400, error: 'invalid_nonce' })
  })

  test('answers another badge of the community with insufficient_scope', async () => {
    const answer = await ask(JSON.stringify({ credential_configuration_id: otherTemplate, proofs: await proofs() }))
    expect(answer).toMatchObject({ status: 403, error: 'insufficient_scope' })
    expect(answer.challenge).toContain('error="insufficient_scope"')
  })

  test('answers a link that another holder has used with credential_request_denied', async () => {
    const own = await accessOf(world, await issuer.open({ didLimit: 1 }))
    const askAs = async () =>
      post('credential', JSON.stringify({ ...named, proofs: await proofs() }), { ...JSON_TYPE, ...bearer(own) })
    expect((await askAs()).status).toBe(200)
    expect(await askAs()).toMatchObject({ status: 400, error: 'credential_request_denied' })
  })
})

const PROTECTED = [
  ['credential', () => JSON.stringify({ ...named, proofs: { jwt: ['x'] } })],
  ['notification', () => JSON.stringify({ notification_id: 'x', event: 'credential_accepted' })],
] as const

describe.each(PROTECTED)('access to the %s endpoint (RFC 6750, section 3)', (path, body) => {
  test.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('asks for a token without naming an error (%s)', async (_, headers) => {
    const answer = await post(path, body(), { ...JSON_TYPE, ...headers })
    expect(answer).toMatchObject({ status: 401, challenge: 'Bearer realm="OpenID4VCI"', cache: 'no-store' })
    expect(answer.error).toBeUndefined()
  })

  test.each(['forged', 'a.b.c'])('names invalid_token for the token %s', async (token) => {
    const answer = await post(path, body(), { ...JSON_TYPE, ...bearer(token) })
    expect(answer).toMatchObject({ status: 401, error: 'invalid_token' })
    expect(answer.challenge).toBe('Bearer realm="OpenID4VCI", error="invalid_token"')
  })

  test('names invalid_token for a token that has expired', async () => {
    const old = await accessOf(world, await issuer.open({ didLimit: 1 }))
    world.advance(301_000)
    expect(await post(path, body(), { ...JSON_TYPE, ...bearer(old) })).toMatchObject({ error: 'invalid_token' })
    access = await accessOf(world, await issuer.open({ didLimit: 1 }))
  })
})

const NOTIFICATION_ERRORS: [string, string, Body][] = [
  ['an unknown id', 'invalid_notification_id', { notification_id: 'unknown', event: 'credential_accepted' }],
  ['no id', 'invalid_notification_request', { event: 'credential_accepted' }],
  ['an id that is no text', 'invalid_notification_request', { notification_id: 1, event: 'credential_accepted' }],
  ['no event', 'invalid_notification_request', { notification_id: 'x' }],
  ['an unknown event', 'invalid_notification_request', { notification_id: 'x', event: 'credential_lost' }],
  [
    'a description beyond ASCII',
    'invalid_notification_request',
    {
      notification_id: 'x',
      event: 'credential_failure',
      event_description: 'Mémoire pleine',
    },
  ],
]

describe('the notification endpoint (section 11.3)', () => {
  test.each(NOTIFICATION_ERRORS)('answers %s with %s', async (_, error, body) => {
    const answer = await post('notification', JSON.stringify(body), { ...JSON_TYPE, ...bearer(access) })
    expect(answer).toMatchObject({ status: 400, error, cache: 'no-store' })
  })

  test.each([
    ['{', JSON_TYPE],
    ['event=credential_accepted', FORM],
  ])('answers the body %j as malformed', async (body, headers) => {
    const answer = await post('notification', body, { ...headers, ...bearer(access) })
    expect(answer).toMatchObject({ status: 400, error: 'invalid_notification_request' })
  })
})

test('the nonce endpoint answers any body with a nonce that is not stored', async () => {
  const bodies = ['', '{}', 'a=b'] as const
  const answers = await Promise.all(bodies.map((body) => post('nonce', body, body === '{}' ? JSON_TYPE : FORM)))
  expect(answers).toMatchObject(bodies.map(() => ({ status: 200, cache: 'no-store' })))
})
