import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, signings } from '#platform/access/derive-key.ts'

/** A word or code as it is compared: case, accents, spaces and hyphens make no difference. */
export function sameCode(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

/**
 * The hashes of a single-use code, newest key first: the first is stored, and all are looked up. Keyed, so that a copy of
 * the database is not enough to try codes.
 */
export function hashesOfCode(config: Signing, challengeId: string, code: string): string[] {
  const named = `${challengeId}:${readable(sameCode(code))}`
  return signings(config).map(({ secret }) =>
    createHmac('sha256', deriveKey(secret, 'challenge codes')).update(named).digest('base64url'),
  )
}

/** Letters that people read as digits (Crockford's base 32). */
function readable(code: string): string {
  return code.replaceAll('o', '0').replaceAll(/[il]/g, '1')
}
