import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { members } from './tables.ts'

/** A statement of the communities of which a holder has a badge, or is or was a member. */
export function communitiesOf(holderId: string): SQL {
  return sql`select issuer_id from ${badges} where holder_id = ${holderId}
    union select issuer_id from ${members} where holder_id = ${holderId}`
}

/** As a part of a statement: whether somebody has a row among the members of an issuer, also of people who left. */
export function isListed({ issuerId, holderId }: Record<'issuerId' | 'holderId', SQLWrapper>): SQL<boolean> {
  return sql<boolean>`exists (
      select from ${members} m where m.issuer_id = ${issuerId} and m.holder_id = ${holderId})`
}
