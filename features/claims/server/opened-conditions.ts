import { type SQL, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Opened } from '../rules.ts'
import { claimOpenings, claims } from './tables.ts'

/** `OPENED` as a database condition of claims. */
export function isOpenedAs(opened: Opened): SQL {
  const isOpened = sql`exists (select from ${claimOpenings} where ${claimOpenings.claimId} = ${claims.id})`
  const isUncollected = sql`${claims.didLimit} = 1 and ${claims.taken} = 0 and ${claims.sentAt} is not null`
  return opened === 'yes'
    ? sql`${isUncollected} and ${isOpened}`
    : sql`${isUncollected} and ${claims.delivery} <> 'bounced' and not ${isOpened}`
}

/** Whether a template's claim was handed over on some days of its community's zone; undefined for all. */
export function isSentBetween(
  { sentFrom, sentTo }: { sentFrom: string; sentTo: string },
  templateId: string,
): SQL | undefined {
  if (!sentFrom && !sentTo) return undefined
  const zone = sql`(select ${issuers.timeZone} from ${issuers} inner join ${templates} on ${templates.issuerId} = ${issuers.id}
    where ${templates.id} = ${templateId})`
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${zone})`
  const isAfter = sentFrom && sql`${claims.sentAt} >= ${startOf(sql`${sentFrom}::date`)}`
  const isBefore = sentTo && sql`${claims.sentAt} < ${startOf(sql`${sentTo}::date + 1`)}`
  return sql.join(
    [isAfter, isBefore].filter((part) => part !== ''),
    sql` and `,
  )
}
