import type { Canonize } from '../canonizing/canonize.ts'
import { type StatusCheck, worstOf } from '../checking/check.ts'
import { checkJwt } from '../checking/check-jwt.ts'
import { checkPeriod } from '../checking/check-period.ts'
import { checkProofs } from '../checking/check-proofs.ts'
import { type ReadingOnce, withNewKeys } from '../contexts/document-loader.ts'
import { instantOf } from '../credential.ts'
import { asObject, issuerOf } from '../read-credential.ts'
import { readEnveloped } from '../reading/read-enveloped.ts'
import { checkStatus, statusListUrls } from './check-status.ts'

type Checking = ReadingOnce & { now: Date; canonize?: Canonize }

const UNREADABLE: StatusCheck = { ok: null, reason: 'listUnreadable' }

/**
 * Loads the status lists that a credential names and reads its slots; a list counts only when the credential's issuer
 * signed it.
 */
export async function checkStatusLists(credential: unknown, context: Checking): Promise<StatusCheck> {
  const urls = statusListUrls(credential)
  if (urls.length === 0) return checkStatus(credential, undefined)
  const checks = await Promise.all(urls.map((url) => checkList(credential, url, context)))
  return checks.find(({ reason }) => reason === 'revoked') ?? worstOf(checks)
}

async function checkList(credential: unknown, url: string, context: Checking): Promise<StatusCheck> {
  const loaded = await context.loader(url).catch(() => undefined)
  if (!loaded) return { ok: null, reason: 'listUnreachable' }
  const document = asObject(loaded.document)
  const enveloped = readEnveloped(document)
  const list = enveloped?.credential ?? document
  const by = issuerOf(list)
  if (by !== issuerOf(asObject(credential))) return by ? { ok: null, reason: 'listOfOther' } : UNREADABLE
  const claimed = { validFrom: instantOf(enveloped?.claims.nbf), validUntil: instantOf(enveloped?.claims.exp) }
  if (![list, claimed].every((each) => checkPeriod(each, context.now).ok)) return UNREADABLE
  const { signature, issuer } = await withNewKeys(
    context,
    (loader) => (enveloped ? checkJwt(enveloped, loader) : checkProofs(document, { ...context, loader })),
    ({ issuer }) => issuer.reason,
  )
  return signature.ok && issuer.ok ? checkStatus(credential, list, url) : UNREADABLE
}
