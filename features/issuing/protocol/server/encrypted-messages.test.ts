import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { accessOf, proofOf, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { CREDENTIAL_CONFIGURATION } from '../contract.ts'
import { decryptRequest, encryptionMetadata } from './encrypted-messages.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

async function post(body: string, type: string) {
  const access = await accessOf(world, await issuer.open({ didLimit: 1 }))
  const { host } = new URL(world.config.publicUrl)
  const headers = { host, 'content-type': type, authorization: `Bearer ${access}` }
  return world.app.inject({ method: 'POST', url: '/oid4vci/credential', headers, payload: body })
}

const request = async () => ({
  credential_configuration_id: CREDENTIAL_CONFIGURATION,
  proofs: { jwt: [await proofOf(world, generateAccountKey())] },
})
const keyOf = (config = world.config) => encryptionMetadata(config).credential_request_encryption.jwks.keys[0] as JWK

async function encryptFor(key: JWK, content: object) {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid }
  return new CompactEncrypt(bytes).setProtectedHeader(header).encrypt(await importJWK(key))
}

test.each([
  ['P-256', 'A256GCM'],
  ['P-384', 'A128GCM'],
  ['X25519', 'A256GCM'],
])('encrypts the answer for a key of %s with %s', async (crv, enc) => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv, extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ECDH-ES', kid: 'the wallet' }
  const asked = { ...(await request()), credential_response_encryption: { jwk, enc } }
  const answer = await post(JSON.stringify(asked), 'application/json')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/jwt'])
  const { plaintext, protectedHeader } = await compactDecrypt(answer.body, privateKey)
  expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc, kid: 'the wallet' })
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
    credentials: [{ credential: { type: expect.arrayContaining(['OpenBadgeCredential']) } }],
    notification_id: expect.any(String),
  })
})

test('issues nothing for encryption that it does not support', async () => {
  const claim = await issuer.open({ didLimit: 1 })
  const access = await accessOf(world, claim)
  const { host } = new URL(world.config.publicUrl)
  const ask = async (more: object) =>
    world.app.inject({
      method: 'POST',
      url: '/oid4vci/credential',
      headers: { host, authorization: `Bearer ${access}` },
      payload: { ...(await request()), ...more },
    })
  const jwk = { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA', alg: 'ECDH-ES' }
  expect((await ask({ credential_response_encryption: { jwk, enc: 'A256GCM' } })).statusCode).toBe(400)
  // Another holder would be refused had the first request taken the place.
  expect((await ask({})).statusCode).toBe(200)
})

test('reads a request that was encrypted with the key of the metadata', async () => {
  const { d } = keyOf()
  expect(d).toBeUndefined()
  const answer = await post(await encryptFor(keyOf(), await request()), 'application/jwt')
  expect(answer.json()).toMatchObject({ credentials: [{}] })
})

test.each([
  ['malformed', { proofs: 1 }, 'invalid_proof'],
  ['without a configuration', {}, 'invalid_credential_request'],
  ['of a wrong type', { credential_configuration_id: 1 }, 'invalid_credential_request'],
])('names the same errors in an encrypted request (%s)', async (_, content, error) => {
  const answer = await post(await encryptFor(keyOf(), content), 'application/jwt')
  expect([answer.statusCode, answer.json().error]).toEqual([400, error])
})

test('reads requests for the previous secret while it is set, and then no longer', async () => {
  const { config } = world
  const jwe = await encryptFor(keyOf(), { a: 1 })
  const rotated = { ...config, secret: 'another secret, long enough as well', oldSecret: config.secret }
  expect(await decryptRequest({ ...world.ctx(), config: rotated }, jwe)).toEqual({ a: 1 })
  expect(keyOf(rotated)).not.toEqual(keyOf())
  const later = { ...rotated, oldSecret: undefined }
  await expect(decryptRequest({ ...world.ctx(), config: later as typeof config }, jwe)).rejects.toMatchObject({
    key: 'invalid_encryption_parameters',
  })
})
