import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:net'
import { OpenID4VCIClientV1_0_15 as ForeignWallet } from '@sphereon/oid4vci-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAny } from '#features/badges/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { pictureFile, templateForm } from '#features/templates/server/testing-issuer.ts'
import { startSending, tokenOf } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getClaim } from '../contract.ts'
import { CREDENTIAL_CONFIGURATION } from '../protocol-contract.ts'

// The wallet is Sphereon's client as installed; it speaks HTTP to a port, as any wallet does.
type Callbacks = Parameters<ForeignWallet['acquireCredentials']>[0]['proofCallbacks']
type HolderKey = { privateKey: KeyObject; alg: 'EdDSA' | 'ES256' | 'ES256K'; hash: string | null; shown?: HolderKey }

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  const port = await freePort()
  world = await openWorld({ config: { publicUrl: `http://localhost:${port}` } })
  await world.app.listen({ port, host: 'localhost' })
  issuer = await startSending(world)
})
afterAll(() => world.close())

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, 'localhost', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

const KEYS: Record<HolderKey['alg'], () => HolderKey> = {
  EdDSA: () => ({ privateKey: generateKeyPairSync('ed25519').privateKey, alg: 'EdDSA', hash: null }),
  ES256: () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return { privateKey, alg: 'ES256', hash: 'sha256' }
  },
  ES256K: () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    return { privateKey, alg: 'ES256K', hash: 'sha256' }
  },
}

function publicJwk({ privateKey }: HolderKey) {
  const { kty, crv, x, y } = privateKey.export({ format: 'jwk' })
  return { kty, crv, x, ...(y && { y }) }
}

/** Opens the deep link of a claim page and collects the badge, as another vendor's wallet does. */
async function takeBadge(claim: string, key: HolderKey, pin?: string) {
  const { offerUri } = await world.call(getClaim, { token: claim })
  const wallet = await ForeignWallet.fromURI({ uri: offerUri, clientId: 'a-wallet' })
  await wallet.acquireAccessToken(pin === undefined ? {} : { pin })
  const jwk = publicJwk(key.shown ?? key)
  const signCallback: Callbacks['signCallback'] = async ({ header, payload }) => {
    const parts = [{ ...header, jwk, kid: undefined }, payload]
    const input = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const signature = sign(key.hash, Buffer.from(input), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
    return `${input}.${signature.toString('base64url')}`
  }
  const { credentials } = await wallet.acquireCredentials({
    credentialConfigurationId: CREDENTIAL_CONFIGURATION,
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

const EVENT = { startDate: '2099-03-14T19:00:00Z', endDate: '2099-03-14T23:00:00Z', location: 'Lyon, France' }
const CATEGORIES: [string, () => Promise<Parameters<typeof templateForm>[0]>][] = [
  ['Badge', async () => ({ category: 'basic', name: 'Knots' })],
  ['Award', async () => ({ category: 'community', name: 'Helper' })],
  ['ext:Participation', async () => ({ ...EVENT, category: 'participation', name: 'Night', points: -3 })],
  ['ext:Ticket', async () => ({ ...EVENT, category: 'ticket', name: 'Entry' })],
  ['Membership', async () => ({ category: 'membership', image: await pictureFile(856, 540) })],
  ['ext:Role', async () => ({ category: 'role', name: 'Trainer' })],
]

test.each(CATEGORIES)("issues a genuine badge of each category with the sender's code (%s)", async (type, form) => {
  const signedIn = { token: issuer.token }
  const { templateId } = await world.call(createTemplate, await templateForm(await form()), signedIn)
  await world.runJobs()
  const asked = { templateId, emails: ['coded@example.org'], asksCode: true }
  const { links } = await world.call(createSessions, asked, signedIn)
  const claim = tokenOf(links[0] ?? '')
  const { sessions } = await world.call(listSessions, { templateId }, signedIn)
  const code = sessions[0]?.code ?? ''
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
  for (const path of ['/.well-known/openid-configuration', '/.well-known/jwt-vc-issuer', '/oid4vci/nothing']) {
    expect((await fetch(world.config.publicUrl + path)).status).toBe(404)
  }
})
