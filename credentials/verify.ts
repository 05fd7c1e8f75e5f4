import { type Check, worstOf } from './check.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkPeriod } from './check-period.ts'
import { checkSignature } from './check-signature.ts'
import { checkStatus, statusListUrls } from './check-status.ts'
import type { Loader, RemoteDocument } from './document-loader.ts'
import { asObject, issuerOf } from './read-credential.ts'

export type Checks = Record<'signature' | 'issuer' | 'period' | 'status', Check>

/**
 * Checks a credential from anywhere, one answer each; the loader is asked at most once for each document. What could
 * not be loaded is null, never false.
 */
export async function verifyCredential(
  credential: unknown,
  { loader, now }: { loader: Loader; now: Date },
): Promise<{ checks: Checks }> {
  const context = { loader: onceEach(loader), now }
  const [signature, issuer, status] = await Promise.all([
    checkSignature(credential, context),
    checkIssuer(credential, context),
    checkLists(credential, context),
  ])
  return { checks: { signature, issuer, period: checkPeriod(credential, now), status } }
}

async function checkLists(credential: unknown, context: { loader: Loader; now: Date }): Promise<Check> {
  const urls = statusListUrls(credential)
  if (urls.length === 0) return checkStatus(credential, undefined)
  return worstOf(await Promise.all(urls.map((url) => checkList(credential, url, context))))
}

async function checkList(credential: unknown, url: string, context: { loader: Loader; now: Date }): Promise<Check> {
  const loaded = await context.loader(url).catch(() => undefined)
  if (!loaded) return { ok: null, reason: 'listUnreachable' }
  const list = asObject(loaded.document)
  const isIssuers = issuerOf(list) === issuerOf(asObject(credential))
  const { ok } = await checkSignature(list, context)
  if (!isIssuers || !ok || !checkPeriod(list, context.now).ok) return { ok: null, reason: 'listUnreadable' }
  return checkStatus(credential, list)
}

function onceEach(loader: Loader): Loader {
  const asked = new Map<string, Promise<RemoteDocument>>()
  return (url) => {
    const known = asked.get(url)
    if (known) return known
    const answer = loader(url)
    asked.set(url, answer)
    return answer
  }
}
