import { randomInt } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { base64url } from 'multiformats/bases/base64'
import { Remembered } from '../remembered.ts'

/** The length of every list, the smallest that the specification allows (131,072 bits, 16 KiB). */
export const LIST_BITS = 131_072
/**
 * didkit reads the bits of a byte from the other end (w3c/vc-bitstring-status-list#211): only the first half of each
 * byte is assigned, and the mirror bit is set too, so that both readings agree.
 */
export const MIRROR_FOR_DIDKIT = true
/** How many slots of a list may be assigned. */
export const USABLE_SLOTS = MIRROR_FOR_DIDKIT ? LIST_BITS / 2 : LIST_BITS

const DECODED_MAX_BYTES = 4 * 1024 * 1024

/** Lists read last, by their packed text: a changed list is another text. */
const decoded = new Remembered<Uint8Array>({ entries: 256, bytes: 16 * 1024 * 1024 })

/** A list in which nothing is revoked. */
export function emptyList(): Uint8Array {
  return new Uint8Array(LIST_BITS / 8)
}

/** Whether a slot may be given to a badge. */
export function isUsableSlot(slot: number): boolean {
  return Number.isInteger(slot) && slot >= 0 && slot < LIST_BITS && (!MIRROR_FOR_DIDKIT || slot % 8 < 4)
}

/** A random usable slot, so that a slot reveals nothing about when its badge was issued. */
export function randomUsableSlot(randomBelow: (limit: number) => number = randomInt): number {
  const nth = randomBelow(USABLE_SLOTS)
  return MIRROR_FOR_DIDKIT ? Math.floor(nth / 4) * 8 + (nth % 4) : nth
}

/** Sets or clears a usable slot, and its mirror, in place; throws on a slot that may not be assigned. */
export function setSlot(bits: Uint8Array, slot: number, value: boolean): void {
  if (!isUsableSlot(slot)) throw new Error('Not a usable slot')
  writeBit(bits, slot, value)
  if (MIRROR_FOR_DIDKIT) writeBit(bits, slot - (slot % 8) + 7 - (slot % 8), value)
}

/** Reads a slot of any list; the first is the left-most bit of the first byte. Throws beyond the end. */
export function readSlot(bits: Uint8Array, slot: number): boolean {
  const byte = Number.isInteger(slot) ? bits[Math.floor(slot / 8)] : undefined
  if (byte === undefined) throw new Error('No such slot')
  return (byte & (128 >> (slot % 8))) !== 0
}

/** Packs a list as `encodedList`: GZIP, then multibase base64url (`u...`) (Bitstring Status List 1.0, 3.3). */
export function encodeList(bits: Uint8Array): string {
  return base64url.encode(gzipSync(bits))
}

/** Unpacks an `encodedList`; throws when it is malformed, or unpacks to more than 4 MiB or less than 16 KiB. */
export function decodeList(encoded: string): Uint8Array {
  const bits = unpack(encoded)
  if (bits.length < LIST_BITS / 8) throw new Error('The list is too short')
  return new Uint8Array(bits)
}

/** How a list is packed beside GZIP: as multibase (Bitstring Status List 1.0) or as bare base64 (StatusList2021). */
export type Packing = 'multibase' | 'base64'

/**
 * Reads the entry of `size` bits at an index of an `encodedList`, its first bit being the highest (Bitstring Status List
 * 1.0, 3.2). The list is unpacked once for many reads, and may be shorter than the standard allows: its length protects
 * holders, and says nothing about the entry. Throws when it is malformed or unpacks to more than 4 MiB, and like `readSlot`.
 */
export function readEncodedEntry(
  encoded: string,
  { index, size, packing }: { index: number; size: number; packing: Packing },
): number {
  const key = `${packing} ${encoded}`
  const known = decoded.get(key)
  const bits = known ?? unpackOnce(encoded, packing)
  if (!known) decoded.set(key, bits, bits.length)
  const slots = Array.from({ length: size }, (_, nth) => index * size + nth)
  return slots.reduce((value, slot) => value * 2 + Number(readSlot(bits, slot)), 0)
}

/** A spoiled list is remembered as one without slots: each entry in it would unpack it again. */
function unpackOnce(encoded: string, packing: Packing): Uint8Array {
  try {
    return unpack(encoded, packing)
  } catch {
    return new Uint8Array(0)
  }
}

function unpack(encoded: string, packing: Packing = 'multibase'): Uint8Array {
  const packed = packing === 'multibase' ? base64url.decode(encoded) : decodeBase64(encoded)
  return gunzipSync(packed, { maxOutputLength: DECODED_MAX_BYTES })
}

/** Base64 of either alphabet, as issuers write it. */
function decodeBase64(text: string): Uint8Array {
  if (!/^[\w+/-]+={0,2}$/.test(text)) throw new Error('Not base64')
  return Buffer.from(text, 'base64')
}

function writeBit(bits: Uint8Array, slot: number, value: boolean): void {
  const index = Math.floor(slot / 8)
  const mask = 128 >> (slot % 8)
  bits[index] = value ? (bits[index] ?? 0) | mask : (bits[index] ?? 0) & ~mask
}
