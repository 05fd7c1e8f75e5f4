import { p256 } from '@noble/curves/nist.js'
import { base58btc } from 'multiformats/bases/base58'

/** The multicodec of a P-256 public key, 0x1200, as a varint; the values begin with `zDn`. */
const PREFIX = [0x80, 0x24]
const BADGE_DID = /^did:key:zDn[1-9A-HJ-NP-Za-km-z]{46}$/

/** The did:key of a P-256 private key (32 bytes): the subject of a wallet's badges. */
export function badgeDidOf(privateKey: Uint8Array): string {
  return didOfMultikey(base58btc.encode(Uint8Array.from([...PREFIX, ...p256.getPublicKey(privateKey)])))
}

/** The did:key of a Multikey value. */
export function didOfMultikey(publicKeyMultibase: string): string {
  return `did:key:${publicKeyMultibase}`
}

/** Whether a text is written like the did:key of a P-256 key. */
export function isBadgeDid(text: string): boolean {
  return BADGE_DID.test(text)
}
