import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a stored credential names a suspension list, as a condition on its column: only such badges can be suspended. */
export function canBeSuspended(credential: SQLWrapper): SQL {
  return sql`${credential} @? '$.credentialStatus[*] ? (@.statusPurpose == "suspension")'`
}
