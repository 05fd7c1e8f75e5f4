import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { studioServer } from '#apps/server/http/http.ts'
import { type Caller, call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { readSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { verifyAny } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { accessOf, nonceOf, proofOf, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { type HolderKey, KEYS, publicJwk, signWith } from '../../server/testing-wallets.ts'
import { issueCredential } from '../contract.ts'

// An offer names the badge in two forms, and a wallet that can hold both asks twice with one token.
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let sdJwtOf = ''

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
  sdJwtOf = `${issuer.templateId}-sd-jwt`
})
afterAll(() => world.close())

async function proveBy(key: HolderKey, nonce?: string): Promise<string> {
  const header = { typ: 'openid4vci-proof+jwt', alg: key.alg, jwk: publicJwk(key) }
  const iat = Math.floor(world.now().getTime() / 1000)
  return signWith(key, header, { aud: world.config.publicUrl, iat, nonce: nonce ?? (await nonceOf(world)) })
}

/** Asks for one form of the badge of an access token. */
async function ask(caller: Caller, configuration: string, proof: string) {
  const asked = { credential_configuration_id: configuration, proofs: { jwt: [proof] } }
  const answer = await call(caller, issueCredential, asked)
  if (typeof answer === 'string') throw new Error('The answer is encrypted')
  return { credential: answer.credentials[0]?.credential, c_nonce: answer.c_nonce }
}

/** How many badges a link gave, and how many places it counts as taken. */
async function usedOf(link: string) {
  const { id = '' } = readClaimToken(world.config, link) ?? {}
  const { db } = world.ctx()
  const [row] = await db.select({ taken: claims.taken }).from(claims).where(eq(claims.id, id))
  return { badges: await db.$count(badges, eq(badges.claimId, id)), taken: row?.taken }
}

const idOf = async (given: unknown) =>
  typeof given === 'string' ? (await readSdJwt(given)).claims.id : (given as { id?: string }).id

test.each([
  ['ES256', [0, 1]],
  ['ES256', [1, 0]],
  ['EdDSA', [0, 1]],
] as const)('one key (%s) gets the badge in both forms with one token, for one place (%j)', async (alg, order) => {
  const link = await issuer.open({ didLimit: 2 })
  const [caller, key] = [world.caller(await accessOf(world, link)), KEYS[alg]()]
  const forms = [issuer.templateId, sdJwtOf]
  const [first, second] = order.map((at) => forms[at] ?? '')
  const one = await ask(caller, first ?? '', await proveBy(key))
  // A wallet of an older draft takes the next nonce from the answer.
  const other = await ask(caller, second ?? '', await proveBy(key, one.c_nonce))
  expect(await idOf(one.credential)).toBe(await idOf(other.credential))
  expect(await usedOf(link)).toEqual({ badges: 1, taken: 1 })
  for (const { credential } of [one, other]) {
    const text = typeof credential === 'string' ? credential : JSON.stringify(credential)
    expect((await world.call(verifyAny, { file: new File([text], 'badge') })).word).toBe('genuine')
  }
})

test.each([0, 1])('another key gets nothing with the same token (%#)', async (at) => {
  const link = await issuer.open({ didLimit: 2 })
  const caller = world.caller(await accessOf(world, link))
  await ask(caller, issuer.templateId, await proveBy(KEYS.ES256()))
  const form = [issuer.templateId, sdJwtOf][at] ?? ''
  const second = ask(caller, form, await proveBy(KEYS.ES256()))
  await expect(second).rejects.toMatchObject({ key: 'credential_request_denied', status: 400 })
  expect(await usedOf(link)).toEqual({ badges: 1, taken: 1 })
})

test('a key of secp256k1 gets no SD-JWT VC, and uses no place by asking', async () => {
  const link = await issuer.open({ didLimit: 1 })
  const caller = world.caller(await accessOf(world, link))
  const key = generateAccountKey()
  const refused = ask(caller, sdJwtOf, await proofOf(world, key))
  await expect(refused).rejects.toMatchObject({ key: 'invalid_proof' })
  expect(await usedOf(link)).toEqual({ badges: 0, taken: 0 })
})

test('the SD-JWT VC of another template is out of the token', async () => {
  const caller = world.caller(await accessOf(world, await issuer.open({ didLimit: 1 })))
  const other = await startSending(world, {}, 'other-forms@example.org')
  const asked = ask(caller, `${other.templateId}-sd-jwt`, await proveBy(KEYS.ES256()))
  await expect(asked).rejects.toMatchObject({ key: 'unknown_credential_configuration' })
})

// A server of its own joins none of the transactions of the first one.
testOnPostgres('both forms asked at once of two servers use one place', async () => {
  const { services } = world
  const second = await studioServer({ ...services, config: { ...services.config } }, services.log)
  try {
    for (let round = 0; round < 10; round += 1) {
      const link = await issuer.open({ didLimit: 2 })
      const [access, key] = [await accessOf(world, link), KEYS.ES256()]
      const [here, there] = [world.caller(access), { ...world.caller(access), fetch: injectFetch(second) }]
      const proofs = [await proveBy(key), await proveBy(key)] as const
      const given = await Promise.all([ask(here, issuer.templateId, proofs[0]), ask(there, sdJwtOf, proofs[1])])
      const ids = await Promise.all(given.map(({ credential }) => idOf(credential)))
      expect(ids[0]).toBe(ids[1])
      expect(await usedOf(link)).toEqual({ badges: 1, taken: 1 })
    }
  } finally {
    await second.close()
  }
})
