import { and, eq, isNull } from 'drizzle-orm'
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
