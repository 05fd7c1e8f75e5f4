import { createPublicKey, verify } from 'node:crypto'
import type { JWK } from 'jose'
import { type Canonize, canonizeWhole, NotCanonized } from './canonize.ts'
import { type Check, worstOf } from './check.ts'
import { CREDENTIALS_CONTEXT } from './credential.ts'
import { isBundledContext, type Loader } from './document-loader.ts'
import { decodeBase58 } from './multikey.ts'
import { canonicalHash, proofHash } from './proof-hash.ts'
import { asList, asObject, issuerOf, type Json, proofsOf } from './read-credential.ts'
import { type DidKeys, readDidDocument } from './read-did-document.ts'

const PROOFS_MAX = 4

/** `knowsContexts` decides which contexts are trusted; by default those of the bundle, never one inside the document. */
type SignatureChecking = { loader: Loader; now: Date; canonize?: Canonize; knowsContexts?: KnowsContexts }
export type KnowsContexts = (credential: Json) => boolean

/**
 * Checks that a key which the issuer's own DID document lists for assertions signed exactly this content
 * (eddsa-rdfc-2022, or ecdsa-rdfc-2019 with P-256). One valid proof is enough.
 */
export async function checkSignature(
  credential: unknown,
  { loader, now, canonize = canonizeWhole, knowsContexts = hasKnownContexts }: SignatureChecking,
): Promise<Check> {
  const signed = asObject(credential)
  const issuer = issuerOf(signed)
  if (!signed || !issuer) return { ok: false, reason: 'malformed' }
  if (!knowsContexts(signed)) return { ok: null, reason: 'contextUnknown' }
  const { proofs, total } = proofsOf(signed)
  if (total === 0) return { ok: false, reason: 'proofMissing' }
  if (proofs.length === 0) return { ok: null, reason: 'proofUnsupported' }
  const { keys, refused } = await readDidDocument(issuer, loader)
  if (!keys) return refused
  const { proof: _, ...document } = signed
  // The same for all proofs, and the expensive part: computed once, when the first proof needs it.
  let worked: Promise<Uint8Array> | undefined
  const content = () => {
    worked ??= canonicalHash(document, loader, canonize)
    return worked
  }
  const checks: Check[] = []
  for (const proof of proofs.slice(0, PROOFS_MAX)) {
    const check = await checkProof({
      contexts: document['@context'],
      content,
      proof,
      issuer,
      keys,
      loader,
      canonize,
      now,
    })
    if (check.ok) return check
    checks.push(check)
  }
  return worstOf(checks)
}

type ProofInput = {
  contexts: unknown
  content: () => Promise<Uint8Array>
  proof: Json
  issuer: string
  keys: DidKeys
  loader: Loader
  canonize: Canonize
  now: Date
}

async function checkProof({
  contexts,
  content,
  proof,
  issuer,
  keys,
  loader,
  canonize,
  now,
}: ProofInput): Promise<Check> {
  const method = String(proof.verificationMethod)
  const publicKey = keys.publicKeys.get(method)
  if (!method.startsWith(`${issuer}#`) || !publicKey) return { ok: false, reason: 'keyUnknown' }
  if (!keys.assertion.has(method)) return { ok: false, reason: 'keyNotForBadges' }
  if (proof.expires !== undefined && !(Date.parse(String(proof.expires)) > now.getTime())) {
    return { ok: false, reason: 'proofExpired' }
  }
  const { proofValue, ...options } = proof
  const signature = decodeBase58(proofValue)
  if (signature?.length !== 64) return { ok: false, reason: 'altered' }
  const hash = await proofHash(content(), { ...options, '@context': contexts }, { loader, canonize }).catch(
    (error: unknown) => (error instanceof NotCanonized ? error : undefined),
  )
  if (hash instanceof NotCanonized) return { ok: null, reason: 'tooCostly' }
  return hash && isSignedBy(publicKey, { suite: proof.cryptosuite, hash, signature })
    ? { ok: true }
    : { ok: false, reason: 'altered' }
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

// A context decides what the words of a credential mean: a foreign or nested one could rename the signed facts.
function hasKnownContexts(credential: Json): boolean {
  const { '@context': contexts, ...rest } = credential
  const list = asList(contexts)
  return list[0] === CREDENTIALS_CONTEXT && list.every(isBundledContext) && !hasContextInside(rest, 0)
}

function hasContextInside(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > 32 || '@context' in value) return true
  return Object.values(value).some((inner) => hasContextInside(inner, depth + 1))
}
