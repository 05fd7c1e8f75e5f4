import type { SQL, SQLWrapper } from 'drizzle-orm'
import { seam } from '#platform/hook.ts'

/** Who belongs to which community, as parts of statements. */
export const belonging = seam<{
  /** A statement of the communities of which a holder has a badge, or is or was a member. */
  communitiesOf: (holderId: string) => SQL
  /** Whether somebody is or was a member. */
  isListed: (of: { issuerId: SQLWrapper; holderId: SQLWrapper }) => SQL<boolean>
}>('who belongs to which community')
