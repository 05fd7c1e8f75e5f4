import { sql } from 'drizzle-orm'
import type { MembershipChange } from '#features/members/hooks.ts'
import { resetPoints } from '#features/members/server/set-points.ts'
import type { Context } from '#platform/context.ts'
import { ALL_TIME } from '../rules.ts'
import { standings } from './tables.ts'

/** Ranks people who join a community, with the points that they had, and no longer those who leave; they keep theirs. */
export async function followMembership(
  ctx: Context,
  { issuerId, holderIds, isMember }: MembershipChange,
): Promise<void> {
  await ctx.db.execute(sql`
    update ${standings} set is_member = ${isMember}
    where issuer_id = ${issuerId} and holder_id = any(${sql.param(holderIds)}::text[]) and is_member <> ${isMember}`)
  if (!isMember) return
  const had = sql`select holder_id, points from ${standings} where issuer_id = ${issuerId} and period = ${ALL_TIME}
    and holder_id = any(${sql.param(holderIds)}::text[])`
  await resetPoints(ctx, issuerId, had, holderIds)
}
