import type { StatusCheck } from '../checking/check.ts'
import { isWhole } from '../contexts/added-terms.ts'
import { asList, asObject, type Json, namedType } from '../read-credential.ts'
import { REVOCATION_LIST } from './revocation-list.ts'
import type { Packing } from './status-list.ts'

/** More than a badge needs; each may cost a list to fetch, to verify and to unpack to 4 MiB. */
const ENTRIES_MAX = 8
const SIZE_MAX = 8

/** What an entry in a list is for; `refresh` says nothing about the credential itself. */
const PURPOSES = ['revocation', 'suspension', 'message'] as const
type Purpose = (typeof PURPOSES)[number]

/** The types of entries, with the type of their list and how it is packed. */
const FORMATS: Record<string, { listType: string; packing: Packing }> = {
  BitstringStatusListEntry: { listType: 'BitstringStatusListCredential', packing: 'multibase' },
  StatusList2021Entry: { listType: 'StatusList2021Credential', packing: 'base64' },
}

/** An entry in a list at an address: `index` counts entries of `size` bits. */
export type ListEntry = {
  purpose: Purpose
  list: string
  index: number
  isNumber: boolean
  size: number
  messages: unknown
  listType: string
  packing: Packing
}
/** The entries of a credential that can be read, the addresses of its revocation lists, and what is said without a list. */
export type StatusEntries = { entries: ListEntry[]; revocations: string[]; found: StatusCheck[] }

export const UNREADABLE: StatusCheck = { ok: null, reason: 'listUnreadable' }
const MALFORMED: Partial<StatusEntries> = { found: [UNREADABLE] }

/**
 * Reads where a credential states its status (Bitstring Status List 1.0, 2.1; StatusList2021; 1EdTech Revocation List
 * Status Method 1.0). Entries of other types, and malformed ones, are found to be so.
 */
export function readEntries(credential: unknown): StatusEntries {
  const all = asList(asObject(credential)?.credentialStatus)
  const read = all.length > ENTRIES_MAX || haveOneName(all) ? [MALFORMED] : all.map(readEntry)
  return {
    entries: read.flatMap(({ entries = [] }) => entries),
    revocations: read.flatMap(({ revocations = [] }) => revocations),
    found: read.flatMap(({ found = [] }) => found),
  }
}

/** Whether an entry is written plainly: one in which a text is a list means the same in JSON-LD, but would not be read. */
export function isWritten({ statusPurpose, statusListCredential }: Json): boolean {
  return typeof statusPurpose === 'string' && typeof statusListCredential === 'string'
}

/**
 * Whether entries may be one thing in JSON-LD, since they share their id, or an id is written with a prefix: then the signature
 * does not say which slot belongs to which list.
 */
function haveOneName(entries: unknown[]): boolean {
  const ids = entries.flatMap((entry) => asObject(entry)?.id ?? [])
  const areWhole = ids.every((id) => typeof id === 'string' && isWhole(id))
  return entries.length > 1 && (new Set(ids).size < ids.length || !areWhole)
}

function readEntry(given: unknown): Partial<StatusEntries> {
  const entry = asObject(given)
  if (!entry) return MALFORMED
  const types = asList(entry.type)
  const [type] = types
  if (type === REVOCATION_LIST && types.length === 1) return readRevocations(entry)
  const format = types.length === 1 && typeof type === 'string' && Object.hasOwn(FORMATS, type) && FORMATS[type]
  if (!format) return unsupported(entry.type)
  const { statusPurpose: purpose, statusListCredential: list, statusListIndex, statusSize, statusMessage } = entry
  if (typeof purpose !== 'string' || typeof list !== 'string') return MALFORMED
  if (purpose === 'refresh') return {}
  if (!isPurpose(purpose)) return unsupported([type, purpose])
  const index = numberOf(statusListIndex)
  const size = statusSize === undefined ? 1 : numberOf(statusSize)
  const isSize = size !== undefined && size >= 1 && size <= (format.packing === 'multibase' ? SIZE_MAX : 1)
  if (index === undefined || !isSize) return MALFORMED
  const isNumber = typeof statusListIndex === 'number'
  return { entries: [{ purpose, list, index, isNumber, size, messages: statusMessage, ...format }] }
}

function readRevocations({ id }: Json): Partial<StatusEntries> {
  return typeof id === 'string' ? { revocations: [id] } : MALFORMED
}

function isPurpose(purpose: string): purpose is Purpose {
  return (PURPOSES as readonly string[]).includes(purpose)
}

/** An entry without a type is not one of a kind that could be named. */
function unsupported(given: unknown): Partial<StatusEntries> {
  const type = namedType(given)
  return type ? { found: [{ ok: null, reason: 'statusUnsupported', type }] } : MALFORMED
}

/** An index is a text by the standard, and many issuers write a number; a size is either in JSON-LD. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined
}
