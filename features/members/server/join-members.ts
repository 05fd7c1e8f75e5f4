import { sql } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { holders } from '#features/holders/server/tables.ts'
import { lockNames } from '#features/names/server/lock-names.ts'
import { nameInCommunity, otherNames } from '#features/names/server/person-name.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { membershipChanged } from '../hooks.ts'
import { heldBadges } from './held-badges.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/** Makes holders members of an issuer, in the caller's transaction; existing members keep their earlier date. */
export function joinMembers(ctx: Context, issuerId: string, holderIds: string[], since = ctx.now()): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(holderIds)].sort()
    await lockNames(ctx, ids)
    await lockMembers(ctx, [issuerId])
    const rows = await rowsOf<{ id: string; isNew: boolean }>(
      ctx.db,
      sql`
      with before as (
        select holder_id from ${members}
        where issuer_id = ${issuerId} and holder_id = any(${sql.param(ids)}::text[]) and ended_at is null
      )
      insert into ${members} as known
        (issuer_id, holder_id, since, name, sort_name, other_names, badge_count, suspended_at)
      select ${issuerId}, asked.id, ${since.toISOString()}::timestamptz, ${nameInCommunity},
        search_text(${nameInCommunity}), search_text(${otherNames}), held.badge_count, held.suspended_at
      from unnest(${sql.param(ids)}::text[]) as asked(id)
      left join ${holders} on ${holders.id} = asked.id
      left join ${communityNames} on ${communityNames.issuerId} = ${issuerId} and ${communityNames.holderId} = asked.id
      cross join lateral (${heldBadges(sql`${issuerId}`, sql`asked.id`)}) held
      on conflict (issuer_id, holder_id) do update set
        since = case when known.ended_at is null then least(known.since, excluded.since) else excluded.since end,
        ended_at = null, name = excluded.name, sort_name = excluded.sort_name, other_names = excluded.other_names,
        badge_count = excluded.badge_count, suspended_at = excluded.suspended_at
      returning holder_id as id, holder_id not in (select holder_id from before) as "isNew"`,
    )
    const joined = rows.filter(({ isNew }) => isNew).map(({ id }) => id)
    await recordEvents(
      ctx,
      joined.map((holderId) => ({ action: 'member.joined', issuerId, subjectId: holderId })),
    )
    await membershipChanged.run(ctx, { issuerId, holderIds: ids, isMember: true })
    await notifyWallets(ctx, { holderIds: ids }, { kind: 'community', subjectId: issuerId })
  })
}
