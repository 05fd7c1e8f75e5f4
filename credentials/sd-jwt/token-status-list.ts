import { deflateSync, inflateSync } from 'node:zlib'
import { base64url } from 'multiformats/bases/base64'
import type { JwtKey } from '../keys/jwt-key.ts'
import { asObject, type Json } from '../read-credential.ts'
import { LIST_BITS, readSlot } from '../status/status-list.ts'

export const STATUS_LIST_TYPE = 'statuslist+jwt'
/** Valid, invalid (revoked) and suspended, as Token Status List names them (section 7.1). */
const INVALID = 1
export const SUSPENDED = 2
const BITS = 2
const DECODED_MAX_BYTES = 4 * 1024 * 1024

/** How long a verifier may keep a list, in seconds. */
const TTL_SECONDS = 300

type Lists = { revoked: Uint8Array; suspended?: Uint8Array }

/**
 * Writes the slots of a Bitstring list, and of its suspension list, as a Token Status List of two bits each: the same slots,
 * compressed with ZLIB. There the first slot is at the right end of a byte.
 */
export function encodeTokenStatuses({ revoked, suspended }: Lists): string {
  const bytes = new Uint8Array((LIST_BITS * BITS) / 8)
  for (let slot = 0; slot < LIST_BITS; slot++) {
    const status = readSlot(revoked, slot) ? INVALID : suspended && readSlot(suspended, slot) ? SUSPENDED : 0
    const at = (slot * BITS) >> 3
    if (status) bytes[at] = (bytes[at] ?? 0) | (status << ((slot * BITS) % 8))
  }
  return base64url.baseEncode(deflateSync(bytes, { level: 9 }))
}

/** Signs a Token Status List as JWT; `uri` is its address, which the badges name. */
export function signTokenStatusList(lists: Lists, { uri, key, now }: { uri: string; key: JwtKey; now: Date }) {
  const iat = Math.floor(now.getTime() / 1000)
  const list = { bits: BITS, lst: encodeTokenStatuses(lists) }
  const payload = { iss: key.id.split('#')[0], sub: uri, iat, ttl: TTL_SECONDS, status_list: list }
  return key.sign(Buffer.from(JSON.stringify(payload)), STATUS_LIST_TYPE)
}

/** Reads one status of a list's claims, 0 for valid. Throws when the list is malformed or too short. */
export function readTokenStatus(claims: Json, slot: number): number {
  const { bits, lst } = asObject(claims.status_list) ?? {}
  if (typeof bits !== 'number' || ![1, 2, 4, 8].includes(bits) || typeof lst !== 'string') throw new Error('No list')
  const bytes = inflateSync(base64url.baseDecode(lst), { maxOutputLength: DECODED_MAX_BYTES })
  const byte = Number.isInteger(slot) && slot >= 0 ? bytes[Math.floor((slot * bits) / 8)] : undefined
  if (byte === undefined) throw new Error('No such slot')
  return (byte >> ((slot * bits) % 8)) & ((1 << bits) - 1)
}
