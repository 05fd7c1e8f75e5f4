import { type SQL, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { gifts } from '#features/giving/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { ChallengeRow } from '../../../server/find-challenge.ts'
import { neededOf } from './meets.ts'

type Asked = Pick<ChallengeRow, 'issuerId' | 'type' | 'templateIds' | 'data'>

/** How many members have badges enough for a challenge about badges. */
export async function countMeeting(ctx: Context, asked: Asked): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(ctx.db, sql`select count(*)::int as n from (${meeting(ctx, asked)}) met`)
  return row?.n ?? 0
}

/** The next members who have badges enough, by holder id; the job decides each of them exactly. */
export async function nextMeeting(
  ctx: Context,
  asked: Asked,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await rowsOf<{ holderId: string }>(
    ctx.db,
    sql`select holder_id as "holderId" from (${meeting(ctx, asked)}) met
    where holder_id > ${after} order by holder_id limit ${most}`,
  )
  return rows.map(({ holderId }) => holderId)
}

function meeting(ctx: Context, asked: Asked): SQL {
  const { issuerId, templateIds } = asked
  const ids = sql`any(${sql.param(templateIds)}::text[])`
  const now = ctx.now().toISOString()
  const isMember = sql`exists (select 1 from ${members} m
    where m.issuer_id = ${issuerId} and m.holder_id = counted.holder_id and m.ended_at is null)`
  const counted =
    asked.type === 'sentBadges'
      ? sql`select g.giver_id as holder_id from ${gifts} g join ${badges} b on b.id = g.badge_id
          where g.template_id = ${ids} and g.state = 'claimed' and g.mark = '' and b.revoked_at is null`
      : sql`select b.holder_id from ${badges} b where b.template_id = ${ids} and b.revoked_at is null
          and b.suspended_at is null and (b.valid_until is null or b.valid_until > ${now}::timestamptz)`
  return sql`select counted.holder_id from (${counted}) counted where ${isMember}
    group by counted.holder_id having count(*) >= ${neededOf(asked)}`
}
