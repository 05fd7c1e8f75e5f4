import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { resendSession, revokeSession } from '#features/history/contract.ts'
import { holderOfDid } from '#features/holders/server/queries.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { accessOf, claimWithKey, credentialFor, nonceOf, proofOf, startSending, tokenOf } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getClaim } from '../../contract.ts'
import { communityMetadata, credentialOffer } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const idOf = (claim: string) => readClaimToken(world.config, claim)?.id ?? ''
const badgesOf = (claim: string) =>
  world
    .ctx()
    .db.select()
    .from(badges)
    .where(eq(badges.claimId, idOf(claim)))
const stateOf = async (claim: string) => (await world.call(getClaim, { token: claim })).state

test("leads a wallet from the offer and the issuer's metadata to a signed badge", async () => {
  const [claim = ''] = await issuer.send('lea@example.org')
  const page = await world.call(getClaim, { token: claim })
  expect(page).toMatchObject({ state: 'open', title: 'Lead climbing', email: 'lea@example.org' })
  const offerUrl = new URL(page.offerUri).searchParams.get('credential_offer_uri')
  expect(offerUrl).toBe(`${world.config.publicUrl}/oid4vci/offers/${claim}`)
  const offer = await world.call(credentialOffer, { token: claim })
  expect(offer).toMatchObject({ credential_issuer: page.credentialIssuer })
  const [issuerId = ''] = page.credentialIssuer.split('/').slice(-1)
  expect(await world.call(communityMetadata, { issuerId })).toMatchObject({
    credential_issuer: page.credentialIssuer,
    credential_endpoint: `${world.config.publicUrl}/oid4vci/credential`,
  })
  const key = generateAccountKey()
  const { credentials } = await claimWithKey(world, claim, key)
  expect(credentials[0]?.credential).toMatchObject({
    credentialSubject: { id: expect.stringMatching(/^did:jwk:/) },
  })
  expect(await holderOfDid(world.ctx(), key.did)).toBeDefined()
  expect(await stateOf(claim)).toBe('used')
})

test('accepts a final slash, a lower-case bearer and a single proof', async () => {
  const host = new URL(world.config.publicUrl).host
  const url = '/.well-known/openid-credential-issuer/'
  expect((await world.app.inject({ url, headers: { host } })).statusCode).toBe(200)
  const claim = await issuer.open({ didLimit: 1 })
  const jwt = await proofOf(world, generateAccountKey())
  const answer = await world.app.inject({
    method: 'POST',
    url: '/oid4vci/credential',
    headers: { host, authorization: `bearer ${await accessOf(world, claim)}` },
    payload: { format: 'ldp_vc', proof: { proof_type: 'jwt', jwt } },
  })
  expect(answer.statusCode).toBe(200)
})

test('refuses a second holder of a used link', async () => {
  const claim = await issuer.open({ didLimit: 1 })
  const access = await accessOf(world, claim)
  await credentialFor(world, access, await proofOf(world, generateAccountKey()))
  const second = credentialFor(world, access, await proofOf(world, generateAccountKey()))
  await expect(second).rejects.toMatchObject({ key: 'credential_request_denied', status: 400 })
  await expect(claimWithKey(world, claim)).rejects.toMatchObject({ key: 'invalid_grant', status: 400 })
  expect(await badgesOf(claim)).toHaveLength(1)
})

test('uses one place for many simultaneous requests of one holder', async () => {
  const claim = await issuer.open({ didLimit: 5 })
  const key = generateAccountKey()
  const access = await accessOf(world, claim)
  const proofs = await Promise.all(Array.from({ length: 8 }, () => proofOf(world, key)))
  const given = await Promise.all(proofs.map((proof) => credentialFor(world, access, proof)))
  expect(new Set(given.map(({ notification_id }) => notification_id)).size).toBe(1)
  const [row] = await world
    .ctx()
    .db.select()
    .from(claims)
    .where(eq(claims.id, idOf(claim)))
  expect(row?.taken).toBe(1)
})

test.each([
  [1, 200],
  [50, 200],
])(
  'issues exactly %i places to %i simultaneous holders',
  async (places, holders) => {
    // A code may be exchanged again for a minute; hundreds of them take longer on a slow machine.
    onTestFinished(world.stopClock())
    const claim = await issuer.open({ didLimit: places })
    const asks = await Promise.all(
      Array.from({ length: holders }, async () => ({
        access: await accessOf(world, claim),
        proof: await proofOf(world, generateAccountKey()),
      })),
    )
    const answers = await Promise.allSettled(asks.map(({ access, proof }) => credentialFor(world, access, proof)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(places)
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key] : []))
    expect(new Set(refusals)).toEqual(new Set(['credential_request_denied']))
    expect(await badgesOf(claim)).toHaveLength(places)
  },
  120_000,
)

test('accepts a proof once, for this server, of the right type, with an issued nonce', async () => {
  const claim = await issuer.open({ didLimit: 5 })
  const access = await accessOf(world, claim)
  const key = generateAccountKey()
  const proof = await proofOf(world, key)
  await credentialFor(world, access, proof)
  await expect(credentialFor(world, access, proof)).rejects.toMatchObject({ key: 'invalid_nonce' })
  const elsewhere = await proofOf(world, generateAccountKey(), { audience: 'https://other.example.org' })
  await expect(credentialFor(world, access, elsewhere)).rejects.toMatchObject({ key: 'invalid_proof' })
  for (const nonce of ['never-handed-out', '\u0000']) {
    const foreign = await proofOf(world, generateAccountKey(), { nonce })
    await expect(credentialFor(world, access, foreign)).rejects.toMatchObject({ key: 'invalid_nonce' })
  }
  const [head = '', ...rest] = (await proofOf(world, generateAccountKey())).split('.')
  const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), typ: 'JWT' }
  const retyped = [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
  await expect(credentialFor(world, access, retyped)).rejects.toMatchObject({ key: 'invalid_proof' })
  await expect(credentialFor(world, 'no-token', await proofOf(world, key))).rejects.toMatchObject({
    key: 'invalid_token',
    status: 401,
  })
  expect(await badgesOf(claim)).toHaveLength(1)
})

test('expires a nonce and an access token after five minutes', async () => {
  const claim = await issuer.open({ didLimit: 5 })
  const nonce = await nonceOf(world)
  const access = await accessOf(world, claim)
  world.advance(301_000)
  const stale = await proofOf(world, generateAccountKey(), { nonce })
  await expect(credentialFor(world, await accessOf(world, claim), stale)).rejects.toMatchObject({
    key: 'invalid_nonce',
  })
  const proof = await proofOf(world, generateAccountKey())
  await expect(credentialFor(world, access, proof)).rejects.toMatchObject({ key: 'invalid_token' })
})

test('refuses links before their start, after their end, revoked or superseded', async () => {
  const at = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString()
  const early = await issuer.open({ didLimit: 1, startDate: at(1), endDate: at(2) })
  expect(await stateOf(early)).toBe('notYet')
  await expect(claimWithKey(world, early)).rejects.toMatchObject({ key: 'invalid_grant' })

  const revoked = await issuer.open({ didLimit: 2 })
  const access = await accessOf(world, revoked)
  await claimWithKey(world, revoked)
  await world.call(revokeSession, { challenge: idOf(revoked), reason: 'By mistake' }, { token: issuer.token })
  expect(await world.call(getClaim, { token: revoked })).toMatchObject({
    state: 'revoked',
    revokedReason: 'By mistake',
  })
  const proof = await proofOf(world, generateAccountKey())
  await expect(credentialFor(world, access, proof)).rejects.toMatchObject({ key: 'credential_request_denied' })
  expect((await badgesOf(revoked)).map(({ revokedReason }) => revokedReason)).toEqual(['By mistake'])

  const [older = ''] = await issuer.send('max@example.org')
  const { link } = await world.call(resendSession, { challenge: idOf(older) }, { token: issuer.token })
  expect([await stateOf(older), await stateOf(tokenOf(link))]).toEqual(['superseded', 'open'])
  await expect(claimWithKey(world, older)).rejects.toMatchObject({ key: 'invalid_grant' })

  const ended = await issuer.open({ didLimit: 1 })
  const waiting = await accessOf(world, ended)
  world.advance(31 * 86_400_000)
  expect(await stateOf(ended)).toBe('expired')
  await expect(accessOf(world, ended)).rejects.toMatchObject({ key: 'invalid_grant' })
  await expect(credentialFor(world, waiting, await proofOf(world, generateAccountKey()))).rejects.toMatchObject({
    key: 'invalid_token',
  })
  expect(await badgesOf(ended)).toHaveLength(0)
  expect(await stateOf(`${idOf(ended)}.1.${'x'.repeat(26)}`)).toBe('unknown')
})
