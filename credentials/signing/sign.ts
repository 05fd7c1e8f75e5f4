import { canonizeByShape } from '../canonizing/canonize.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { type Credential, type Proof, type SignedCredential, writeInstant } from '../credential.ts'
import { encodeBase58 } from '../keys/base58.ts'
import type { IssuingKey } from '../keys/issuing-key.ts'
import { canonicalHash } from './proof-hash.ts'

type Options = Omit<Proof, 'proofValue'>
type Signing = { key: IssuingKey; loader: Loader; now: Date }
type Hashed = { options: Options; contexts: string[]; loader: Loader; hash: Uint8Array }

/** The options of a key's last signature: all badges of one second share them. */
const lastOf = new WeakMap<IssuingKey, Hashed>()

/**
 * Signs a credential with eddsa-rdfc-2022 and returns a copy with the proof (an array of one). Throws when the key is
 * not the issuer's, or a term is not defined by the credential's contexts.
 */
export async function signCredential(credential: Credential, { key, loader, now }: Signing): Promise<SignedCredential> {
  const issuer = typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id
  if (!key.id.startsWith(`${issuer}#`)) throw new Error("The key is not the issuer's")
  const content = await canonicalHash(credential, loader, canonizeByShape)
  const { options, hash } = await hashOptions(credential['@context'], { key, loader, now })
  const proofValue = encodeBase58(await key.sign(Buffer.concat([hash, content])))
  return { ...credential, proof: [{ ...options, proofValue }] }
}

async function hashOptions(contexts: string[], { key, loader, now }: Signing): Promise<Hashed> {
  const created = writeInstant(now)
  const last = lastOf.get(key)
  if (last?.options.created === created && last.loader === loader && isSame(last.contexts, contexts)) return last
  const options: Options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: key.id,
    proofPurpose: 'assertionMethod',
  }
  const hash = await canonicalHash({ ...options, '@context': contexts }, loader, canonizeByShape)
  const hashed = { options, contexts: [...contexts], loader, hash }
  lastOf.set(key, hashed)
  return hashed
}

function isSame(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i])
}
