import { and, eq, isNotNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import type { listSessions } from '../contract.ts'
import { UNLIMITED } from '../rules.ts'
import { claims } from './tables.ts'

/** The columns of a claim by their names: of `claims`, or of its alias in a statement. */
type Row = Record<'didLimit' | 'taken' | 'reserved' | 'startDate' | 'endDate' | 'revokedAt' | 'suspendedAt', SQLWrapper>

/** `isFull` as a database condition: whether a claim has a number of places left. */
export function hasRoom(count: number | SQL, { didLimit, taken, reserved }: Row = claims): SQL {
  return sql`(${didLimit} = ${UNLIMITED} or ${taken} + ${reserved} + ${count} <= ${didLimit})`
}

/** `isLiving` as a database condition: whether nothing has ended a claim, so that it gives badges now or will later. */
export function isLivingAt(now: Date, row: Row = claims): SQL {
  return sql`${row.revokedAt} is null and ${isLaterThan(now, row.endDate)} and ${hasRoom(1, row)}`
}

/** `isOpen` as a database condition; it says twice that a personal claim was not collected, once as the index does. */
export function isOpenAt(now: Date, row: Row = claims): SQL {
  const hasBegun = sql`(${row.startDate} is null or not ${isLaterThan(now, row.startDate)})`
  return sql`${isWaiting(row)} and ${isLaterThan(now, row.endDate)} and ${hasRoom(1, row)} and ${hasBegun}`
}

/** Whether a claim is not revoked, suspended or collected, spelled like the condition of `claims_open`; it may have expired. */
export function isWaiting({ revokedAt, suspendedAt, didLimit, taken }: Row = claims): SQL {
  return sql`${revokedAt} is null and ${suspendedAt} is null and not (${didLimit} = 1 and ${taken} > 0)`
}

/** `statusOfClaim` as database conditions, spelled like those of the partial indexes; working open links are separate. */
export function statusAt(now: Date): Record<Input<typeof listSessions>['status'], SQL> {
  const isKept = sql`${claims.revokedAt} is null and ${claims.suspendedAt} is null`
  const hasTime = isLaterThan(now, claims.endDate)
  return {
    all: sql`true`,
    revoked: sql`${claims.revokedAt} is not null`,
    suspended: sql`${claims.revokedAt} is null and ${claims.suspendedAt} is not null`,
    owner: sql`${isKept} and ${claims.didLimit} = 1 and ${claims.taken} > 0`,
    pending: sql`${isWaiting()} and ${hasTime} and ${claims.didLimit} = 1`,
    link: sql`${isWaiting()} and ${hasTime} and ${claims.didLimit} <> 1`,
    expired: sql`${isWaiting()} and not (${hasTime})`,
    bounced: sql`${isWaiting()} and ${claims.delivery} = 'bounced' and ${claims.didLimit} = 1`,
  }
}

const isLaterThan = (now: Date, instant: SQLWrapper) => sql`${instant} > ${now.toISOString()}::timestamptz`

/**
 * The condition of claims by which one person gave a badge to another, which were revoked without being taken.
 * Their dates follow the template like those of open ones, so that a giver cannot tell one that was declined by its date.
 */
export function isEndedGift() {
  return and(isNotNull(claims.revokedAt), ne(claims.giverDid, ''), eq(claims.taken, 0))
}
