import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { SCAN_SECONDS } from '../rules.ts'
import { claimOpenings, claims } from './tables.ts'

/**
 * Notes once, by its day, that the page of a personal claim was opened, unless the badge is collected or its last e-mail left
 * less than `SCAN_SECONDS` ago. The lock makes it wait for somebody who is collecting the badge.
 */
export async function noteOpening(ctx: Context, claimId: string): Promise<void> {
  const at = sql`${ctx.now().toISOString()}::timestamptz`
  await ctx.db.execute(sql`
    insert into ${claimOpenings} (claim_id, template_id, day)
    select ${claims.id}, ${claims.templateId}, (${at} at time zone ${issuers.timeZone})::date
    from ${claims} inner join ${issuers} on ${issuers.id} = ${claims.issuerId}
    where ${claims.id} = ${claimId} and ${claims.didLimit} = 1 and ${claims.taken} = 0
      -- An e-mail that is leaving may be opened before its row says so.
      and ${claims.delivery} <> 'sending'
      and (${claims.mailedAt} is null or ${claims.mailedAt} <= ${at} - make_interval(secs => ${SCAN_SECONDS}))
    for share of ${claims}
    on conflict do nothing`)
}
