import { createHmac } from 'node:crypto'
import { deriveKey, hashText, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

const CODE_LENGTH = 6

/**
 * The secrets of a mailed change, derived from its id: jobs and notices carry the id only, and nothing is stored in
 * clear. The code (six digits) confirms a new address; the token (43 characters) undoes or stops a change.
 */
export function changeSecrets({ secret }: Pick<Config, 'secret'>, id: string): { token: string; code: string } {
  const key = deriveKey(secret, 'team-changes')
  const mac = (of: string) => createHmac('sha256', key).update(`${of}:${id}`).digest()
  const digits = mac('code').readBigUInt64BE() % 10n ** BigInt(CODE_LENGTH)
  return { token: mac('token').toString('base64url'), code: String(digits).padStart(CODE_LENGTH, '0') }
}

/** The token of a change whose hash is stored, made with the current or the older secret. */
export function tokenOfChange(config: Signing, { id, hash }: { id: string; hash: string }): string {
  const tokens = signings(config).map((each) => changeSecrets(each, id).token)
  return tokens.find((token) => hashText(token) === hash) ?? ''
}

/** The code of a change whose keyed hash is stored, made with the current or the older secret. */
export function codeOfChange(config: Signing, { id, codeHash }: { id: string; codeHash: string }): string {
  const made = signings(config).map((each) => ({ each, code: changeSecrets(each, id).code }))
  return made.find(({ each, code }) => hashCode(each, id, code) === codeHash)?.code ?? ''
}

/** Whether a code belongs to a stored change. */
export function isCodeOfChange(config: Signing, change: { id: string; codeHash: string }, code: string): boolean {
  return signings(config).some((each) => sameText(change.codeHash, hashCode(each, change.id, code)))
}

/** The stored hash of a code: keyed, because a million codes are quickly tried. */
export function hashCode({ secret }: Pick<Config, 'secret'>, id: string, code: string): string {
  return createHmac('sha256', deriveKey(secret, 'team-codes')).update(`${id}:${code}`).digest('hex')
}
