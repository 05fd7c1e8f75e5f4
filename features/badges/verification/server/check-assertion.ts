import { asCredential } from '#credentials/open-badges-2/as-credential.ts'
import { readAssertionJws } from '#credentials/open-badges-2/read-assertion-jws.ts'
import { olderStandardOf } from '#credentials/open-badges-2/standard-of.ts'
import { type VerifiedAssertion, verifyAssertion } from '#credentials/open-badges-2/verify-assertion.ts'
import { issuerOf, type Json } from '#credentials/read-credential.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import { factOf } from '#features/proofs/server/read-proof.ts'
import { findListings } from '#features/registries/server/find-listings.ts'
import type { Context } from '#platform/context.ts'
import { type Checked, findingOfCheck } from '../../findings/rules.ts'
import { describeFault } from '../../findings/server/describe-check.ts'
import { judged } from '../verdict-rules.ts'
import { describeCredential } from './describe-credential.ts'
import { describeRecipient } from './describe-recipient.ts'
import { readAddresses } from './read-addresses.ts'
import type { BroughtBadge } from './read-brought.ts'

type Brought = Pick<BroughtBadge, 'credential' | 'jwt' | 'from'>

/**
 * Checks a badge of Open Badges 1.0 to 2.1: hosted, as its host publishes it today, or signed. What its issuer's host gives is
 * described, never what another document says about the issuer.
 */
export async function checkAssertion(ctx: Context, { credential, jwt, from }: Brought, fetches: Fetches) {
  const given = (jwt && readAssertionJws(jwt.jwt)) || { document: credential }
  const known = jwt ? undefined : from
  const read = readAddresses(ctx, fetches, known)
  const verified = await verifyAssertion({ ...given, ...(known && { from: known.url }) }, { read, now: ctx.now() })
  const described = asCredential(verified)
  const findings = findingsOf({ verified, described, algorithm: jwt?.header.alg })
  const issuer = issuerOf(described) ?? ''
  return {
    ...describeCredential(described),
    ...judged(findings),
    registries: isProven(verified) ? await findListings(ctx, issuer) : [],
    form: jwt ? ('jwt' as const) : ('json' as const),
    standard: olderStandardOf(given.document) ?? 'ob2',
    kind: 'badge' as const,
    recipient: describeRecipient(described),
    endorsements: [],
  }
}

/** Whether the issuer gave the badge, as `findListings` needs it. */
function isProven({ checks: { hosted, signature, issuer } }: VerifiedAssertion): boolean {
  return (hosted?.ok === true || signature?.ok === true) && issuer?.ok === true
}

type Found = { verified: VerifiedAssertion; described: Json; algorithm: unknown }

function findingsOf({ verified, described, algorithm }: Found): Checked[] {
  const { assertion, resolved, checks, why, shape } = verified
  const { signature, hosted, issuer, status, period } = checks
  const { issuedAt, validUntil, issuer: named } = describeCredential(described)
  const list = hosted ? '' : (resolved.profile?.revocationLists[0]?.id ?? '')
  const found = [
    signature &&
      findingOfCheck('signature', signature, { algorithm: factOf(algorithm), key: factOf(assertion.creator) }),
    hosted && findingOfCheck('hosted', hosted, { address: factOf(assertion.id) }),
    issuer && findingOfCheck('issuer', issuer, { did: named.did }),
    status &&
      findingOfCheck('status', status, { ...(list && { list: factOf(list) }), ...(why && { why: factOf(why) }) }),
    period && findingOfCheck('period', period, { from: issuedAt, ...(validUntil && { until: validUntil }) }),
    // Without its dates, a badge of which only the end is published has no shape either.
    period && describeFault(shape),
  ]
  return found.filter((each) => each !== undefined)
}
