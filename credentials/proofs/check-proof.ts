import { createPublicKey, verify } from 'node:crypto'
import type { JWK } from 'jose'
import { type Canonize, NotCanonized } from '../canonizing/canonize.ts'
import type { SignatureCheck } from '../checking/check.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { decodeBase58 } from '../keys/multikey.ts'
import { asList, isSupported, type Json, namedType, readInstant, suiteOf } from '../read-credential.ts'
import { canonicalHash, proofHash } from '../signing/proof-hash.ts'
import { controllerOf, findProofKey } from './find-proof-key.ts'
import { previousOf } from './proof-chain.ts'

/** Each proof costs a signature, and in a chain another canonical form of the document. */
export const PROOFS_MAX = 4

/** A signed document whose proofs are checked, each once. */
export type Checking = {
  signed: Json
  issuer: string
  loader: Loader
  now: Date
  canonize: Canonize
  checks: Map<Json, Promise<SignatureCheck>>
  /** SHA-256 of the canonical document, together with the previous proofs of the given ids. */
  contents: Map<string, Promise<Uint8Array>>
}

/**
 * Checks one proof of a document and all of its previous proofs (VC Data Integrity 1.0, 4.5). `owner` is the issuer, or
 * for a previous proof the DID that made it.
 */
export function checkProof(proof: Json, checking: Checking, owner = checking.issuer): Promise<SignatureCheck> {
  const known = checking.checks.get(proof)
  if (known) return known
  if (checking.checks.size >= PROOFS_MAX) return Promise.resolve({ ok: null, reason: 'tooCostly' })
  const check = judge(proof, checking, owner)
  checking.checks.set(proof, check)
  return check
}

async function judge(proof: Json, checking: Checking, owner: string): Promise<SignatureCheck> {
  if (!isSupported(proof)) return unsupported(proof)
  const { loader, now, canonize, signed } = checking
  const found = await findProofKey({ method: String(proof.verificationMethod), issuer: owner, loader })
  if (!found.jwk) return { ok: null, reason: 'keyMissing' }
  const { proofValue, ...options } = proof
  const signature = decodeBase58(proofValue)
  if (signature?.length !== 64) return { ok: false, reason: 'altered' }
  const previous = previousOf(proof, asList(signed.proof))
  const hash = await proofHash(
    contentOf(checking, previous),
    { ...options, '@context': signed['@context'] },
    { loader, canonize },
  ).catch((error: unknown) => (error instanceof NotCanonized ? error : undefined))
  if (hash instanceof NotCanonized) return { ok: null, reason: 'tooCostly' }
  // Nothing was compared: a term is not defined, perhaps one that was added.
  if (!hash) return { ok: null, reason: 'contextUnknown' }
  if (!isSignedBy(found.jwk, { suite: suiteOf(proof), hash, signature })) return { ok: false, reason: 'altered' }
  const chain = await checkPrevious(previous, checking)
  const expires = readInstant(proof.expires)
  const isOver = expires !== undefined && !(expires > now.getTime())
  return chain.ok && isOver ? { ok: false, reason: 'proofExpired', ended: new Date(expires).toISOString() } : chain
}

/** Says which suite, or which purpose of a known one, is not supported. */
export function unsupported(proof: Json | undefined): SignatureCheck {
  const { proofPurpose } = proof ?? {}
  const suite = proof && namedType(suiteOf(proof))
  if (!suite) return { ok: null, reason: 'malformed' }
  const type = proofPurpose === 'assertionMethod' ? suite : namedType([suite, proofPurpose])
  return { ok: null, reason: 'proofUnsupported', type: type ?? suite }
}

/** A previous proof may be anybody's: a notary's, for example. */
async function checkPrevious(previous: Json[], checking: Checking): Promise<SignatureCheck> {
  for (const proof of previous) {
    const method = String(proof.verificationMethod)
    const owner = method.startsWith('did:') ? controllerOf(method) : checking.issuer
    const check = await checkProof(proof, checking, owner)
    if (!check.ok) return check
  }
  return { ok: true }
}

// The expensive part, and the same for all proofs with the same previous ones.
function contentOf({ signed, contents, loader, canonize }: Checking, previous: Json[]): Promise<Uint8Array> {
  const key = JSON.stringify(previous.map(({ id }) => id))
  const known = contents.get(key)
  if (known) return known
  const { proof: _, ...document } = signed
  const secured = previous.length > 0 ? { ...document, proof: previous } : document
  const content = canonicalHash(secured, loader, canonize)
  contents.set(key, content)
  return content
}

type Signed = { suite: unknown; hash: Uint8Array; signature: Uint8Array }

// Each suite has its curve: a signature by another kind of key proves nothing.
function isSignedBy(publicKey: JWK, { suite, hash, signature }: Signed): boolean {
  const isEcdsa = suite === 'ecdsa-rdfc-2019'
  if (publicKey.crv !== (isEcdsa ? 'P-256' : 'Ed25519')) return false
  try {
    const key = createPublicKey({ key: publicKey, format: 'jwk' })
    return verify(isEcdsa ? 'sha256' : null, hash, { key, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false
  }
}
