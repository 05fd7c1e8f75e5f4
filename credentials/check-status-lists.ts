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

type Checking = { loader: Loader; again: Loader; now: Date; canonize?: Canonize }

/**
 * Loads the status lists that a credential names and reads its slots; a list counts only when the credential's issuer
 * signed it. `again` loads the issuer's document once more when it lacks the key of a list.
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
  const document = asObject(loaded.document)
  const list = readEnveloped(document)?.credential ?? document
  const isIssuers = issuerOf(list) === issuerOf(asObject(credential))
  const isReadable = isIssuers && checkPeriod(list, context.now).ok && (await isSigned(document, context))
  return isReadable ? checkStatus(credential, list) : { ok: null, reason: 'listUnreadable' }
}

async function isSigned(document: Json | undefined, context: Checking): Promise<boolean> {
  const first = await checkProofs(document, context)
  // An issuer may replace its key after its document was read for the credential, and sign the list with the new one.
  const isKeyMissing = first.issuer.reason === 'keyUnknown'
  const { signature, issuer } = isKeyMissing
    ? await checkProofs(document, { ...context, loader: context.again })
    : first
  return signature.ok === true && issuer.ok === true
}

async function checkProofs(
  document: Json | undefined,
  context: Checking,
): Promise<Record<'signature' | 'issuer', Check>> {
  const enveloped = readEnveloped(document)
  if (enveloped) return checkJwt(enveloped, context.loader)
  const [signature, issuer] = await Promise.all([checkSignature(document, context), checkIssuer(document, context)])
  return { signature, issuer }
}
