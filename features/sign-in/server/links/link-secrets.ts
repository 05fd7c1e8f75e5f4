import { createHmac } from 'node:crypto'
import { deriveKey, hashText, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'
import { CODE_LENGTH } from '../../rules.ts'

/**
 * The token (43 characters) and the code (six digits) of a link, derived from its id: mail jobs carry the id only, and
 * neither is stored in clear.
 */
export function linkSecrets(config: Pick<Config, 'secret'>, linkId: string): { token: string; code: string } {
  const key = deriveKey(config.secret, 'links')
  const mac = (of: string) => createHmac('sha256', key).update(`${of}:${linkId}`).digest()
  const digits = mac('code').readBigUInt64BE() % 10n ** BigInt(CODE_LENGTH)
  return { token: mac('token').toString('base64url'), code: String(digits).padStart(CODE_LENGTH, '0') }
}

/** The token and code of a stored link, derived with the current or the older secret that made them. */
export function secretsOfLink(
  config: Signing,
  link: { id: string; tokenHash: string },
): { token: string; code: string } {
  const made = signings(config).map((each) => linkSecrets(each, link.id))
  return made.find(({ token }) => hashText(token) === link.tokenHash) ?? linkSecrets(config, link.id)
}

/** Whether a code belongs to a stored link. */
export function isCodeOf(config: Signing, link: { id: string; codeHash: string }, code: string): boolean {
  return signings(config).some((each) => sameText(link.codeHash, hashCode(each, link.id, code)))
}

/** The stored hash of a code: keyed, because a million codes are quickly tried. */
export function hashCode(config: Pick<Config, 'secret'>, linkId: string, code: string): string {
  return createHmac('sha256', deriveKey(config.secret, 'link-codes')).update(`${linkId}:${code}`).digest('hex')
}
