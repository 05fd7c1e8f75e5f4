import { type SQL, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { members } from './tables.ts'

/**
 * What a member's row says of their badges, as a query of one row: how many count, and since when each of their
 * Membership badges is suspended, null if one is not.
 */
export function heldBadges(issuerId: SQL, holderId: SQL): SQL {
  return sql`
    select (count(*) filter (where b.suspended_at is null))::int as badge_count,
      case when bool_and(b.suspended_at is not null) filter (where t.category = 'membership')
        then max(b.suspended_at) filter (where t.category = 'membership') end as suspended_at
    from ${badges} b join ${templates} t on t.id = b.template_id
    where b.holder_id = ${holderId} and b.issuer_id = ${issuerId} and b.revoked_at is null`
}

/** Reads the badges of some members again, whose community is locked; returns nothing. */
export async function recountBadges(ctx: Context, issuerIds: string[], holderIds: string[]): Promise<void> {
  await ctx.db.execute(sql`
    update ${members} m set badge_count = held.badge_count, suspended_at = held.suspended_at
    from ${members} of_them cross join lateral (${heldBadges(sql`of_them.issuer_id`, sql`of_them.holder_id`)}) held
    where of_them.issuer_id = any(${sql.param(issuerIds)}::text[])
      and of_them.holder_id = any(${sql.param(holderIds)}::text[])
      and m.issuer_id = of_them.issuer_id and m.holder_id = of_them.holder_id
      and (m.badge_count, m.suspended_at) is distinct from (held.badge_count, held.suspended_at)`)
}
