import { type SQL, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { insightStates } from './tables.ts'

/** Today in the zone in which a community's days are counted; a part of a statement over `issuers`. */
export function dayNow(ctx: Context): SQL {
  const counted = sql`(select ${insightStates.zone} from ${insightStates} where ${insightStates.issuerId} = ${issuers.id})`
  return sql`(${ctx.now().toISOString()}::timestamptz at time zone coalesce(${counted}, ${issuers.timeZone}))::date`
}
