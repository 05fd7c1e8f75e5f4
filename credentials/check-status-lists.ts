import type { Canonize } from './canonize.ts'
import { type Check, worstOf } from './check.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkJwt } from './check-jwt.ts'
import { checkPeriod } from './check-period.ts'
import { checkSignature } from './check-signature.ts'
import { checkStatus, statusListUrls } from './check-status.ts'
import type { Loader } from './document-loader.ts'
import { asObject, issuerOf, type Json } from './read-credential.ts'
import { readEnveloped } from './read-enveloped.ts'

type Checking = { loader: Loader; now: Date; canonize?: Canonize }

/**
 * Loads the status lists that a credential names and reads its slots; a list counts only when the credential's issuer
 * signed it.
 */
export async function checkStatusLists(credential: unknown, context: Checking): Promise<Check> {
  const urls = statusListUrls(credential)
  if (urls.length === 0) return checkStatus(credential, undefined)
  const checks = await Promise.all(urls.map((url) => checkList(credential, url, context)))
  return checks.find(({ reason }) => reason === 'revoked') ?? worstOf(checks)
}

async function checkList(credential: unknown, url: string, context: Checking): Promise<Check> {
  const loaded = await context.loader(url).catch(() => undefined)
  if (!loaded) return { ok: null, reason: 'listUnreachable' }
  const { list, isSigned } = await readList(asObject(loaded.document), context)
  const isIssuers = issuerOf(list) === issuerOf(asObject(credential))
  if (!isIssuers || !isSigned || !checkPeriod(list, context.now).ok) return { ok: null, reason: 'listUnreadable' }
  return checkStatus(credential, list)
}

async function readList(document: Json | undefined, context: Checking): Promise<{ list?: Json; isSigned: boolean }> {
  const enveloped = readEnveloped(document)
  if (enveloped) {
    const { signature, issuer } = await checkJwt(enveloped, context.loader)
    return { list: enveloped.credential, isSigned: signature.ok === true && issuer.ok === true }
  }
  const [signature, issuer] = await Promise.all([checkSignature(document, context), checkIssuer(document, context)])
  return { list: document, isSigned: signature.ok === true && issuer.ok === true }
}
