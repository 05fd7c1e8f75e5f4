import { randomBytes } from 'node:crypto'
import { Openid4vciClient, setGlobalConfig } from '@openid4vc/openid4vci'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { verifyAny } from '#features/badges/contract.ts'
import { offerUri } from '../../rules.ts'
import { CATEGORIES, KEYS, openListening, publicJwk, signWith } from '../../server/testing-wallets.ts'

// The wallet is `@openid4vc/openid4vci` as installed, which wallets of several vendors are built on.
let place: Awaited<ReturnType<typeof openListening>>

beforeAll(async () => {
  setGlobalConfig({ allowInsecureUrls: true })
  place = await openListening()
})
afterAll(() => place.world.close())

/** The library speaks plain JSON: a wallet decrypts in its `fetch`, as here, and notes what it received. */
async function openWallet() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const received: string[] = []
  const fetchDecrypted: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const type = response.headers.get('content-type') ?? ''
    received.push(type)
    if (type !== 'application/jwt') return response
    const { plaintext } = await compactDecrypt(await response.text(), privateKey)
    return new Response(new TextDecoder().decode(plaintext), { headers: { 'content-type': 'application/json' } })
  }
  const key = KEYS.ES256()
  const client = new Openid4vciClient({
    callbacks: {
      fetch: fetchDecrypted,
      hash: () => new Uint8Array(),
      generateRandom: (bytes) => randomBytes(bytes),
      clientAuthentication: () => undefined,
      signJwt: async (_, { header, payload }) => ({ jwt: signWith(key, header, payload), signerJwk: publicJwk(key) }),
    } as ConstructorParameters<typeof Openid4vciClient>[0]['callbacks'],
  })
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ECDH-ES', use: 'enc' }
  return {
    client,
    key,
    received,
    encryption: { credential_response_encryption: { jwk, alg: 'ECDH-ES', enc: 'A256GCM' } },
  }
}

type Collecting = { txCode?: string; isEncrypted?: boolean; format?: string }

async function collect(offerUri: string, { txCode, isEncrypted, format = 'ldp_vc' }: Collecting) {
  const { client, key, received, encryption } = await openWallet()
  const credentialOffer = await client.resolveCredentialOffer(offerUri)
  const issuerMetadata = await client.resolveIssuerMetadata(credentialOffer.credential_issuer)
  // What a wallet can hold decides which of the offered configurations it takes.
  const { credential_configurations_supported: supported } = issuerMetadata.credentialIssuer
  const offered = credentialOffer.credential_configuration_ids
  const credentialConfigurationId = offered.find((id) => supported[id]?.format === format) ?? ''
  const exchanged = await client.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    ...(txCode && { txCode }),
  })
  const accessToken = exchanged.accessTokenResponse.access_token
  const { c_nonce } = await client.requestNonce({ issuerMetadata })
  const { jwt } = await client.createCredentialRequestJwtProof({
    issuerMetadata,
    credentialConfigurationId,
    nonce: c_nonce,
    signer: { method: 'jwk', publicJwk: publicJwk(key), alg: 'ES256' },
  })
  const { credentialResponse } = await client.retrieveCredentials({
    issuerMetadata,
    credentialConfigurationId,
    accessToken,
    proofs: { jwt: [jwt] },
    ...(isEncrypted && { additionalRequestPayload: encryption }),
  })
  const [given] = (credentialResponse.credentials ?? []) as { credential: Record<string, unknown> | string }[]
  const notify = (event: 'credential_accepted' | 'credential_deleted') =>
    client.sendNotification({
      issuerMetadata,
      accessToken,
      notification: { notificationId: credentialResponse.notification_id ?? '', event },
    })
  const display = issuerMetadata.credentialIssuer.credential_configurations_supported[credentialConfigurationId]
  return { credential: given?.credential ?? {}, issuerMetadata, credentialConfigurationId, display, received, notify }
}

type Badge = { credentialSubject: { achievement: { name: string; description: string } } }

const genuine = async (credential: unknown) =>
  (await place.world.call(verifyAny, { file: new File([JSON.stringify(credential)], 'badge') })).verdict

test.each(CATEGORIES.flatMap(([type, form]) => [false, true].map((asksCode) => [type, asksCode, form] as const)))(
  'collects a badge of each category, and shows its face (%s, tx_code %s)',
  async (type, asksCode, form) => {
    const { offerUri, code, templateId, credentialIssuer } = await place.offer(await form(), { asksCode })
    const got = await collect(offerUri, asksCode ? { txCode: code } : {})
    expect(got.credential).toMatchObject({ credentialSubject: { achievement: { achievementType: type } } })
    expect(await genuine(got.credential)).toBe('genuine')
    expect(got.issuerMetadata.credentialIssuer).toMatchObject({
      credential_issuer: credentialIssuer,
      display: [{ name: 'Cordée Lyon', locale: 'en', logo: { uri: expect.stringMatching(/^http/) } }, { locale: 'fr' }],
    })
    expect(got.credentialConfigurationId).toBe(templateId)
    const { achievement } = (got.credential as Badge).credentialSubject
    const face = { name: achievement.name, description: achievement.description, background_color: expect.any(String) }
    expect(got.display).toMatchObject({ credential_metadata: { display: [face, face] } })
  },
)

test.each([false, true])(
  'follows an offer to the SD-JWT VC only by what it says (SD-JWT only: %s)',
  async (isSdJwtOnly) => {
    const { claim, templateId } = await place.offer({ name: 'Knots' }, { asksCode: false })
    const uri = offerUri(place.world.config.publicUrl, { code: claim, isSdJwtOnly })
    const got = await collect(uri, { format: 'dc+sd-jwt' })
    const sdJwt = String(got.credential)
    const { claims } = await readSdJwt(sdJwt)
    expect(claims).toMatchObject({ vct: got.display?.vct, credentialSubject: { achievement: { name: 'Knots' } } })
    expect(got.display?.vct).toBe(`${place.world.config.publicUrl}/vct/templates/${templateId}`)
    expect(got.display).toMatchObject({ credential_metadata: { display: [{ name: 'Knots' }, { name: 'Knots' }] } })
    const file = new File([sdJwt], 'badge')
    expect((await place.world.call(verifyAny, { file })).word).toBe('genuine')
  },
)

test('gets the badge encrypted when it asks for that, and never in the clear', async () => {
  const { offerUri } = await place.offer({ name: 'Sealed' }, { asksCode: false })
  const { credential, received } = await collect(offerUri, { isEncrypted: true })
  expect(await genuine(credential)).toBe('genuine')
  expect(received.at(-1)).toBe('application/jwt')
})

test('tells the issuer that the badge was stored, and later removed', async () => {
  const { offerUri, row } = await place.offer({ name: 'Reported' }, { asksCode: false })
  const { notify } = await collect(offerUri, {})
  expect((await notify('credential_accepted')).response.status).toBe(204)
  expect((await row())?.inWallets).toMatchObject({ stored: 1 })
  await notify('credential_deleted')
  expect((await row())?.inWallets).toMatchObject({ stored: 0, removed: 1 })
})

test('receives nothing with a wrong tx_code', async () => {
  const { offerUri, code } = await place.offer({ name: 'Coded' }, { asksCode: true })
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await expect(collect(offerUri, { txCode: wrong })).rejects.toThrow()
  await expect(collect(offerUri, {})).rejects.toThrow()
})
