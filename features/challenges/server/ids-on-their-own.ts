import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { questsOfChallenges } from '../hooks.ts'
import { CHALLENGES_MAX } from '../rules.ts'
import { challenges } from './tables.ts'

/** A community's challenges that are in no quest, without drafts, newest first. */
export async function idsOnTheirOwn(ctx: Context, issuerId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.issuerId, issuerId), isNull(challenges.deletedAt), eq(challenges.isDraft, false)))
    .orderBy(desc(challenges.createdAt), desc(challenges.id))
    .limit(CHALLENGES_MAX)
  const ids = rows.map(({ id }) => id)
  const naming = await questsOfChallenges.get().naming(ctx, ids)
  return ids.filter((id) => (naming.get(id) ?? []).length === 0)
}
