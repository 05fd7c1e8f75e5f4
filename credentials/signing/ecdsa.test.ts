import { generateKeyPairSync, sign } from 'node:crypto'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import { base58btc } from 'multiformats/bases/base58'
import { expect, test } from 'vitest'
import { verifyCredential } from '../checking/verify.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didJwkDocument, didKeyDocument } from '../dids/did-key.ts'
import { CATEGORIES, makeBadge, NOW } from '../test-issuer.ts'

// Digital Bazaar's suite creates the proofs; our own code never signs with it.
const loader = bundledLoader(async (did) => didKeyDocument(did) ?? didJwkDocument(did))
const DIDS = ['did:key', 'did:jwk'] as const
type Pair = ReturnType<typeof makePair>

function makePair(namedCurve = 'P-256') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve })
  return { privateKey, jwk: publicKey.export({ format: 'jwk' }) }
}

function nameOf({ jwk }: Pair, method: (typeof DIDS)[number]) {
  if (method === 'did:jwk') {
    const did = `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`
    return { did, id: `${did}#0` }
  }
  const [x, y] = [jwk.x ?? '', jwk.y ?? ''].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  const value = base58btc.encode(Uint8Array.from([0x80, 0x24, y.readUInt8(31) % 2 === 0 ? 2 : 3, ...x]))
  return { did: `did:key:${value}`, id: `did:key:${value}#${value}` }
}

function signBy({ privateKey }: Pair, id: string, badge: object) {
  const make = async ({ data }: { data: Uint8Array }) =>
    sign('sha256', data, { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const suite = new DataIntegrityProof({ cryptosuite, date: NOW, signer: { id, algorithm: 'P-256', sign: make } })
  return issue({ credential: badge, suite, documentLoader: loader, now: NOW })
}

function unlisted(did: string, category?: (typeof CATEGORIES)[number]) {
  const { credentialStatus: _, ...badge } = makeBadge(did, category)
  return badge
}
const judge = async (credential: object) => (await verifyCredential(credential, { loader, now: NOW })).checks

test.each(DIDS)('accepts ecdsa-rdfc-2019 badges by a %s in all categories', async (method) => {
  const pair = makePair()
  const { did, id } = nameOf(pair, method)
  for (const category of CATEGORIES) {
    const checks = await judge(await signBy(pair, id, unlisted(did, category)))
    expect(checks).toMatchObject({ signature: { ok: true }, issuer: { ok: true }, period: { ok: true } })
  }
})

test.each(DIDS)('refuses a badge by a %s with an altered character, another key or suite', async (method) => {
  const pair = makePair()
  const { did, id } = nameOf(pair, method)
  const signed = await signBy(pair, id, unlisted(did))
  const proof = signed.proof as Record<string, unknown>
  const forged = await signBy(makePair(), id, unlisted(did))
  for (const wrong of [
    { ...signed, name: `${signed.name}.` },
    { ...signed, proof: { ...proof, cryptosuite: 'eddsa-rdfc-2022' } },
    forged,
  ]) {
    expect((await judge(wrong)).signature).toEqual({ ok: false, reason: 'altered' })
  }
  const unknown = await judge({ ...signed, proof: { ...proof, cryptosuite: 'ecdsa-sd-2023' } })
  expect(unknown.signature).toEqual({ ok: null, reason: 'proofUnsupported', type: 'ecdsa-sd-2023' })
})

test('finds no document for a DID without a known key', () => {
  const spell = (value: unknown) => `did:jwk:${Buffer.from(JSON.stringify(value)).toString('base64url')}`
  const others = [
    spell(makePair('P-521').jwk),
    spell(null),
    spell('x'),
    'did:jwk:',
    'did:jwk:%%',
    spell('x'.repeat(5000)),
  ]
  for (const did of others) expect(didJwkDocument(did)).toBeUndefined()
  for (const did of ['did:key:', 'did:key:zDn', 'did:key:z6Mk', 'did:web:a.example']) {
    expect(didKeyDocument(did)).toBeUndefined()
  }
  const { d: _, ...publicPart } = makePair().privateKey.export({ format: 'jwk' })
  const document = didJwkDocument(spell({ ...publicPart, d: 'secret' }))
  expect(JSON.stringify(document?.verificationMethod)).not.toContain('secret')
})
