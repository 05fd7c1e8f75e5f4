import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { claims } from './tables.ts'

/**
 * The condition of claims by which one person gave a badge to another, which were revoked without being taken.
 * Their dates follow the template like those of open ones, so that a giver cannot tell one that was declined by its date.
 */
export function isEndedGift() {
  return and(isNotNull(claims.revokedAt), ne(claims.giverDid, ''), eq(claims.taken, 0))
}
