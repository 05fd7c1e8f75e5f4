import { hash } from 'node:crypto'
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020'
import { issue } from '@digitalbazaar/vc'
import { base58btc } from 'multiformats/bases/base58'
import { describe, expect, it } from 'vitest'
import { canonizeWhole } from '../canonizing/canonize.ts'
import { verifyCredential } from '../checking/verify.ts'
import type { Json } from '../read-credential.ts'
import { makeBadge, makeIssuer, NOW, type TestIssuer } from '../test-issuer.ts'

const SUITE_CONTEXT = 'https://w3id.org/security/suites/ed25519-2020/v1'

/** A badge without a status list, which names the context of the suite. */
function unsigned({ did }: TestIssuer) {
  const { credentialStatus: _, ...badge } = makeBadge(did)
  return { ...badge, '@context': [...badge['@context'], SUITE_CONTEXT] }
}

/** Signed by Digital Bazaar's library. */
function signByLibrary(issuer: TestIssuer, credential: object = unsigned(issuer)): Promise<Json> {
  const sign = async ({ data }: { data: Uint8Array }) => issuer.key.sign(data)
  const suite = new Ed25519Signature2020({ signer: { id: issuer.key.id, sign }, date: NOW })
  return issue({ credential, suite, documentLoader: issuer.loader, now: NOW })
}

async function judge(issuer: TestIssuer, credential: object) {
  const { checks } = await verifyCredential(credential, { loader: issuer.loader, now: NOW })
  return [checks.signature.reason ?? 'good', checks.issuer.reason ?? 'listed']
}

describe('a badge with an Ed25519Signature2020', () => {
  it('is read as the library signs it', async () => {
    const issuer = makeIssuer()
    const signed = await signByLibrary(issuer)
    expect(signed.proof).toMatchObject({ type: 'Ed25519Signature2020' })
    expect(await judge(issuer, signed)).toEqual(['good', 'listed'])
  })

  it.each([{ name: 'Another' }, { validUntil: '2099-01-01T00:00:00Z' }, { id: 'https://other.example/1' }])(
    'is changed with %j',
    async (change) => {
      const issuer = makeIssuer()
      const signed = await signByLibrary(issuer)
      expect(await judge(issuer, { ...signed, ...change })).toEqual(['altered', 'listed'])
    },
  )

  it('is changed with another day of its proof, or another signature', async () => {
    const issuer = makeIssuer()
    const { proof, ...badge } = await signByLibrary(issuer)
    const proofWith = (change: object) => ({ ...badge, proof: { ...(proof as Json), ...change } })
    const other = (await signByLibrary(makeIssuer(), unsigned(issuer))).proof as Json
    expect(await judge(issuer, proofWith({ created: '2020-01-01T00:00:00Z' }))).toEqual(['altered', 'listed'])
    expect(await judge(issuer, proofWith({ proofValue: other.proofValue }))).toEqual(['altered', 'listed'])
  })

  it("is not genuine with another issuer's key", async () => {
    const [issuer, stranger] = [makeIssuer(), makeIssuer('stranger')]
    issuer.documents.set(stranger.did, stranger.didDocument)
    const signed = await signByLibrary(stranger, unsigned(issuer))
    expect(await judge(issuer, signed)).toEqual(['keyMissing', 'keyUnknown'])
  })

  it('is not read without the context that defines it, as then its own type is not signed', async () => {
    const issuer = makeIssuer()
    const { '@context': contexts, ...signed } = await signByLibrary(issuer)
    const without = (contexts as string[]).filter((each) => each !== SUITE_CONTEXT)
    expect(await judge(issuer, { ...signed, '@context': without })).toEqual(['contextUnknown', 'listed'])
  })

  it('is malformed without its signature', async () => {
    const issuer = makeIssuer()
    const { proof, ...badge } = await signByLibrary(issuer)
    const { proofValue: _, ...rest } = proof as Json
    expect(await judge(issuer, { ...badge, proof: rest })).toEqual(['malformed', 'keyUnread'])
  })

  it('is read with a proof signed as the suite is specified, and not with the suite of another', async () => {
    const issuer = makeIssuer()
    const badge = unsigned(issuer)
    const proof = {
      type: 'Ed25519Signature2020',
      created: '2026-03-01T12:00:00Z',
      verificationMethod: issuer.key.id,
      proofPurpose: 'assertionMethod',
    }
    const options = await canonizeWhole({ '@context': badge['@context'], ...proof }, issuer.loader)
    const content = await canonizeWhole(badge, issuer.loader)
    const digests = [options, content].map((each) => hash('sha256', each, 'buffer'))
    const proofValue = base58btc.encode(await issuer.key.sign(Buffer.concat(digests)))
    expect(await judge(issuer, { ...badge, proof: { ...proof, proofValue } })).toEqual(['good', 'listed'])
    const renamed = { ...proof, type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofValue }
    expect(await judge(issuer, { ...badge, proof: renamed })).toEqual(['altered', 'listed'])
  })
})
