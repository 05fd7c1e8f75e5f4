import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '#platform/settings/config.ts'
import type { KeyPurpose } from './tables.ts'

/** A private key as stored in its row: the secret under a data key, the data key under a master key. */
export type Sealed = { masterKeyId: string; wrappedKey: Uint8Array; sealed: Uint8Array }
type Row = { id: string; purpose: KeyPurpose }
type MasterKeys = Config['masterKeys']

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const DATA_KEY_BYTES = 32

/**
 * Seals a secret for one row (AES-256-GCM): its own data key, wrapped by the newest master key, both bound to table,
 * row id and purpose.
 */
export function seal(secret: Uint8Array, row: Row, masterKeys: MasterKeys): Sealed {
  const [master] = masterKeys
  if (!master) throw new Error('There is no master key to seal with')
  const dataKey = randomBytes(DATA_KEY_BYTES)
  const sealed = encrypt(dataKey, secret, boundTo(row, 'secret'))
  const wrappedKey = encrypt(master.key, dataKey, boundTo(row, 'data key'))
  dataKey.fill(0)
  return { masterKeyId: master.id, wrappedKey, sealed }
}

/** Opens a value that `seal` made for this row; throws for any other row, a changed byte or an unknown master key. */
export function unseal({ masterKeyId, wrappedKey, sealed }: Sealed, row: Row, masterKeys: MasterKeys): Uint8Array {
  const master = masterKeys.find(({ id }) => id === masterKeyId)
  if (!master) throw new Error(`The master key ${masterKeyId} is not among MASTER_KEYS`)
  const dataKey = decrypt(master.key, wrappedKey, boundTo(row, 'data key'))
  const secret = decrypt(dataKey, sealed, boundTo(row, 'secret'))
  dataKey.fill(0)
  return secret
}

/**
 * Rewraps the data key of a sealed row under the newest master key; the sealed secret is unchanged. Throws for a row
 * that does not open.
 */
export function rewrap(old: Sealed, row: Row, masterKeys: MasterKeys): Pick<Sealed, 'masterKeyId' | 'wrappedKey'> {
  const [newest] = masterKeys
  const master = masterKeys.find(({ id }) => id === old.masterKeyId)
  if (!newest || !master) throw new Error(`The master key ${old.masterKeyId} is not among MASTER_KEYS`)
  unseal(old, row, masterKeys).fill(0)
  const dataKey = decrypt(master.key, old.wrappedKey, boundTo(row, 'data key'))
  const wrappedKey = encrypt(newest.key, dataKey, boundTo(row, 'data key'))
  dataKey.fill(0)
  return { masterKeyId: newest.id, wrappedKey }
}

function boundTo({ id, purpose }: Row, part: string): Buffer {
  return Buffer.from(['sealed_keys', id, purpose, part].join('\n'))
}

/** Encrypts with AES-256-GCM under a fresh nonce, which comes first; `bound` is authenticated and must be given again. */
export function encrypt(key: Uint8Array, clear: Uint8Array, bound: Buffer): Uint8Array {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(bound)
  return new Uint8Array(Buffer.concat([iv, cipher.update(clear), cipher.final(), cipher.getAuthTag()]))
}

/** Opens what `encrypt` made; throws for another key, another binding and a changed byte. */
export function decrypt(key: Uint8Array, bytes: Uint8Array, bound: Buffer): Uint8Array {
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('What was sealed is too short')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bound).setAuthTag(bytes.subarray(-TAG_BYTES))
  const clear = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
  return new Uint8Array(Buffer.concat([clear, decipher.final()]))
}
