import { and, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { members } from '../../server/tables.ts'

/** The ids of the communities of which each of some holders is a member now; holders without any are left out. */
export async function communitiesOf(ctx: Context, holderIds: string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({ holderId: members.holderId, issuerId: members.issuerId })
    .from(members)
    .where(and(isOneOf(members.holderId, holderIds), isNull(members.endedAt)))
  const byHolder = Map.groupBy(rows, ({ holderId }) => holderId)
  return new Map([...byHolder].map(([holderId, own]) => [holderId, own.map(({ issuerId }) => issuerId)]))
}
