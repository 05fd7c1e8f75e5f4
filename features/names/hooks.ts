import type { SQL, SQLWrapper } from 'drizzle-orm'
import { hook, seam } from '#platform/hook.ts'

/** People whose name in a community has changed. */
export type Renamed = { issuerId: string; holderIds: string[] }

/** Names changed in a community, in the same transaction: higher features keep copies. */
export const peopleRenamed = hook<Renamed>('people have another name in a community')

/** Who belongs to which community, as parts of statements. */
export const belonging = seam<{
  /** A statement of the communities of which a holder has a badge, or is or was a member. */
  communitiesOf: (holderId: string) => SQL
  /** Whether somebody is or was a member. */
  isListed: (of: { issuerId: SQLWrapper; holderId: SQLWrapper }) => SQL<boolean>
}>('who belongs to which community')
