import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { describe, expect, test } from 'vitest'
import { checkProofs } from '../checking/check-proofs.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from '../credential.ts'
import { didKeyDocument } from '../dids/did-key.ts'
import { type Proof, prove } from '../judges/testing-prove.ts'
import { encodeBase58 } from '../keys/base58.ts'
import { generateIssuingKey, type IssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { makeBadge, NOW } from '../test-issuer.ts'

const loader = bundledLoader(async (did) => didKeyDocument(did))
const KNOWN = 'https://w3id.org/security/data-integrity/v2'

function makeKey(): IssuingKey & { did: string } {
  const { publicKeyMultibase, secretKey } = generateIssuingKey()
  const did = `did:key:${publicKeyMultibase}`
  return { did, ...openIssuingKey(did, secretKey) }
}
const [key, notary] = [makeKey(), makeKey()]
const { credentialStatus: _, ...badge } = makeBadge(key.did)

type Given = { by?: IssuingKey; previous?: Proof[] } & Record<string, unknown>

/** A proof with eddsa-jcs-2022, written from VC EdDSA Cryptosuites 1.0, 3.3.1; with a chain from VC Data Integrity 1.0, 4.3. */
async function proveJcs(document: object, { by = key, previous = [], ...more }: Given = {}): Promise<Proof> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2026-03-01T12:00:00Z',
    verificationMethod: by.id,
    proofPurpose: 'assertionMethod',
    '@context': (document as { '@context': unknown })['@context'],
    ...more,
  }
  const secured = previous.length > 0 ? { ...document, proof: previous } : document
  const parts = [options, secured].map((part) => hash('sha256', canonicalize(part) ?? '', 'buffer'))
  return { ...options, proofValue: encodeBase58(await by.sign(Buffer.concat(parts))) }
}

const check = async (document: object, ...proof: unknown[]) => {
  const { signature } = await checkProofs({ ...document, proof }, { loader, now: NOW })
  return signature.reason ?? signature.ok
}
const withContexts = (...contexts: unknown[]) => ({ ...badge, '@context': contexts })

describe('a JCS proof', () => {
  test('is good with the contexts of its document', async () => {
    expect(await check(badge, await proveJcs(badge))).toBe(true)
  })

  test('is good without contexts of its own', async () => {
    expect(await check(badge, await proveJcs(badge, { '@context': undefined }))).toBe(true)
  })

  test('is good where known contexts were added behind those that it signed', async () => {
    const added = withContexts(...badge['@context'], KNOWN)
    expect(await check(added, await proveJcs(badge))).toBe(true)
  })

  test.each([
    ['with the contexts of another', [CREDENTIALS_CONTEXT, KNOWN]],
    ['with its contexts in another order', [CREDENTIALS_CONTEXT, KNOWN, OPEN_BADGES_CONTEXT]],
    ['with fewer contexts', [CREDENTIALS_CONTEXT]],
  ])('is altered %s', async (_, contexts) => {
    expect(await check(withContexts(...contexts), await proveJcs(badge))).toBe('altered')
  })

  test('makes no context known that its document may not have', async () => {
    const foreign = withContexts(...badge['@context'], { issuer: 'https://evil.example/issuer' })
    expect(await check(foreign, await proveJcs(foreign))).toBe('contextUnknown')
    expect(await check(badge, await proveJcs(foreign))).toBe('altered')
  })

  test('is altered when its contexts are taken away', async () => {
    const { '@context': _, ...without } = await proveJcs(badge)
    expect(await check(badge, without)).toBe('altered')
  })

  test('signs members that JSON-LD does not know', async () => {
    const proof = await proveJcs({ ...badge, neverDefined: 'x' })
    expect(await check({ ...badge, neverDefined: 'x' }, proof)).toBe(true)
    expect(await check({ ...badge, neverDefined: 'y' }, proof)).toBe('altered')
    expect(await check(badge, proof)).toBe('altered')
  })

  test('signs nothing under a name of the bundle that no check reads', async () => {
    const hidden = { ...badge, 'https://www.w3.org/2018/credentials#credentialStatus': { type: 'x' } }
    expect(await check(hidden, await proveJcs(hidden))).toBe('contextUnknown')
  })

  test('is not one by its type alone', async () => {
    const { cryptosuite, ...proof } = await proveJcs(badge, { '@context': undefined })
    expect(await check(badge, { ...proof, type: cryptosuite })).toBe('proofUnsupported')
  })

  test('is malformed over a text without a canonical form', async () => {
    expect(await check({ ...badge, name: '\ud800' }, await proveJcs(badge))).toBe('malformed')
  })
})

describe('a JCS proof beside one over canonical RDF', () => {
  test('is enough where the other is worthless, and the reverse', async () => {
    const [jcs, rdfc] = [await proveJcs(badge), await prove(badge, { key, loader })]
    const worthless = (proof: Proof) => ({ ...proof, created: '2026-03-02T12:00:00Z' })
    for (const proofs of [
      [jcs, rdfc],
      [jcs, worthless(rdfc)],
      [worthless(jcs), rdfc],
    ])
      expect(await check(badge, ...proofs)).toBe(true)
  })

  test('makes a good one no worse by contexts of its own', async () => {
    const rdfc = await prove(badge, { key, loader })
    const worthless = { ...(await proveJcs(badge)), '@context': { proofValue: 'https://evil.example/x' } }
    expect(await check(badge, worthless, rdfc)).toBe(true)
  })

  test('makes no context of the other known', async () => {
    const rdfc = { ...(await prove(badge, { key, loader })), '@context': badge['@context'] }
    expect(await check(badge, await proveJcs(badge, { by: notary }), rdfc)).toBe('contextUnknown')
  })

  test('is not read as one', async () => {
    const { proofValue } = await proveJcs(badge)
    expect(await check(badge, { ...(await prove(badge, { key, loader })), proofValue })).toBe('altered')
  })
})

describe('a chain of proofs', () => {
  const first = proveJcs(badge, { by: notary, id: 'urn:example:1' })

  test('may be of JCS proofs', async () => {
    const last = await proveJcs(badge, { previousProof: 'urn:example:1', previous: [await first] })
    expect(await check(badge, await first, last)).toBe(true)
    expect(await check(badge, { ...(await first), created: '2026-03-02T12:00:00Z' }, last)).toBe('altered')
  })

  test('may begin with a JCS proof and end with one over canonical RDF', async () => {
    const last = await prove(badge, { key, loader, previousProof: 'urn:example:1', previous: [await first] })
    expect(await check(badge, await first, last)).toBe(true)
  })

  test('may begin with one over canonical RDF and end with a JCS proof', async () => {
    const rdfc = await prove(badge, { key: notary, loader, id: 'urn:example:1' })
    const last = await proveJcs(badge, { previousProof: 'urn:example:1', previous: [rdfc] })
    expect(await check(badge, rdfc, last)).toBe(true)
    expect(await check(badge, { ...rdfc, created: '2026-03-02T12:00:00Z' }, last)).toBe('altered')
  })

  test('is not good by a previous proof with contexts that are not those of the document', async () => {
    const renamed = { ...(await first), '@context': { created: 'https://evil.example/created' } }
    const last = await proveJcs(badge, { previousProof: 'urn:example:1', previous: [renamed] })
    expect(await check(badge, renamed, last)).toBe('altered')
  })
})
