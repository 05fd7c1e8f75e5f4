import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { members } from './tables.ts'

/** Since when a holder is a member of an issuer; undefined for people who are not, or not any more. */
export async function sinceOfMember(ctx: Context, issuerId: string, holderId: string): Promise<Date | undefined> {
  const [member] = await ctx.db
    .select({ since: members.since })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holderId), isNull(members.endedAt)))
  return member?.since
}

/** As a part of a statement: when a holder became a member of an issuer, also of people who left; null for others. */
export function memberSince({ issuerId, holderId }: Record<'issuerId' | 'holderId', SQLWrapper>): SQL<Date | null> {
  return sql<Date | null>`(select ${members.since} from ${members}
    where ${members.issuerId} = ${issuerId} and ${members.holderId} = ${holderId})`.mapWith(members.since)
}
