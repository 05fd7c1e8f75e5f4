import { canonizeWhole } from '../canonizing/canonize.ts'
import { sameDid } from '../dids/did-sdi.ts'
import { asList, asObject, type Json, readInstant } from '../read-credential.ts'
import type { Read } from '../reading/read-enveloped.ts'
import type { ProvenDid } from '../wallet-signatures/verify-holder-proof.ts'
import { checkPresentationJwt } from './check-presentation-jwt.ts'
import { checkPresentationProof } from './check-presentation-proof.ts'
import type { Expected } from './expected.ts'
import { PresentationRefused } from './presentation-refused.ts'
import { type ReadEnvelope, readPresentation } from './read-presentation.ts'

/** A badge of a presentation, not verified yet; `isPresenters` is whether its subject signed the presentation. */
export type ShownBadge = Read & { isPresenters: boolean }
/** `audience` is the verifier that it was made for, `at` when, in seconds since 1970; undefined where it does not say. */
export type CheckedPresentation = {
  presenter: ProvenDid
  badges: ShownBadge[]
  audience: string | undefined
  at: number | undefined
}

/**
 * Checks a presentation (JWT or JSON with a Data Integrity proof): its proof, nonce, audience and holder, and whose badges it
 * shows. The badges themselves are left to `verifyCredential` and `verifyVcJwt`; that the nonce was not used before is left
 * to the caller. Throws `PresentationRefused` or `NotReadable`.
 */
export async function checkPresentation(given: unknown, expected: Expected): Promise<CheckedPresentation> {
  const read = readPresentation(given)
  const presenter = await checkPresenter(read, expected)
  const badges = read.badges.map((badge) => ({ ...badge, isPresenters: isSubject(badge, presenter) }))
  return { presenter, badges, ...statedBy(read) }
}

/** Checks the proof of a presentation, and that its holder made it. Throws `PresentationRefused`. */
export async function checkPresenter(
  read: ReadEnvelope,
  { canonize = canonizeWhole, ...expected }: Expected,
): Promise<ProvenDid> {
  const presenter =
    read.form === 'jwt'
      ? checkPresentationJwt(read, expected)
      : await checkPresentationProof(read.document, { ...expected, canonize })
  assertHolder(read.document, presenter)
  return presenter
}

function statedBy(read: ReadEnvelope): Pick<CheckedPresentation, 'audience' | 'at'> {
  const proof = asObject(asList(read.document.proof)[0])
  const { aud, iat } = read.form === 'jwt' ? read.payload : { aud: proof?.domain, iat: secondsOf(proof?.created) }
  const [audience] = asList(aud)
  return {
    audience: typeof audience === 'string' ? audience : undefined,
    at: typeof iat === 'number' ? iat : undefined,
  }
}

function secondsOf(instant: unknown): number | undefined {
  const time = readInstant(instant)
  return time === undefined || Number.isNaN(time) ? undefined : Math.floor(time / 1000)
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
