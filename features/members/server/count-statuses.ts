import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { compactMany } from '#platform/database/compact-changes.ts'
import { COUNTED_MAX } from '../rules.ts'
import { isOfChip } from './member-order.ts'
import { memberCounts, members } from './tables.ts'

/** A community's members by status, from the stored counts; `all` are members and suspended ones. */
export async function countStatuses(ctx: Context, issuerId: string) {
  const rows = await ctx.db
    .select({ status: memberCounts.status, count: sql`sum(${memberCounts.delta})`.mapWith(Number) })
    .from(memberCounts)
    .where(eq(memberCounts.issuerId, issuerId))
    .groupBy(memberCounts.status)
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  const [member, suspended, left] = [of('member'), of('suspended'), of('left')]
  return { all: member + suspended, member, suspended, left }
}

/** Its members without a name, at most `COUNTED_MAX`. */
export function countUnnamed(ctx: Context, issuerId: string): Promise<number> {
  const isTheirs = and(eq(members.issuerId, issuerId), isOfChip('unnamed'))
  const found = ctx.db.select({ id: members.holderId }).from(members).where(isTheirs).limit(COUNTED_MAX)
  return ctx.db.$count(found.as('found'))
}

/** Compacts the counts of communities with many changes, as `compactCounts` does for histories. */
export function compactMembers(ctx: Context): Promise<void> {
  return compactMany(ctx, { table: memberCounts, subject: 'issuer_id', apart: ['status'] })
}
