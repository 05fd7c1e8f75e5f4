import { sql } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockNames } from '#features/names/server/lock-names.ts'
import { recordEvent, recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { membershipChanged } from '../hooks.ts'
import { communitiesOf, renameMembers } from './follow-profiles.ts'
import { recountBadges } from './held-badges.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/**
 * Moves the rows of one holder to another, when their wallets merge and their badges were moved: current memberships keep the
 * earlier start, and who is a member with one of the wallets stays one. Where only the merged wallet was one, the other joins.
 */
export function moveMembers(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockNames(ctx, [from, into])
    // Also where only the other one is or was a member: badges and names that came with the merge count there.
    const issuerIds = await communitiesOf(ctx, [from, into])
    await lockMembers(ctx, issuerIds)
    const rows = await rowsOf<Moved>(
      ctx.db,
      sql`with before as (select issuer_id from ${members} where holder_id = ${into} and ended_at is null),
      gone as (delete from ${members} where holder_id = ${from} returning *)
      insert into ${members} as known (issuer_id, holder_id, since, ended_at, points)
      select issuer_id, ${into}, since, ended_at, points from gone
      on conflict (issuer_id, holder_id) do update set
        since = case
          when (known.ended_at is null) = (excluded.ended_at is null) then least(known.since, excluded.since)
          when known.ended_at is null then known.since
          else excluded.since end,
        ended_at = case when known.ended_at is not null and excluded.ended_at is not null
          then greatest(known.ended_at, excluded.ended_at) end,
        points = known.points + excluded.points
      returning issuer_id as "issuerId", ended_at is null as "isMember",
        issuer_id in (select issuer_id from before) as "wasMember"`,
    )
    await recountBadges(ctx, issuerIds, [into])
    await renameMembers(ctx, issuerIds, [into])
    const joined = rows.filter(({ isMember, wasMember }) => isMember && !wasMember)
    await recordEvents(
      ctx,
      joined.map(({ issuerId }) => ({ action: 'member.joined', issuerId, subjectId: into })),
    )
    for (const { issuerId } of joined) await membershipChanged.run(ctx, { issuerId, holderIds: [into], isMember: true })
    await notifyWallets(ctx, { holderIds: [into] }, { kind: 'community', subjectId: '' })
    await recordEvent(ctx, { action: 'members.moved', subjectId: into, detail: { count: rows.length } })
  })
}

type Moved = { issuerId: string; isMember: boolean; wasMember: boolean }
