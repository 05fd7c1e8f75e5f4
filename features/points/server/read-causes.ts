import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { Source } from '../rules.ts'
import { pointAccounts, pointTransfers } from './tables.ts'

type Asked = { issuerId: string; holderId: string; source: Source; cause: string }
export type KnownCause = {
  /** Bookings of the cause so far, and whether one of them is not reversed. */
  n: number
  isLive: boolean
  /** The accounts; '' where they are not opened yet. */
  personId: string
  sourceId: string
  /** Whose account it is now; '' after an erasure. */
  holderId: string
  timeZone: string
}

/**
 * What the book knows of some causes, in their order. A cause that was booked before keeps its account, even if its
 * person was erased since; the holder is the one that took a merged wallet over.
 */
export async function readCauses(ctx: Context, asked: Asked[]): Promise<KnownCause[]> {
  const inOrder = asked.map(({ issuerId, holderId, source, cause }, place) => ({
    issuerId,
    holderId,
    source,
    cause,
    place,
  }))
  return rowsOf<KnownCause>(
    ctx.db,
    sql`select coalesce(earlier.n, 0)::int as "n", coalesce(earlier.is_live, false) as "isLive", i.time_zone as "timeZone",
      coalesce(earlier.person_id, own.id, '') as "personId", coalesce(source.id, '') as "sourceId",
      case when earlier.n > 0 then coalesce(kept.holder_id, '') else coalesce(h.merged_into, a."holderId") end as "holderId"
    from json_to_recordset(${JSON.stringify(inOrder)}::json)
      as a("issuerId" text, "holderId" text, source text, cause text, place int)
    join ${issuers} i on i.id = a."issuerId"
    left join ${holders} h on h.id = a."holderId"
    left join ${pointAccounts} source on source.issuer_id = a."issuerId" and source.source = a.source
    left join lateral (
      select count(*) as n, bool_or(back.id is null) as is_live,
        max(case when t.debit_id = source.id then t.credit_id else t.debit_id end) as person_id
      from ${pointTransfers} t left join ${pointTransfers} back on back.reverses = t.id
      where t.issuer_id = a."issuerId" and t.cause = a.cause and t.reverses is null
      having count(*) > 0
    ) earlier on true
    left join ${pointAccounts} kept on kept.id = earlier.person_id
    left join lateral (
      select min(id) as id from ${pointAccounts}
      where holder_id = coalesce(h.merged_into, a."holderId") and issuer_id = a."issuerId" and source = ''
    ) own on earlier.n is null
    order by a.place`,
  )
}
