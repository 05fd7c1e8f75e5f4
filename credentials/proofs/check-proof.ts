import type { JWK } from 'jose'
import { NotCanonized } from '../canonizing/canonize.ts'
import type { ProofChecks, SignatureCheck } from '../checking/check.ts'
import { type Algorithm, isKeyOf, isSignedBy } from '../keys/is-signed-by.ts'
import { decodeBase58 } from '../keys/multikey.ts'
import { asList, type Json, namedType, readInstant } from '../read-credential.ts'
import { controllerOf, findProofKey } from './find-proof-key.ts'
import { previousOf } from './proof-chain.ts'
import { isSupported, knownSuite, type Suite, suiteOf } from './read-proofs.ts'
import { type Signed, signedBytes } from './signed-bytes.ts'

/** Each proof costs a signature, and in a chain another canonical form of the document. */
export const PROOFS_MAX = 4

/** A signed document whose proofs are checked, each once. */
export type Checking = Signed & { issuer: string; now: Date; checks: Map<Json, Promise<ProofChecks>> }

/**
 * Checks one proof of a document and all of its previous proofs (VC Data Integrity 1.0, 4.5), and whether its key is that of
 * `owner`: the issuer, or for a previous proof the DID that made it.
 */
export function checkProof(proof: Json, checking: Checking, owner = checking.issuer): Promise<ProofChecks> {
  const known = checking.checks.get(proof)
  if (known) return known
  if (checking.checks.size >= PROOFS_MAX) return Promise.resolve(unread({ ok: null, reason: 'tooCostly' }))
  const check = judge(proof, checking, owner)
  checking.checks.set(proof, check)
  return check
}

async function judge(proof: Json, checking: Checking, owner: string): Promise<ProofChecks> {
  const suite = isSupported(proof) ? knownSuite(proof) : undefined
  if (!suite) return unread(unsupported(proof))
  const { loader, now } = checking
  const found = await findProofKey({ method: String(proof.verificationMethod), issuer: owner, loader, now })
  if (!found.jwk) return { signature: { ok: null, reason: 'keyMissing' }, issuer: found.refused }
  return { signature: await judgeSignature(proof, { jwk: found.jwk, suite, checking }), issuer: found.issuer }
}

type Judging = { jwk: JWK; suite: Suite; checking: Checking }

async function judgeSignature(proof: Json, { jwk, suite, checking }: Judging): Promise<SignatureCheck> {
  // Each suite has its curves: a signature by another kind of key proves nothing.
  const algorithm = suite.algorithms.find((each) => isKeyOf(jwk, each))
  const signature = decodeBase58(proof.proofValue)
  if (!signature) return { ok: null, reason: 'malformed' }
  if (!algorithm) return ALTERED
  const previous = previousOf(proof, asList(checking.signed.proof))
  const { content, failed } = await bytesOf({ proof, previous, algorithm, suite }, checking)
  if (failed) return failed
  if (!content || !isSignedBy(jwk, { algorithm, content, signature })) return ALTERED
  const chain = await checkPrevious(previous, checking)
  const expires = readInstant(proof.expires)
  const isOver = expires !== undefined && !(expires > checking.now.getTime())
  return chain.ok && isOver ? { ok: false, reason: 'proofExpired', ended: new Date(expires).toISOString() } : chain
}

const ALTERED: SignatureCheck = { ok: false, reason: 'altered' }

type Read = { proof: Json; previous: Json[]; algorithm: Algorithm; suite: Suite }

/** What the proof signs, or why nothing can be compared. */
async function bytesOf(
  { proof, previous, algorithm, suite: { form } }: Read,
  checking: Checking,
): Promise<{ content?: Buffer | undefined; failed?: SignatureCheck }> {
  try {
    const digest = algorithm === 'ES384' ? 'sha384' : 'sha256'
    return { content: await signedBytes({ proof, previous, form, digest }, checking) }
  } catch (error) {
    if (error instanceof NotCanonized) return { failed: { ok: null, reason: 'tooCostly' } }
    // A term is not defined, perhaps one that was added; a JSON text without a canonical form was never signed.
    return { failed: { ok: null, reason: form === 'jcs' ? 'malformed' : 'contextUnknown' } }
  }
}

/** Says which suite, or which purpose of a known one, is not supported. */
export function unsupported(proof: Json | undefined): SignatureCheck {
  const { proofPurpose } = proof ?? {}
  const suite = proof && namedType(suiteOf(proof))
  if (!suite) return { ok: null, reason: 'malformed' }
  const type = proofPurpose === 'assertionMethod' ? suite : namedType([suite, proofPurpose])
  return { ok: null, reason: 'proofUnsupported', type: type ?? suite }
}

function unread(signature: SignatureCheck): ProofChecks {
  return { signature, issuer: { ok: null, reason: 'keyUnread' } }
}

/** A previous proof may be anybody's: a notary's, for example. */
async function checkPrevious(previous: Json[], checking: Checking): Promise<SignatureCheck> {
  for (const proof of previous) {
    const method = String(proof.verificationMethod)
    const owner = method.startsWith('did:') ? controllerOf(method) : checking.issuer
    const { signature } = await checkProof(proof, checking, owner)
    if (!signature.ok) return signature
  }
  return { ok: true }
}
