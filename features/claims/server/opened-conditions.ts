import { type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#features/issuers/server/time-zone-of.ts'
import type { Context } from '#platform/context.ts'
import type { Opened } from '../rules.ts'
import { claimOpenings, claims } from './tables.ts'

/** `OPENED` as a database condition of claims, spelled like that of the index `claims_uncollected`. */
export function isOpenedAs(opened: Opened): SQL {
  // A value and no `exists`, which would be made a join over all openings: a page has ten rows, a count ten thousand.
  const isOpened = sql`(select true from ${claimOpenings} where ${claimOpenings.claimId} = ${claims.id})`
  const isUncollected = sql`${claims.didLimit} = 1 and ${claims.taken} = 0 and ${claims.sentAt} is not null`
  return opened === 'yes'
    ? sql`${isUncollected} and ${isOpened}`
    : sql`${isUncollected} and ${claims.delivery} <> 'bounced' and ${isOpened} is null`
}

/**
 * Whether a claim was handed over on some days of its community's zone; undefined for any days. The zone is a part of the
 * statement, so that the database can tell how many rows these are.
 */
export async function isSentBetween(
  ctx: Context,
  issuerId: string,
  { sentFrom, sentTo }: { sentFrom: string; sentTo: string },
): Promise<SQL | undefined> {
  if (!sentFrom && !sentTo) return undefined
  const zone = await timeZoneOf(ctx, issuerId)
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${zone})`
  const end = startOf(sql`${sentTo}::date + 1`)
  const isAfter = sentFrom && sql`${claims.sentAt} >= ${startOf(sql`${sentFrom}::date`)}`
  // A row is made before it is sent, and the history is in the order in which rows were made.
  const isBefore = sentTo && sql`${claims.sentAt} < ${end} and ${claims.createdAt} < ${end}`
  return sql.join(
    [isAfter, isBefore].filter((part) => part !== ''),
    sql` and `,
  )
}
