import { OpenID4VCIClientV1_0_15 as ForeignWallet } from '@sphereon/oid4vci-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAny } from '#features/badges/contract.ts'
import { getClaim } from '../../contract.ts'
import { CATEGORIES, type HolderKey, KEYS, openListening, publicJwk, signWith } from '../../server/testing-wallets.ts'
import { CREDENTIAL_CONFIGURATION } from '../contract.ts'

// The wallet is Sphereon's client as installed; it speaks HTTP to a port, as any wallet does.
type Callbacks = Parameters<ForeignWallet['acquireCredentials']>[0]['proofCallbacks']

let place: Awaited<ReturnType<typeof openListening>>
let world: typeof place.world
let issuer: typeof place.issuer

beforeAll(async () => {
  place = await openListening()
  ;({ world, issuer } = place)
})
afterAll(() => world.close())

/** Opens the deep link of a claim page and collects the badge, as another vendor's wallet does. */
async function takeBadge(claim: string, key: HolderKey & { shown?: HolderKey }, pin?: string) {
  const { offerUri } = await world.call(getClaim, { token: claim })
  const wallet = await ForeignWallet.fromURI({ uri: offerUri, clientId: 'a-wallet' })
  await wallet.acquireAccessToken(pin === undefined ? {} : { pin })
  const jwk = publicJwk(key.shown ?? key)
  const signCallback: Callbacks['signCallback'] = async ({ header, payload }) =>
    signWith(key, { ...header, jwk, kid: undefined }, payload)
  const [credentialConfigurationId = ''] = wallet.credentialOffer?.credential_offer.credential_configuration_ids ?? []
  expect(Object.keys(wallet.getCredentialsSupported())).toEqual(
    expect.arrayContaining([credentialConfigurationId, CREDENTIAL_CONFIGURATION]),
  )
  const { credentials } = await wallet.acquireCredentials({
    credentialConfigurationId,
    format: 'ldp_vc',
    proofCallbacks: { signCallback },
    jwk: jwk as never,
    alg: key.alg,
  })
  return credentials?.[0]?.credential as unknown as Record<string, unknown>
}

test.each(Object.keys(KEYS) as HolderKey['alg'][])(
  'issues a genuine badge to another wallet by offer reference, token, nonce and proof by %s',
  async (alg) => {
    const [claim = ''] = await issuer.send(`${alg.toLowerCase()}@example.org`)
    const key = KEYS[alg]()
    const credential = await takeBadge(claim, key)
    const holder = (credential.credentialSubject as { id: string }).id
    expect(JSON.parse(Buffer.from(holder.replace('did:jwk:', ''), 'base64url').toString())).toEqual(publicJwk(key))
    const file = new File([JSON.stringify(credential)], 'badge')
    expect((await world.call(verifyAny, { file })).checks[0]).toMatchObject({ check: 'signature', result: 'ok' })
    // The link was for one holder; its offer no longer exists.
    await expect(takeBadge(claim, KEYS[alg]())).rejects.toThrow(/404/)
  },
)

test.each(CATEGORIES)("issues a genuine badge of each category with the sender's code (%s)", async (type, form) => {
  const { claim, code } = await place.offer(await form(), { asksCode: true })
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (const pin of [undefined, wrong]) await expect(takeBadge(claim, KEYS.ES256(), pin)).rejects.toBeDefined()
  const credential = await takeBadge(claim, KEYS.ES256(), code)
  expect(credential.credentialSubject).toMatchObject({ achievement: { achievementType: type } })
  const found = await world.call(verifyAny, { file: new File([JSON.stringify(credential)], 'badge') })
  expect(found.verdict, JSON.stringify(found.checks)).toBe('genuine')
})

test('refuses a proof signed by another key than the one shown', async () => {
  const [claim = ''] = await issuer.send('another-key@example.org')
  const [shown, signing] = [KEYS.ES256(), KEYS.ES256()]
  await expect(takeBadge(claim, { ...signing, shown })).rejects.toThrow(/status: 400/)
  expect(await takeBadge(claim, signing)).toMatchObject({ type: expect.arrayContaining(['OpenBadgeCredential']) })
})

test('answers unknown protocol paths with 404, not with a page', async () => {
  const { credentialIssuer } = await place.offer({ name: 'Unknown paths' }, { asksCode: false })
  const below = `${credentialIssuer}/.well-known/openid-configuration`
  const paths = ['/.well-known/openid-configuration', '/.well-known/jwt-vc-issuer', '/oid4vci/nothing']
  for (const url of [...paths.map((path) => world.config.publicUrl + path), below])
    expect((await fetch(url)).status, url).toBe(404)
})
