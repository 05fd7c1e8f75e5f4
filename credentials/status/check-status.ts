import { type StatusCheck, worstOf } from '../checking/check.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { type ListEntry, readEntries, UNREADABLE } from './status-entries.ts'
import { readEncodedEntry } from './status-list.ts'

/** Enough for a sentence; what comes after is a page of its own. */
const MESSAGE_MAX = 200

/** The addresses of a credential's lists that may end it; empty when it names too many. */
export function statusListUrls(credential: unknown): string[] {
  const { entries, revocations } = readEntries(credential)
  return [...new Set([...entries.filter(isEnding).map(({ list }) => list), ...revocations])]
}

/**
 * Reads a credential's entries in a status list credential (whose own signature `verifyCredential` checks), by its address
 * or its id. Without a `credentialStatus` it passes as `notRevocable`; with an unreadable list, or too many entries, it is
 * not checked.
 */
export function checkStatus(credential: unknown, statusListCredential: unknown, url?: string): StatusCheck {
  const { entries, found } = readEntries(credential)
  if (entries.length === 0) return worstStatus(found)
  const list = asObject(statusListCredential)
  if (!list) return worstStatus([...found, { ok: null, reason: 'listUnreachable' }])
  // A list may be without an id, or have another one than its address, by which `url` names it.
  const own = entries.filter((entry) => entry.list === (url ?? list.id))
  return worstStatus([...found, ...(own.length === 0 ? [UNREADABLE] : own.flatMap((entry) => readIn(list, entry)))])
}

/**
 * What a list says about an entry in it. Nothing for a message that is not there or cannot be read: it would not have ended
 * the credential.
 */
export function readIn(list: Json, entry: ListEntry): StatusCheck[] {
  const value = valueIn(list, entry)
  if (!isEnding(entry)) {
    const message = messageOf(entry, value)
    return message ? [{ ok: true, reason: 'noted', message }] : []
  }
  if (value === undefined) return [UNREADABLE]
  if (value !== 0) return [{ ok: false, reason: entry.purpose === 'suspension' ? 'suspended' : 'revoked' }]
  return [entry.isNumber ? { ok: true, reason: 'indexAsNumber' } : { ok: true }]
}

/** Whether an entry may end its credential, for a time or for good. */
export function isEnding({ purpose }: ListEntry): boolean {
  return purpose !== 'message'
}

/** The combined result: revoked before suspended, both before what is not known, that before a note and other remarks. */
export function worstStatus(checks: StatusCheck[]): StatusCheck {
  if (checks.length === 0) return { ok: true, reason: 'notRevocable' }
  const isPassed = checks.every(({ ok }) => ok)
  const first = checks.find(({ reason }) => reason === (isPassed ? 'noted' : 'revoked'))
  return first ?? worstOf(checks)
}

function valueIn(list: Json, { purpose, listType, index, size, packing }: ListEntry): number | undefined {
  const subject = asObject(list.credentialSubject)
  const isList = asList(list.type).includes(listType) && asList(subject?.statusPurpose).includes(purpose)
  if (!isList || typeof subject?.encodedList !== 'string') return undefined
  try {
    return readEncodedEntry(subject.encodedList, { index, size, packing })
  } catch {
    return undefined
  }
}

/** The message that an entry has for a value, on one line (Bitstring Status List 1.0, 2.1). */
function messageOf({ messages }: ListEntry, value: number | undefined): string | undefined {
  const found = asList(messages)
    .map(asObject)
    .find(
      (each) =>
        typeof each?.status === 'string' && /^0x[\da-f]{1,2}$/i.test(each.status) && Number(each.status) === value,
    )
  const message = found?.message
  if (typeof message !== 'string' || message === 'undefined') return undefined
  return (
    message
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
      .slice(0, MESSAGE_MAX) || undefined
  )
}
