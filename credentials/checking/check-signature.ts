import { type Canonize, canonizeWhole } from '../canonizing/canonize.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { hasKnownTerms } from '../contexts/known-terms.ts'
import { checkProof, PROOFS_MAX, unsupported } from '../proofs/check-proof.ts'
import { areProofsBuilt } from '../proofs/proof-chain.ts'
import { knownSuite, proofsOf } from '../proofs/read-proofs.ts'
import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'
import { bestOf, type ProofChecks, type SignatureCheck } from './check.ts'

/** `knowsContexts` decides which contexts are trusted; by default `hasKnownTerms`. */
export type SignatureChecking = { loader: Loader; now: Date; canonize?: Canonize; knowsContexts?: KnowsContexts }
export type KnowsContexts = (credential: Json) => boolean

/**
 * Checks that somebody signed exactly this content; one valid proof is enough. Whether that is the issuer only `checkProofs`
 * says, because the key for an issuer that is an https address may be that of any DID.
 */
export async function checkSignature(credential: unknown, checking: SignatureChecking): Promise<SignatureCheck> {
  const found = await checkSignatures(credential, checking)
  if (!Array.isArray(found)) return found
  return bestOf(found.map(({ signature }) => signature))
}

/** Many more than any badge has: each is read before one is chosen. */
const LISTED_MAX = 20

/** A proof of a supported suite, and what was found about it. */
export type CheckedProof = ProofChecks & { proof: Json }

/**
 * Checks each proof of a credential (`proofs/read-proofs.ts` lists the suites): that its key, listed for assertions by its
 * owner, signed exactly this content; a proof with previous ones needs those as well. One result where no proof can be
 * checked.
 */
export async function checkSignatures(
  credential: unknown,
  { loader, now, canonize = canonizeWhole, knowsContexts = hasKnownTerms }: SignatureChecking,
): Promise<SignatureCheck | CheckedProof[]> {
  const signed = asObject(credential)
  const issuer = issuerOf(signed)
  if (asList(signed?.proof).length > LISTED_MAX) return { ok: null, reason: 'tooCostly' }
  if (!signed || !issuer || !areProofsBuilt(asList(signed.proof))) return { ok: null, reason: 'malformed' }
  if (!knowsContexts(withoutRepeated(signed))) return { ok: null, reason: 'contextUnknown' }
  const { proofs, total } = proofsOf(signed)
  if (total === 0) return { ok: false, reason: 'proofMissing' }
  if (proofs.length === 0) return unsupported(asObject(asList(signed.proof)[0]))
  const checking = { signed, issuer, loader, now, canonize, checks: new Map(), contents: new Map() }
  const checks: CheckedProof[] = []
  for (const proof of proofs.slice(0, PROOFS_MAX)) checks.push({ proof, ...(await checkProof(proof, checking)) })
  return checks
}

/** A JCS proof repeats the contexts of its document, with which it is compared: they define nothing more. */
function withoutRepeated(signed: Json): Json {
  const plain = asList(signed.proof).map((each) => {
    const { '@context': _, ...proof } = asObject(each) ?? {}
    return knownSuite(proof)?.form === 'jcs' ? proof : each
  })
  return plain.length > 0 ? { ...signed, proof: plain } : signed
}
