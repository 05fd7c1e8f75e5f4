import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { canonizeWhole } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { encodeBase58 } from '#credentials/keys/base58.ts'
import { generateJwtKey, openJwtKey, readP256Multikey } from '#credentials/keys/jwt-key.ts'
import { badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import { signTokenStatusList } from '#credentials/sd-jwt/token-status-list.ts'
import { emptyList } from '#credentials/status/status-list.ts'
import { fullBadgeInput } from '#credentials/test-issuer.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>

beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
})
afterAll(async () => {
  await world.close()
  await web.close()
})

function check(content: string) {
  web.requests.length = 0
  return world.call(contract.verifyAny, { file: new File([content], 'badge') })
}

function badgeBy(issuer: string) {
  const { credentialStatus: _, ...badge } = buildBadge({
    ...fullBadgeInput(issuer, 'Participation'),
    validUntil: undefined,
  })
  return badge
}

/** A badge as SD-JWT VC by our foreign host, which serves its list; its key is served as told. */
async function makeSdJwt() {
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const key = openJwtKey(web.origin, secretKey)
  const jwk = { ...readP256Multikey(publicKeyMultibase), kid: key.id }
  const statusUri = `${web.origin}/tokens`
  const list = signTokenStatusList({ revoked: emptyList() }, { uri: statusUri, key, now: world.now() })
  web.serve('/tokens', await list)
  const claims = badgeClaims(badgeBy(web.origin), { vct: `${web.origin}/vct`, holderJwk: jwk, statusUri, slot: 8 })
  return { jwk, text: await signSdJwt(claims, key) }
}

test('reads an SD-JWT VC of an https issuer with the keys that its metadata names', async () => {
  const { jwk, text } = await makeSdJwt()
  web.serve('/.well-known/jwt-vc-issuer', JSON.stringify({ issuer: web.origin, jwks_uri: `${web.origin}/keys` }))
  web.serve('/keys', JSON.stringify({ keys: [jwk] }))
  expect(await check(text)).toMatchObject({ word: 'genuine', state: 'inForce', form: 'sd-jwt' })
  const asked = web.requests.map((request) => request.split(' ')[1])
  expect(asked.toSorted()).toEqual(['/.well-known/jwt-vc-issuer', '/keys', '/tokens'])
})

test('calls an SD-JWT VC false by the metadata of another issuer, and unchecked without any', async () => {
  const { jwk, text } = await makeSdJwt()
  web.serve('/.well-known/jwt-vc-issuer', JSON.stringify({ issuer: 'https://other.example', jwks: { keys: [jwk] } }))
  expect(await check(text)).toMatchObject({ word: 'notGenuine', because: 'issuer.issuerMismatch' })
  web.serve('/.well-known/jwt-vc-issuer', (_, response) => void response.writeHead(404).end())
  expect(await check(text)).toMatchObject({ word: 'notChecked', because: 'issuer.issuerUnreachable' })
})

/** A badge with a P-384 key, which is its issuer, and proofs of types that are not read before its own. */
async function signP384(others: string[] = []) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
  const did = `did:jwk:${Buffer.from(JSON.stringify(publicKey.export({ format: 'jwk' }))).toString('base64url')}`
  const badge = badgeBy(did)
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-rdfc-2019',
    created: '2026-03-01T12:00:00Z',
    verificationMethod: `${did}#0`,
    proofPurpose: 'assertionMethod',
  }
  const parts = [{ ...options, '@context': badge['@context'] }, badge]
  const canonical = await Promise.all(parts.map((part) => canonizeWhole(part, bundledLoader(), 'sha384')))
  const data = Buffer.concat(canonical.map((part) => hash('sha384', part, 'buffer')))
  const signature = sign('sha384', data, { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const proof = { ...options, proofValue: encodeBase58(signature) }
  return { ...badge, proof: [...others.map((cryptosuite) => ({ ...proof, cryptosuite })), proof] }
}

test('reads a badge by a P-384 key, canonized with the hash of its curve in a thread', async () => {
  const badge = await signP384()
  expect(await check(JSON.stringify(badge))).toMatchObject({ word: 'genuine', state: 'inForce' })
  const altered = { ...badge, description: 'Another' }
  expect(await check(JSON.stringify(altered))).toMatchObject({ word: 'notGenuine', because: 'signature.altered' })
})

test('says that a signature beside a good one was not checked, and names the good one', async () => {
  const { word, checks } = await check(JSON.stringify(await signP384(['bbs-2023'])))
  expect(word).toBe('genuine')
  expect(checks.find(({ check }) => check === 'signature')).toMatchObject({
    finding: 'signature.otherProofs',
    weight: 'remark',
    facts: { algorithm: 'ecdsa-rdfc-2019' },
  })
})

test('takes a badge whose quotes a program rewrote as signed, with another signature beside its own too', async () => {
  const rewritten = JSON.stringify(await signP384(['bbs-2023'])).replaceAll('"', '\u201d')
  expect(await check(rewritten)).toMatchObject({ word: 'genuine', state: 'inForce' })
})
