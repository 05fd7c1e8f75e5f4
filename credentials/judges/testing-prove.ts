import { hash } from 'node:crypto'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import type { Loader } from '../contexts/document-loader.ts'
import { encodeBase58 } from '../keys/base58.ts'
import type { IssuingKey } from '../keys/issuing-key.ts'

export type Proof = Record<string, unknown>
type Given = { key: IssuingKey; loader: Loader; previous?: Proof[] } & Record<string, unknown>

/**
 * A proof with any options, by any key: what `signCredential` does not sign. Written from VC Data Integrity 1.0, 4.3: the
 * document is signed together with the proofs named as previous. The stock library knows no chains.
 */
export async function prove(document: object, { key, loader, previous = [], ...more }: Given): Promise<Proof> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: '2026-03-01T12:00:00Z',
    verificationMethod: key.id,
    proofPurpose: 'assertionMethod',
    ...more,
  }
  const contexts = (document as { '@context': string[] })['@context']
  const parts = [
    { ...options, '@context': contexts },
    previous.length > 0 ? { ...document, proof: previous } : document,
  ]
  const canonical = await Promise.all(parts.map((part) => cryptosuite.canonize(part, { documentLoader: loader })))
  const data = Buffer.concat(canonical.map((text) => hash('sha256', text, 'buffer')))
  return { ...options, proofValue: encodeBase58(await key.sign(data)) }
}
