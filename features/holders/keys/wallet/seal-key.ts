import type { OwnKey } from './own-key.ts'

/** PBKDF2 rounds for a passphrase (OWASP's recommendation for SHA-256). */
const ROUNDS = 600_000
const SALT_BYTES = 32
const IV_BYTES = 12

/**
 * A key as stored on this device: the phrase's entropy under AES-256-GCM, with the DID as associated data. The sealing
 * key comes from a passphrase (PBKDF2) or from a passkey (the PRF extension's 32 bytes for `salt`, through HKDF).
 */
export type SealedKey = {
  did: string
  /** The DID of its badge key; a record of an earlier version has none until the key is next unlocked. */
  badgeDid?: string
  by: 'passkey' | 'passphrase'
  salt: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  /** The passkey that opens it. */
  credentialId?: Uint8Array<ArrayBuffer>
}

type Secret =
  | { passphrase: string }
  | { prf: BufferSource; salt: Uint8Array<ArrayBuffer>; credentialId: Uint8Array<ArrayBuffer> }

/** A fresh salt, 32 bytes. */
export function newSealSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SALT_BYTES))
}

/** Seals a key's entropy with a passphrase or with a passkey's secret. */
export async function sealKey(key: Pick<OwnKey, 'did' | 'entropy' | 'badge'>, secret: Secret): Promise<SealedKey> {
  const salt = 'prf' in secret ? secret.salt : newSealSalt()
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealing = 'prf' in secret ? await keyOfPrf(secret.prf, salt) : await keyOfPassphrase(secret.passphrase, salt)
  const sealed = await crypto.subtle.encrypt(algorithm(iv, key.did), sealing, new Uint8Array(key.entropy))
  const kept = { did: key.did, badgeDid: key.badge.did, salt, iv, sealed }
  return 'prf' in secret ? { ...kept, by: 'passkey', credentialId: secret.credentialId } : { ...kept, by: 'passphrase' }
}

/** Whether a key is another one than the sealed one: sealing it on the same device replaces that. */
export function isOtherKey(sealed: SealedKey, key: OwnKey): boolean {
  return sealed.did !== key.did || (sealed.badgeDid !== undefined && sealed.badgeDid !== key.badge.did)
}

/** The sealed entropy; undefined for another passphrase or passkey, or an altered seal. */
export async function unsealKey(
  key: SealedKey,
  secret: { passphrase: string } | { prf: BufferSource },
): Promise<Uint8Array | undefined> {
  const sealing =
    'prf' in secret ? await keyOfPrf(secret.prf, key.salt) : await keyOfPassphrase(secret.passphrase, key.salt)
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm(key.iv, key.did), sealing, key.sealed))
  } catch {
    return undefined
  }
}

function algorithm(iv: BufferSource, did: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(did.toLowerCase()) }
}

async function keyOfPassphrase(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return crypto.subtle.deriveKey(params, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function keyOfPrf(prf: BufferSource, salt: BufferSource): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', prf, 'HKDF', false, ['deriveKey'])
  const params = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('blazon own key') }
  return crypto.subtle.deriveKey(params, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
