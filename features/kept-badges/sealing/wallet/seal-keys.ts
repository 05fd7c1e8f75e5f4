/** Names what the key is for (HKDF, RFC 5869, section 3.2); another version would have another name. */
const SEALING = 'blazon kept badges v1'
const NAMING = 'blazon kept badges v1, hash'

/**
 * The keys with which a device seals the badges from elsewhere of a wallet with twelve words of its own: AES-256-GCM for what
 * they say, HMAC-SHA-256 for the name by which the server keeps each once. Neither can be exported.
 */
export type SealKeys = {
  /** The account that the words open. */
  did: string
  sealing: CryptoKey
  naming: CryptoKey
}

/** Derives the keys from the seed of the phrase (BIP-39) by HKDF-SHA-256: the same on every device with the phrase. */
export async function deriveSealKeys(seed: Uint8Array<ArrayBuffer>, did: string): Promise<SealKeys> {
  const base = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveKey'])
  const [sealing, naming] = await Promise.all([
    crypto.subtle.deriveKey(hkdf(SEALING), base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(hkdf(NAMING), base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ])
  return { did, sealing, naming }
}

/** Whether the device of these keys sealed a row; DIDs of accounts are written with capitals or without. */
export function isSealedBy(keys: SealKeys, sealedBy: string): boolean {
  return keys.did.toLowerCase() === sealedBy.toLowerCase()
}

/** The seed is random already, so that no salt is needed (RFC 5869, section 3.1). */
function hkdf(info: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) }
}
