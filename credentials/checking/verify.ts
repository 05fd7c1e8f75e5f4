import type { Canonize } from '../canonizing/canonize.ts'
import { type Loader, readingOnce } from '../contexts/document-loader.ts'
import type { Json } from '../read-credential.ts'
import { checkStatusLists } from '../status/check-status-lists.ts'
import type { ContentCheck, IssuerCheck, PeriodCheck, SignatureCheck, StatusCheck } from './check.ts'
import { checkContent, type ReadResource } from './check-content.ts'
import { checkPeriod } from './check-period.ts'
import { checkProofs } from './check-proofs.ts'
import type { KnowsContexts } from './check-signature.ts'

/** `content` only for a credential that is malformed or names schemas, refresh services or documents. */
export type Checks = {
  signature: SignatureCheck
  issuer: IssuerCheck
  period: PeriodCheck
  status: StatusCheck
  content?: ContentCheck
}
/**
 * `readResource` fetches the documents whose digests a credential states, once its signature is valid: an unsigned
 * document causes no requests. Without it they are not checked. `canonize` defaults to `canonizeWhole`, and
 * `knowsContexts` to `hasKnownTerms`.
 */
export type Verifying = {
  loader: Loader
  now: Date
  readResource?: ReadResource
  canonize?: Canonize
  knowsContexts?: KnowsContexts
}

/**
 * Checks a credential from anywhere, one result per check; each document is loaded once, and the issuer's once more when a
 * status list has a key that it lacks. Checks without their document are null, never false. `proof` is the one that counted.
 */
export async function verifyCredential(
  credential: unknown,
  { loader, now, readResource, canonize, knowsContexts }: Verifying,
): Promise<{ checks: Checks; proof?: Json }> {
  const context = { ...readingOnce(loader), now, canonize }
  const [{ signature, issuer, proof }, status] = await Promise.all([
    checkProofs(credential, { ...context, knowsContexts }),
    checkStatusLists(credential, context),
  ])
  const content = await checkContent(credential, signature.ok ? readResource : undefined)
  const checks = { signature, issuer, period: checkPeriod(credential, now), status, ...(content && { content }) }
  return { checks, ...(proof && { proof }) }
}
