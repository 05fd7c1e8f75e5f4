import { sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { insightChanges } from './tables.ts'

/** Counts a check of a badge today, by how the badge went out. */
export async function countCheck(ctx: Context, { badgeId }: { badgeId: string }): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${insightChanges} (issuer_id, template_id, way, day, checked)
    select ${badges.issuerId}, ${badges.templateId}, case when ${claims.didLimit} <> 1 then 'link' else 'person' end,
      (${ctx.now().toISOString()}::timestamptz at time zone ${issuers.timeZone})::date, 1
    from ${badges} inner join ${issuers} on ${issuers.id} = ${badges.issuerId}
      left join ${claims} on ${claims.id} = ${badges.claimId}
    where ${badges.id} = ${badgeId} and ${issuers.deletedAt} is null`)
}
