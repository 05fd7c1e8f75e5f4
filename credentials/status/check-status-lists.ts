import type { Canonize } from '../canonizing/canonize.ts'
import { type StatusCheck, worstOf } from '../checking/check.ts'
import { checkJwt } from '../checking/check-jwt.ts'
import { checkPeriod } from '../checking/check-period.ts'
import { checkProofs } from '../checking/check-proofs.ts'
import { type ReadingOnce, withNewKeys } from '../contexts/document-loader.ts'
import { instantOf } from '../credential.ts'
import { asObject, issuerOf, type Json } from '../read-credential.ts'
import { readEnveloped } from '../reading/read-enveloped.ts'
import { isEnding, readIn, worstStatus } from './check-status.ts'
import { checkRevocations, isPlacedBy } from './revocation-list.ts'
import { type ListEntry, readEntries, UNREADABLE } from './status-entries.ts'

type Checking = ReadingOnce & { now: Date; canonize?: Canonize }

/**
 * Loads the status lists that a credential names and reads its entries; a list counts only when the credential's issuer
 * signed it, or for a list of 1EdTech, which nobody signs, published it.
 */
export async function checkStatusLists(credential: unknown, context: Checking): Promise<StatusCheck> {
  const { entries, revocations, found } = readEntries(credential)
  // Those that only have a message come last, since a loader may give a limited number of documents.
  const ordered = [...entries.filter(isEnding), ...entries.filter((entry) => !isEnding(entry))]
  const checks = await Promise.all([
    ...revocations.map(async (url) => [await checkRevocationList(credential, url, context)]),
    ...[...Map.groupBy(ordered, ({ list }) => list)].map(([url, own]) => checkList(credential, { url, own }, context)),
  ])
  return worstStatus([...found, ...checks.flat()])
}

/** The entries of one list, by its address. */
type InList = { url: string; own: ListEntry[] }

async function checkList(credential: unknown, { url, own }: InList, context: Checking): Promise<StatusCheck[]> {
  const read = await readList(credential, url, context)
  if (!('ok' in read)) return own.flatMap((entry) => readIn(read.list, entry))
  return own.some(isEnding) ? [read] : []
}

async function readList(credential: unknown, url: string, context: Checking): Promise<{ list: Json } | StatusCheck> {
  const loaded = await context.loader(url).catch(() => undefined)
  if (!loaded) return { ok: null, reason: 'listUnreachable' }
  const document = asObject(loaded.document)
  const enveloped = readEnveloped(document)
  const list = enveloped?.credential ?? document
  const by = issuerOf(list)
  if (by !== issuerOf(asObject(credential))) return by ? { ok: null, reason: 'listOfOther' } : UNREADABLE
  const claimed = { validFrom: instantOf(enveloped?.claims.nbf), validUntil: instantOf(enveloped?.claims.exp) }
  const period = worstOf([list, claimed].map((each) => checkPeriod(each, context.now)))
  if (!period.ok) return period.ok === false ? { ok: null, reason: 'listNotCurrent' } : UNREADABLE
  const { signature, issuer } = await withNewKeys(
    context,
    (loader) =>
      enveloped ? checkJwt(enveloped, { ...context, loader }) : checkProofs(document, { ...context, loader }),
    ({ issuer }) => issuer.reason,
  )
  if (!list) return UNREADABLE
  return signature.ok && issuer.ok ? { list } : { ok: null, reason: 'listUnproven' }
}

async function checkRevocationList(credential: unknown, url: string, { loader }: Checking): Promise<StatusCheck> {
  if (!isPlacedBy(issuerOf(asObject(credential)), url)) return { ok: null, reason: 'listOfOther' }
  const loaded = await loader(url).catch(() => undefined)
  return loaded ? checkRevocations(credential, loaded.document) : { ok: null, reason: 'listUnreachable' }
}
