import { type StatusCheck, worstOf } from '../checking/check.ts'
import { isWhole } from '../contexts/added-terms.ts'
import { asList, asObject, type Json, namedType } from '../read-credential.ts'
import { readEncodedSlot } from './status-list.ts'

/** More than a badge needs; each may cost a list to fetch, to verify and to unpack to 4 MiB. */
const ENTRIES_MAX = 8

const SUPPORTED = 'BitstringStatusListEntry'
const UNREADABLE: StatusCheck = { ok: null, reason: 'listUnreadable' }

/** The addresses of a credential's revocation and suspension lists; empty when it names too many. */
export function statusListUrls(credential: unknown): string[] {
  return [...new Set(endingEntries(credential).map((entry) => String(entry.statusListCredential)))]
}

/**
 * Reads a credential's slot in a status list credential (whose own signature `verifyCredential` checks). Without a
 * `credentialStatus` it passes as `notRevocable`; with an unreadable list, or too many entries, it is not checked.
 */
export function checkStatus(credential: unknown, statusListCredential: unknown, url?: string): StatusCheck {
  const all = asList(asObject(credential)?.credentialStatus)
  if (all.length === 0) return { ok: true, reason: 'notRevocable' }
  if (all.length > ENTRIES_MAX) return UNREADABLE
  const types = all.map((entry) => asObject(entry)?.type)
  const other = types.find((type) => type !== SUPPORTED)
  if (types.some((type) => type !== SUPPORTED)) return unsupported(other)
  const written = all.map(asObject).filter((entry) => entry !== undefined)
  if (!written.every(isWritten) || haveOneName(written)) return UNREADABLE
  const list = asObject(statusListCredential)
  if (!list) return { ok: null, reason: 'listUnreachable' }
  const entries = endingEntries(credential)
  if (entries.length === 0) return { ok: true, reason: 'notRevocable' }
  // A list may be without an id, or have another one than its address, by which `url` names it.
  const own = entries.filter(({ statusListCredential }) => statusListCredential === (url ?? list.id))
  if (own.length === 0) return UNREADABLE
  return worstOf(own.map((entry) => readEntry(entry, list)))
}

/** Whether an entry is written plainly: one in which a text is a list means the same in JSON-LD, but would not be read. */
export function isWritten({ statusPurpose, statusListCredential }: Json): boolean {
  return typeof statusPurpose === 'string' && typeof statusListCredential === 'string'
}

/**
 * Whether entries may be one thing in JSON-LD, since they share their id, or an id is written with a prefix: then the signature
 * does not say which slot belongs to which list.
 */
function haveOneName(entries: Json[]): boolean {
  const ids = entries.flatMap(({ id }) => id ?? [])
  const areWhole = ids.every((id) => typeof id === 'string' && isWhole(id))
  return entries.length > 1 && (new Set(ids).size < ids.length || !areWhole)
}

/** An entry without a type is not one of a kind that could be named. */
function unsupported(given: unknown): StatusCheck {
  const type = namedType(given)
  return type ? { ok: null, reason: 'statusUnsupported', type } : UNREADABLE
}

function readEntry(entry: Json, list: Json): StatusCheck {
  const index = indexOf(entry.statusListIndex)
  if (index === undefined) return UNREADABLE
  const subject = asObject(list.credentialSubject)
  const isList = asList(list.type).includes('BitstringStatusListCredential')
  if (!isList || !asList(subject?.statusPurpose).includes(entry.statusPurpose)) {
    return UNREADABLE
  }
  try {
    const isSet = readEncodedSlot(String(subject?.encodedList), index)
    if (!isSet) return { ok: true }
  } catch {
    return UNREADABLE
  }
  return { ok: false, reason: entry.statusPurpose === 'suspension' ? 'suspended' : 'revoked' }
}

/** The index is a text by the standard; many issuers write a number. */
function indexOf(value: unknown): number | undefined {
  const isIndex =
    typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : /^\d{1,9}$/.test(String(value))
  return isIndex && (typeof value === 'number' || typeof value === 'string') ? Number(value) : undefined
}

// Other purposes (`message`, `refresh`) say nothing about whether the credential holds.
function endingEntries(credential: unknown): Json[] {
  const all = asList(asObject(credential)?.credentialStatus)
  if (all.length > ENTRIES_MAX) return []
  return all
    .map(asObject)
    .filter((entry): entry is Json => entry?.statusPurpose === 'revocation' || entry?.statusPurpose === 'suspension')
}
