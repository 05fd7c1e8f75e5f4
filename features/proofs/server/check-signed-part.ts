import type { Canonize } from '#credentials/canonizing/canonize.ts'
import type { Check } from '#credentials/checking/check.ts'
import { checkIssuer } from '#credentials/checking/check-issuer.ts'
import { checkPeriod } from '#credentials/checking/check-period.ts'
import { checkSignature } from '#credentials/checking/check-signature.ts'
import { bundledLoader, type Loader } from '#credentials/contexts/document-loader.ts'
import { hasOtherNames } from '#credentials/contexts/known-terms.ts'
import { buildDidDocument } from '#credentials/dids/did-document.ts'
import { asList, issuerOf, type Json } from '#credentials/read-credential.ts'
import { readProof } from './read-proof.ts'

type Signed = { takenAt: string; content: Json }
/** A part that is not as this product writes it is not one that it saved. */
export type PartCheck = Check | { ok: false; reason: 'malformed' }
export type Checking = { loader: Loader; now: Date; canonize?: Canonize }

/**
 * Checks that a key which the loader's DID document lists signed a part of a proof file, before it was taken. It must have
 * one proof: of several, a valid one could hide behind the date and key of another.
 */
export async function checkSignedPart({ takenAt, content }: Signed, context: Checking): Promise<PartCheck> {
  const { created } = readProof(content)
  const { '@context': _, ...members } = content
  if (asList(content.proof).length !== 1 || created === '' || hasOtherNames(members))
    return { ok: false, reason: 'malformed' }
  const signature = await checkKeyAndSignature(content, context)
  if (!signature.ok && !hasEnded(signature)) return signature
  const period = checkPeriod({ validFrom: created }, new Date(takenAt))
  return period.ok ? signature : period
}

/** Whether a part is signed, by a signature whose own end has passed. */
export function hasEnded({ reason }: PartCheck): boolean {
  return reason === 'proofExpired'
}

type Delegated = Omit<Checking, 'loader'> & { credential: Json; issuingKey: string }

/**
 * Checks that a delegation's issuing key signed a part, as the credential's issuer. The key is read from the delegation, which the account signed,
 * and never from the file's DID document: anybody may have written that, with another key under the same id.
 */
export function checkDelegatedKey(
  content: Json,
  { credential, issuingKey, now, canonize }: Delegated,
): Promise<PartCheck> {
  const did = issuerOf(credential) ?? ''
  const keys = [{ publicKeyMultibase: issuingKey, active: true }]
  const document = buildDidDocument({ did, alsoKnownAs: [], keys })
  const loader = bundledLoader(async (url) => (url === did ? document : undefined))
  return checkKeyAndSignature(content, { loader, now, canonize })
}

/** A part whose key the document does not list is somebody else's, not one that could not be checked. */
async function checkKeyAndSignature(content: Json, context: Checking): Promise<PartCheck> {
  const signature = await checkSignature(content, context)
  const issuer = signature.reason === 'keyMissing' ? await checkIssuer(content, context) : signature
  const found = issuer.ok ? signature : issuer
  return found.ok === null && found.reason === 'malformed' ? { ok: false, reason: 'malformed' } : found
}
