import { readingOnce } from '../contexts/document-loader.ts'
import { instantOf } from '../credential.ts'
import type { VcJwt } from '../signing/vc-jwt.ts'
import { checkStatusLists } from '../status/check-status-lists.ts'
import { worstOf } from './check.ts'
import { checkContent } from './check-content.ts'
import { checkJwt } from './check-jwt.ts'
import { checkPeriod } from './check-period.ts'
import type { Checks, Verifying } from './verify.ts'

/** Checks a credential in JWT form like `verifyCredential` does one with an embedded proof. */
export async function verifyVcJwt(
  read: VcJwt,
  { loader, now, readResource, canonize }: Verifying,
): Promise<{ checks: Checks }> {
  const context = { ...readingOnce(loader), now, canonize }
  const { credential, claims } = read
  const [{ signature, issuer }, status] = await Promise.all([
    checkJwt(read, context.loader),
    checkStatusLists(credential, context),
  ])
  const content = await checkContent(credential, signature.ok ? readResource : undefined)
  const claimed = { validFrom: instantOf(claims.nbf), validUntil: instantOf(claims.exp) }
  const period = worstOf([credential, claimed].map((each) => checkPeriod(each, now)))
  return { checks: { signature, issuer, period, status, ...(content && { content }) } }
}
