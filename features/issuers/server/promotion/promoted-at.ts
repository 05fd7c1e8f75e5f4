import type { Issuer } from '../find-issuer.ts'

/**
 * When the operator checked the identity behind an issuer's name, as ISO text; '' when never, or under another name.
 */
export function promotedAt(issuer: Pick<Issuer, 'name' | 'promotedAt' | 'promotedName'>): string {
  return issuer.promotedName === issuer.name ? (issuer.promotedAt?.toISOString() ?? '') : ''
}
