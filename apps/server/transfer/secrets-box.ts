import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import type { Head } from './entries.ts'
import { SentenceError } from './sentence-error.ts'

/** SECRET, OLD_SECRET and MASTER_KEYS in the format of the settings. */
export type Secrets = { secret: string; oldSecret?: string; masterKeys: string }

const CIPHER = 'aes-256-gcm'
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const IV_BYTES = 12
const TAG_BYTES = 16
const PASSPHRASE_MIN = 12

/** Seals a server's secrets under a passphrase (scrypt, AES-256-GCM). Throws for one under 12 characters. */
export function sealSecrets(secrets: Secrets, passphrase: string): NonNullable<Head['secrets']> {
  if (passphrase.length < PASSPHRASE_MIN) {
    throw new SentenceError(
      `The passphrase has fewer than ${PASSPHRASE_MIN} characters. Write a longer one into its file.`,
    )
  }
  const salt = randomBytes(16)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, scryptSync(passphrase, salt, 32, COST), iv)
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(secrets)), cipher.final(), cipher.getAuthTag()])
  return { salt: salt.toString('base64'), sealed: sealed.toString('base64') }
}

/** Opens the result of `sealSecrets`; a wrong passphrase is a `SentenceError`. */
export function openSecrets({ salt, sealed }: NonNullable<Head['secrets']>, passphrase: string): Secrets {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const key = scryptSync(passphrase, Buffer.from(salt, 'base64'), 32, COST)
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const clear = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]
    return JSON.parse(Buffer.concat(clear).toString()) as Secrets
  } catch {
    throw new SentenceError(
      'The passphrase does not open the secrets of this backup. Nothing was written; try another one.',
    )
  }
}
