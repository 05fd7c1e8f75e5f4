import { eq, sql } from 'drizzle-orm'
import { subjectFor } from '#features/holders/server/queries.ts'
import { badgeKeys, holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { badges } from './tables.ts'

/** The subject of a badge that replaces another: the same one, but the badge key of its wallet in place of an account. */
export async function nextSubject(ctx: Context, badgeId: string): Promise<string> {
  const subject = sql<string>`${badges.credential} #>> '{credentialSubject,id}'`
  const [old] = await ctx.db
    .select({ subject, badgeDid: badgeKeys.did })
    .from(badges)
    .innerJoin(holders, eq(holders.id, badges.holderId))
    .leftJoin(badgeKeys, eq(badgeKeys.account, holders.did))
    .where(eq(badges.id, badgeId))
  if (!old) throw new Error('There is no such badge')
  return subjectFor(old.subject, old)
}
