import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A fresh salt for one credential: 128 random bits in hexadecimal. */
export function newSalt(): string {
  return bytesToHex(randomBytes(16))
}

/** Hashes an address, in lower case and followed by its salt, as Open Badges 3.0 writes an IdentityHash. */
export function hashEmail(address: string, salt: string): string {
  return `sha256$${bytesToHex(sha256(utf8ToBytes(address.trim().toLowerCase() + salt)))}`
}
