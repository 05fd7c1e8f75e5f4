import { base58btc } from 'multiformats/bases/base58'

const ED25519_PREFIX = [0xed, 0x01]

/** Writes an Ed25519 public key (32 bytes) as a Multikey value, `z6Mk...` (Controlled Identifiers 1.0, 2.2.2). */
export function encodeMultikey(publicKey: Uint8Array): string {
  return base58btc.encode(Uint8Array.from([...ED25519_PREFIX, ...publicKey]))
}

/** Reads the 32 bytes of an Ed25519 Multikey value; undefined when it is anything else. */
export function decodeMultikey(multibase: unknown): Uint8Array | undefined {
  const bytes = decodeBase58(multibase)
  if (bytes?.length !== 34 || bytes[0] !== ED25519_PREFIX[0] || bytes[1] !== ED25519_PREFIX[1]) return undefined
  return bytes.slice(2)
}

/** Reads a multibase value in base58btc (`z...`); undefined when it is invalid. */
export function decodeBase58(multibase: unknown): Uint8Array | undefined {
  if (typeof multibase !== 'string' || multibase.length > 200) return undefined
  try {
    return base58btc.decode(multibase)
  } catch {
    return undefined
  }
}
