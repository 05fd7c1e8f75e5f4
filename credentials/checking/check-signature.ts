import { type Canonize, canonizeWhole } from '../canonizing/canonize.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { hasKnownTerms } from '../contexts/known-terms.ts'
import { checkProof, PROOFS_MAX, unsupported } from '../proofs/check-proof.ts'
import { areProofsBuilt } from '../proofs/proof-chain.ts'
import { asList, asObject, issuerOf, type Json, proofsOf } from '../read-credential.ts'
import { type SignatureCheck, worstOf } from './check.ts'

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
  const checks = found.map(({ signature }) => signature)
  return checks.find(({ ok }) => ok) ?? worstOf(checks)
}

/**
 * Checks each proof of a credential (eddsa-rdfc-2022 and its elder Ed25519Signature2020, or ecdsa-rdfc-2019 with P-256): that
 * its key, listed for assertions by its owner, signed exactly this content; a proof with previous ones needs those as well.
 * One result where no proof can be checked.
 */
export async function checkSignatures(
  credential: unknown,
  { loader, now, canonize = canonizeWhole, knowsContexts = hasKnownTerms }: SignatureChecking,
): Promise<SignatureCheck | { proof: Json; signature: SignatureCheck }[]> {
  const signed = asObject(credential)
  const issuer = issuerOf(signed)
  if (!signed || !issuer || !areProofsBuilt(asList(signed.proof))) return { ok: null, reason: 'malformed' }
  if (!knowsContexts(signed)) return { ok: null, reason: 'contextUnknown' }
  const { proofs, total } = proofsOf(signed)
  if (total === 0) return { ok: false, reason: 'proofMissing' }
  if (proofs.length === 0) return unsupported(asObject(asList(signed.proof)[0]))
  const checking = { signed, issuer, loader, now, canonize, checks: new Map(), contents: new Map() }
  const checks: { proof: Json; signature: SignatureCheck }[] = []
  for (const proof of proofs.slice(0, PROOFS_MAX)) checks.push({ proof, signature: await checkProof(proof, checking) })
  return checks
}
