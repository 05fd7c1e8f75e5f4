import { sha256 } from '@noble/hashes/sha2.js'
import { base58btc } from 'multiformats/bases/base58'
import type { Loader } from '../contexts/document-loader.ts'
import { writeInstant } from '../credential.ts'
import type { Json } from '../read-credential.ts'
import { buildPresentation } from './presentation.ts'
import type { Presenter } from './presenter.ts'
import type { Asked } from './sign-presentation-jwt.ts'

/** `canonize` writes a document as N-Quads in UTF-8 and throws for an undefined term; a browser brings its own. */
type Signing = {
  presenter: Presenter
  loader: Loader
  canonize: (document: object, loader: Loader) => Promise<Uint8Array>
}

/**
 * Signs a presentation with a Data Integrity proof, ecdsa-rdfc-2019, whose `challenge` is the nonce and whose `domain` is
 * the audience. Throws for a presenter without a P-256 key.
 */
export async function signPresentation(
  { credentials, audience, nonce, now }: Asked,
  { presenter, loader, canonize }: Signing,
): Promise<Json> {
  if (presenter.algorithm !== 'ES256') throw new Error('ecdsa-rdfc-2019 needs a P-256 key')
  const presentation = buildPresentation(presenter.did, credentials)
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-rdfc-2019',
    created: writeInstant(now),
    verificationMethod: presenter.method,
    proofPurpose: 'authentication',
    challenge: nonce,
    domain: audience,
  }
  const [optionsHash, contentHash] = await Promise.all(
    [{ ...options, '@context': presentation['@context'] }, presentation].map(async (document) =>
      sha256(await canonize(document, loader)),
    ),
  )
  const signature = await presenter.sign(Uint8Array.from([...(optionsHash ?? []), ...(contentHash ?? [])]))
  return { ...presentation, proof: { ...options, proofValue: base58btc.encode(signature) } }
}
