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
type ListRead = { list?: Json; signature: Check; issuer: Check }

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
  const { list, signature, issuer } = await readList(asObject(loaded.document), context)
  const isSigned = signature.ok === true && issuer.ok === true
  const isIssuers = issuerOf(list) === issuerOf(asObject(credential))
  if (!isIssuers || !isSigned || !checkPeriod(list, context.now).ok) return { ok: null, reason: 'listUnreadable' }
  return checkStatus(credential, list)
}

async function readList(document: Json | undefined, context: Checking): Promise<ListRead> {
  const read = await readListWith(document, context)
  if (read.signature.reason !== 'keyUnknown') return read
  // An issuer may replace its key after its document was read for the credential, and sign the list with the new one.
  return readListWith(document, { ...context, loader: context.again })
}

async function readListWith(document: Json | undefined, context: Checking): Promise<ListRead> {
  const enveloped = readEnveloped(document)
  if (enveloped) return { list: enveloped.credential, ...(await checkJwt(enveloped, context.loader)) }
  const [signature, issuer] = await Promise.all([checkSignature(document, context), checkIssuer(document, context)])
  return { list: document, signature, issuer }
}
