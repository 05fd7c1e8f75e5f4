import type { SQL, SQLWrapper } from 'drizzle-orm'
import { hook, seam } from '#platform/hook.ts'

export type ChangedBadge = {
  id: string
  issuerId: string
  holderId: string
  templateId: string
  /** Whether it was suspended before the change. */
  wasSuspended: boolean
  issuedAt: Date
  /** What its version of the template gives; undefined where the change did not read it. */
  points?: number
  /** Whether challenges name its template; undefined where the change did not read it. */
  isOfChallenges?: boolean
}
/** One change of many badges; a reissue is a revocation and an issue. */
export type BadgesChange = {
  kind: 'issued' | 'revoked' | 'suspended' | 'resumed'
  badges: ChangedBadge[]
  /** The locks of `locksWithLists` were taken with the status lists. */
  isLocked?: boolean
}

/**
 * Badges were issued or changed their status: once for all badges of a statement, in its transaction, so that higher features
 * keep figures of them. Badges also move when wallets merge (`walletsMerged`).
 */
export const badgesChanged = hook<BadgesChange>('badges are issued or change their status')
/**
 * Badges were revoked, in the same transaction and after `badgesChanged` of it, with which figures, points and challenges
 * follow: higher features end what depends on them.
 */
export const badgesRevoked = hook<{ badgeIds: string[] }>('badges are revoked', { isNeeded: true })
/** Somebody checked a badge on a page of ours, or saw it as its holder showed it to a verifier. */
export const badgeChecked = hook<{ badgeId: string }>('a badge is checked')
/** The names of the locks for badges of some issuers, which issuing takes in the statement that locks the status lists. */
export const locksWithLists = seam<(issuerIds: string[]) => string[]>('locks that are taken with status lists')

/** Of a badge: whether the data of the person who gave it were erased since, by its claim. */
export const isGiverGone = seam<(claimId: SQLWrapper) => SQL<boolean>>('whether the giver of a badge was erased')
/** When a holder became a member of an issuer, null for others. */
export const memberSince = seam<(of: { issuerId: SQLWrapper; holderId: SQLWrapper }) => SQL<Date | null>>(
  'since when a holder is a member',
)
