import type { SQL, SQLWrapper } from 'drizzle-orm'
import { seam } from '#platform/hook.ts'

/** Of a badge: whether the data of the person who gave it were erased since, by its claim. */
export const isGiverGone = seam<(claimId: SQLWrapper) => SQL<boolean>>('whether the giver of a badge was erased')
/** When a holder became a member of an issuer, null for others. */
export const memberSince = seam<(of: { issuerId: SQLWrapper; holderId: SQLWrapper }) => SQL<Date | null>>(
  'since when a holder is a member',
)
