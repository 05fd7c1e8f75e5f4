import { encodeBase58 } from './base58.ts'
import { canonizeByShape } from './canonize.ts'
import { type Credential, type Proof, type SignedCredential, writeInstant } from './credential.ts'
import type { Loader } from './document-loader.ts'
import type { IssuingKey } from './issuing-key.ts'
import { proofHash } from './proof-hash.ts'

/**
 * Signs a credential with eddsa-rdfc-2022 and answers a copy that carries the proof (an array of one).
 * Throws when the key is not the issuer's, or a term is not defined by the credential's contexts.
 */
export async function signCredential(
  credential: Credential,
  { key, loader, now }: { key: IssuingKey; loader: Loader; now: Date },
): Promise<SignedCredential> {
  const issuer = typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id
  if (!key.id.startsWith(`${issuer}#`)) throw new Error('The key is not the issuer\u2019s')
  const options: Omit<Proof, 'proofValue'> = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: writeInstant(now),
    verificationMethod: key.id,
    proofPurpose: 'assertionMethod',
  }
  const hash = await proofHash(credential, { ...options, '@context': credential['@context'] }, loader, canonizeByShape)
  return { ...credential, proof: [{ ...options, proofValue: encodeBase58(await key.sign(hash)) }] }
}
