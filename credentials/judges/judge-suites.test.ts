import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { createSignCryptosuite as ecdsaJcs } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite'
import { cryptosuite as ecdsaRdfc } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020'
import { createSignCryptosuite as eddsaJcs } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { cryptosuite as eddsaRdfc } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildBadge } from '../badges/build-badge.ts'
import { verifyCredential } from '../checking/verify.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didJwkDocument } from '../dids/did-key.ts'
import type { Json } from '../read-credential.ts'
import { fullBadgeInput, NOW } from '../test-issuer.ts'
import { anyFault } from './testing-faults.ts'

// Digital Bazaar's libraries sign; our own code never signs with these suites but one.
const SUITES = [
  ['Ed25519Signature2020', 'Ed25519', undefined],
  ['eddsa-rdfc-2022', 'Ed25519', eddsaRdfc],
  ['eddsa-jcs-2022', 'Ed25519', eddsaJcs()],
  ['ecdsa-rdfc-2019', 'P-256', ecdsaRdfc],
  ['ecdsa-rdfc-2019', 'P-384', ecdsaRdfc],
  ['ecdsa-jcs-2019', 'P-256', ecdsaJcs()],
  ['ecdsa-jcs-2019', 'P-384', ecdsaJcs()],
] as const
type Curve = (typeof SUITES)[number][1]

const SUITE_CONTEXT = 'https://w3id.org/security/suites/ed25519-2020/v1'
const loader = bundledLoader(async (did) => didJwkDocument(did))
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function makeKey(curve: Curve) {
  const pair = curve === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: curve })
  const did = `did:jwk:${encode(pair.publicKey.export({ format: 'jwk' }))}`
  return { did, id: `${did}#0`, curve, privateKey: pair.privateKey }
}
type Key = ReturnType<typeof makeKey>

const HASHES = { Ed25519: null, 'P-256': 'sha256', 'P-384': 'sha384' }
const signBytes = (privateKey: KeyObject, curve: Curve, data: Uint8Array) =>
  sign(HASHES[curve], data, { key: privateKey, dsaEncoding: 'ieee-p1363' })

function signBy({ id, curve, privateKey }: Key, cryptosuite: object | undefined, credential: object): Promise<Json> {
  const signer = {
    id,
    algorithm: curve,
    sign: async ({ data }: { data: Uint8Array }) => signBytes(privateKey, curve, data),
  }
  const suite = cryptosuite
    ? new DataIntegrityProof({ cryptosuite, date: NOW, signer })
    : new Ed25519Signature2020({ signer, date: NOW })
  return issue({ credential, suite, documentLoader: loader, now: NOW })
}

/** A badge with two blank nodes that only RDF canonicalization tells apart, and no list. */
function unlisted(did: string) {
  const { credentialStatus: _, ...badge } = buildBadge(fullBadgeInput(did, 'Participation'))
  return { ...badge, '@context': [...badge['@context'], SUITE_CONTEXT] }
}
const judge = async (credential: object) => (await verifyCredential(credential, { loader, now: NOW })).checks

describe.each(SUITES)('a badge that a library signs with %s, %s', (name, curve, cryptosuite) => {
  const key = makeKey(curve)
  const signing = signBy(key, cryptosuite, unlisted(key.did))

  test('is read', async () => {
    const signed = await signing
    expect(JSON.stringify(signed.proof)).toContain(name)
    expect(await judge(signed)).toMatchObject({ signature: { ok: true }, issuer: { ok: true, reason: 'ownKey' } })
  })

  // Another issuer has other keys; names of types and contexts that nobody knows are not compared.
  test('is altered by a change of any value', async () => {
    const signed = await signing
    const faults = anyFault(signed, ['@context', 'issuer', 'type', 'proof'])
    await fc.assert(
      fc.asyncProperty(faults, async (changed) => {
        expect((await judge(changed)).signature).toEqual({ ok: false, reason: 'altered' })
      }),
      { numRuns: 20 },
    )
  })

  test('is never good with a change of any other value', async () => {
    const signed = await signing
    await fc.assert(
      fc.asyncProperty(anyFault(signed, ['credentialSubject']), async (changed) => {
        expect((await judge(changed)).signature.ok).not.toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('is altered with the time or the signature of another proof', async () => {
    const signed = await signing
    const other = await signBy(makeKey(curve), cryptosuite, unlisted(key.did))
    const proof = signed.proof as Json
    for (const change of [{ created: '2026-03-02T12:00:00Z' }, { proofValue: (other.proof as Json).proofValue }]) {
      const { signature } = await judge({ ...signed, proof: { ...proof, ...change } })
      expect(signature).toEqual({ ok: false, reason: 'altered' })
    }
  })

  test('is not good under the name of another suite of the same keys', async () => {
    const signed = await signing
    const proof = signed.proof as Json
    const others = SUITES.filter(([other, of]) => other !== name && of === curve && other !== 'Ed25519Signature2020')
    for (const [cryptosuite] of others) {
      const renamed = { ...proof, type: 'DataIntegrityProof', cryptosuite }
      expect((await judge({ ...signed, proof: renamed })).signature.ok).not.toBe(true)
    }
  })
})
