import type { Canonize } from './canonize.ts'
import type { Check } from './check.ts'
import { checkContent, type ReadResource } from './check-content.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkPeriod } from './check-period.ts'
import { checkSignature } from './check-signature.ts'
import { checkStatusLists } from './check-status-lists.ts'
import type { Loader, RemoteDocument } from './document-loader.ts'

/** `content` only of a credential that names schemas, refresh services or documents, or is not built as one. */
export type Checks = Record<'signature' | 'issuer' | 'period' | 'status', Check> & { content?: Check }
/**
 * `readResource` gets the documents whose digests a credential states, once its signature is good: nobody's word makes us
 * ask for them. Without it they could not be checked. `canonize` is how what was brought becomes canonical, by
 * `canonizeWhole` unless it is given.
 */
export type Verifying = { loader: Loader; now: Date; readResource?: ReadResource; canonize?: Canonize }

/**
 * Checks a credential from anywhere, one answer each; the loader is asked at most once for each document. What could
 * not be loaded is null, never false.
 */
export async function verifyCredential(
  credential: unknown,
  { loader, now, readResource, canonize }: Verifying,
): Promise<{ checks: Checks }> {
  const context = { loader: onceEach(loader), now, canonize }
  const [signature, issuer, status] = await Promise.all([
    checkSignature(credential, context),
    checkIssuer(credential, context),
    checkStatusLists(credential, context),
  ])
  const content = await checkContent(credential, signature.ok ? readResource : undefined)
  return { checks: { signature, issuer, period: checkPeriod(credential, now), status, ...(content && { content }) } }
}

/** A loader that asks for each document once. */
export function onceEach(loader: Loader): Loader {
  const asked = new Map<string, Promise<RemoteDocument>>()
  return (url) => {
    const known = asked.get(url)
    if (known) return known
    const answer = loader(url)
    asked.set(url, answer)
    return answer
  }
}
