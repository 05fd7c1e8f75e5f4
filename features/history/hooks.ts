import { hook } from '#platform/hook.ts'

/** A personal claim and its badge, and their replacements. */
export type Reissued = { claimId: string; badgeId: string; nextClaimId: string; nextBadgeId: string }

/** A badge is reissued; in the same transaction. */
export const badgeReissued = hook<Reissued>('a badge is reissued')
