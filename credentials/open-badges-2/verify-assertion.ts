import type { PeriodCheck } from '../checking/check.ts'
import { checkPeriod } from '../checking/check-period.ts'
import type { ShapeFault } from '../checking/check-shape.ts'
import type { Json } from '../read-credential.ts'
import { checkAssertionShape } from './check-assertion-shape.ts'
import { checkHosted, type HostedChecks } from './check-hosted.ts'
import { checkSigned, type Jws, type SignedChecks } from './check-signed.ts'
import { type Assertion, isAddress, needsAddress, readAssertion } from './read-assertion.ts'
import type { ReadAddress } from './read-documents.ts'
import { type Resolved, resolveIssuer } from './resolve-issuer.ts'

/** What was found, beside the assertion that counts: what its host publishes, or what was signed. */
export type VerifiedAssertion = {
  assertion: Assertion
  resolved: Resolved
  /** Those that could be made: a hosted badge has no signature, and without its issuer's answer no status. */
  checks: Partial<HostedChecks & SignedChecks> & { period?: PeriodCheck }
  /** Why it was revoked; '' where nobody says. */
  why: string
  shape?: ShapeFault
}

/** `from` is the address that gave a hosted one; it counts where the assertion itself states none (`needsAddress`). */
type Given = { document: Json; jws?: Jws; from?: string }

/**
 * Checks an assertion of Open Badges 1.0 to 2.1: a JWS by the key of its issuer, and any other one by what its host publishes.
 * `read` gives what is at an https address, `now` is the time of the check.
 */
export async function verifyAssertion(
  { document, jws, from = '' }: Given,
  { read, now }: { read: ReadAddress; now: Date },
): Promise<VerifiedAssertion> {
  const stated = readAssertion(document)
  const given = from && !jws && needsAddress(stated) ? { ...stated, id: from } : stated
  if (jws) return whole({ assertion: given, ...(await checkSigned(given, jws, read)) }, now)
  if (given.isSigned || !isAddress(given.id)) {
    const signature = { ok: false, reason: 'proofMissing' } as const
    // Nothing is asked for what anyone could have written.
    const resolved = await resolveIssuer(given, async () => undefined)
    return whole({ assertion: given, resolved, checks: { signature }, why: '' }, now)
  }
  const { assertion, resolved, checks, isBare } = await checkHosted(given, read)
  // Of a badge whose host says only that it is revoked, dates and members are not known.
  if (isBare) return { assertion, resolved, checks, why: assertion.revocationReason }
  return whole({ assertion, resolved, checks, why: assertion.revocationReason }, now)
}

function whole(verified: VerifiedAssertion, now: Date): VerifiedAssertion {
  const { assertion, resolved, checks } = verified
  const dates = { validFrom: dateOf(assertion.issuedOn), validUntil: dateOf(assertion.expires) }
  const shape = checkAssertionShape(assertion, resolved)
  return { ...verified, checks: { ...checks, period: checkPeriod(dates, now) }, ...(shape && { shape }) }
}

/** As `checkPeriod` reads it, which takes no other text for a date. */
export function dateOf(time: number | undefined): string | undefined {
  if (time === undefined) return undefined
  return Number.isNaN(time) ? 'unreadable' : new Date(time).toISOString()
}
