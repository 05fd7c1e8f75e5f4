import { type SQL, sql } from 'drizzle-orm'
import { reviews } from '../../server/tables.ts'

/** Whether a member has given nothing else for the same challenge since a review: only the latest can be undone. */
export function isLatest(): SQL<boolean> {
  return sql<boolean>`not exists (
    select 1 from ${reviews} as later
    where later.challenge_id = ${reviews.challengeId} and later.holder_id = ${reviews.holderId}
      and later.kind = ${reviews.kind} and (later.created_at, later.id) > (${reviews.createdAt}, ${reviews.id}))`
}
