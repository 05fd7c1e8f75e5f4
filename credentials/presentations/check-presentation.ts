import { canonizeWhole } from '../canonize.ts'
import { sameDid } from '../did-sdi.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import type { Read } from '../read-presented.ts'
import type { ProvenDid } from '../verify-holder-proof.ts'
import { checkPresentationJwt } from './check-presentation-jwt.ts'
import { checkPresentationProof } from './check-presentation-proof.ts'
import type { Expected } from './expected.ts'
import { PresentationRefused } from './presentation-refused.ts'
import { readPresentation } from './read-presentation.ts'

/** A badge of a presentation, not verified yet; `isPresenters` is whether its subject signed the presentation. */
export type ShownBadge = Read & { isPresenters: boolean }
export type CheckedPresentation = { presenter: ProvenDid; badges: ShownBadge[] }

/**
 * Checks a presentation (JWT or JSON with a Data Integrity proof): its proof, nonce, audience and holder, and whose badges it
 * shows. The badges themselves are left to `verifyCredential` and `verifyVcJwt`; that the nonce was not used before is left
 * to the caller. Throws `PresentationRefused` or `NotReadable`.
 */
export async function checkPresentation(
  given: unknown,
  { canonize = canonizeWhole, ...expected }: Expected,
): Promise<CheckedPresentation> {
  const read = readPresentation(given)
  const presenter =
    read.form === 'jwt'
      ? checkPresentationJwt(read, expected)
      : await checkPresentationProof(read.document, { ...expected, canonize })
  assertHolder(read.document, presenter)
  return { presenter, badges: read.badges.map((badge) => ({ ...badge, isPresenters: isSubject(badge, presenter) })) }
}

/** Whether a DID is one of those that a key proved. */
export function isProven(did: unknown, { did: proven, account }: ProvenDid): boolean {
  if (typeof did !== 'string') return false
  return sameDid(did, proven) || (account !== undefined && sameDid(did, account))
}

function assertHolder({ holder }: Json, presenter: ProvenDid): void {
  const id = asObject(holder)?.id ?? holder
  if (id !== undefined && !isProven(id, presenter)) throw new PresentationRefused('holder')
}

function isSubject({ credential }: Read, presenter: ProvenDid): boolean {
  const subjects = asList(credential.credentialSubject)
  return subjects.length > 0 && subjects.every((subject) => isProven(asObject(subject)?.id, presenter))
}
