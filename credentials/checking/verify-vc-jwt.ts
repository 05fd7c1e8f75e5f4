import { type ReadingOnce, readingOnce } from '../contexts/document-loader.ts'
import { instantOf } from '../credential.ts'
import { asList, issuerOf } from '../read-credential.ts'
import { checkTokenStatus } from '../sd-jwt/check-token-status.ts'
import type { VcJwt } from '../signing/vc-jwt.ts'
import { worstStatus } from '../status/check-status.ts'
import { checkStatusLists } from '../status/check-status-lists.ts'
import { type StatusCheck, worstOf } from './check.ts'
import { checkContent } from './check-content.ts'
import { checkJwt } from './check-jwt.ts'
import { checkPeriod } from './check-period.ts'
import type { Checks, Verifying } from './verify.ts'

/** A JWT may name a slot in a Token Status List, also an SD-JWT VC without its disclosures; each list that it names counts. */
async function checkStatuses(
  { credential, claims }: VcJwt,
  context: ReadingOnce & { now: Date },
): Promise<StatusCheck> {
  if (claims.status === undefined) return checkStatusLists(credential, context)
  const ofToken = await checkTokenStatus({ ...claims, iss: issuerOf(credential) }, context)
  if (asList(credential.credentialStatus).length === 0) return ofToken
  return worstStatus([ofToken, await checkStatusLists(credential, context)])
}

/** Checks a credential in JWT form like `verifyCredential` does one with an embedded proof. */
export async function verifyVcJwt(
  read: VcJwt,
  { loader, now, readResource, canonize }: Verifying,
): Promise<{ checks: Checks }> {
  const context = { ...readingOnce(loader), now, canonize }
  const { credential, claims } = read
  const [{ signature, issuer }, status] = await Promise.all([checkJwt(read, context), checkStatuses(read, context)])
  const content = await checkContent(credential, signature.ok ? readResource : undefined)
  const claimed = { validFrom: instantOf(claims.nbf), validUntil: instantOf(claims.exp) }
  const period = worstOf([credential, claimed].map((each) => checkPeriod(each, now)))
  return { checks: { signature, issuer, period, status, ...(content && { content }) } }
}
