import { type StatusCheck, worstOf } from '../checking/check.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { addressKey, hostOf, isSameAddress } from './addresses.ts'
import type { Assertion } from './read-assertion.ts'
import { type ReadAddress, readDocument } from './read-documents.ts'
import { type Linked, linksOf, textOf } from './read-member.ts'
import type { Profile } from './resolve-issuer.ts'

type Revocation = { id: string; why: string }
type Checked = { check: StatusCheck; why?: string }

/**
 * Looks for a signed assertion, by its id or uid, in each list that its issuer names or has in its profile (Open Badges 2.0,
 * `RevocationList`; before 2.0 an object of reasons by uid). One at an address counts only on the issuer's host.
 */
export async function checkRevocationList(
  assertion: Assertion,
  { profile }: { profile?: Profile },
  read: ReadAddress,
): Promise<Checked> {
  const { isRevoked, revocationReason, id, uid } = assertion
  if (isRevoked) return { check: { ok: false, reason: 'revoked' }, why: revocationReason }
  if (isRevoked === undefined) return { check: { ok: null, reason: 'statusUnclear' } }
  if (!profile) return { check: { ok: null, reason: 'listUnreachable' } }
  const ids = new Set([id, uid].filter(Boolean).map(addressKey))
  const lists = profile.revocationLists
  if (lists.length === 0 || ids.size === 0) return { check: { ok: true, reason: 'notRevocable' } }
  const found = await Promise.all(lists.map((list) => checkList(list, { ids, assertion, profile, read })))
  const check = worstOf(found.map((each) => each.check))
  return found.find((each) => each.check === check) ?? { check }
}

type Looking = { ids: Set<string>; assertion: Assertion; profile: Profile; read: ReadAddress }

async function checkList(list: Linked | undefined, looking: Looking): Promise<Checked> {
  const { ids, assertion, profile, read } = looking
  if (!list) return { check: { ok: null, reason: 'listUnreadable' } }
  const inside = list.id === '' || list.document?.revokedAssertions !== undefined ? list.document : undefined
  if (!inside && hostOf(list.id) !== hostOf(profile.id)) return { check: { ok: null, reason: 'listOfOther' } }
  const document = inside ?? (await readDocument(list.id, read))
  if (!document) return { check: { ok: null, reason: 'listUnreachable' } }
  const [owner] = linksOf(document.issuer)
  const isOwn = !owner?.id || [profile.id, profile.statedId].some((id) => isSameAddress(owner.id, id))
  if (!isOwn) return { check: { ok: null, reason: 'listOfOther' } }
  const entries = entriesOf(document, assertion)
  const found = entries?.find((entry) => entry && ids.has(addressKey(entry.id)))
  if (found) return { check: { ok: false, reason: 'revoked' }, why: found.why }
  return { check: entries?.every(Boolean) ? { ok: true } : { ok: null, reason: 'listUnreadable' } }
}

/** The entries of a list, undefined for one that cannot be read; undefined for a document that is no list. */
function entriesOf(document: Json, { standard }: Assertion): (Revocation | undefined)[] | undefined {
  const { type, revokedAssertions } = document
  if (revokedAssertions !== undefined) return asList(revokedAssertions).flatMap(readEntry)
  if (asList(type).includes('RevocationList')) return []
  const reasons = Object.entries(document)
  const isOfReasons = standard === 'ob1' && reasons.every(([, why]) => typeof why === 'string')
  return isOfReasons ? reasons.map(([id, why]) => ({ id, why: textOf(why) })) : undefined
}

function readEntry(value: unknown): (Revocation | undefined)[] {
  const entry = asObject(value)
  const why = textOf(entry?.revocationReason)
  const ids = entry ? [textOf(entry.id), textOf(entry.uid)].filter(Boolean) : [textOf(value)].filter(Boolean)
  return ids.length > 0 ? ids.map((id) => ({ id, why })) : [undefined]
}
