import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { challenges } from './tables.ts'

export type ChallengeRow = typeof challenges.$inferSelect

/** The challenge with an id, of any community, unless it was deleted. */
export async function findChallenge(ctx: Context, challengeId: string): Promise<ChallengeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, challengeId), isNull(challenges.deletedAt)))
  return row
}

/** The community's own challenge; throws `notFound` for any other. */
export async function findOwnChallenge(ctx: AdminContext, challengeId: string): Promise<ChallengeRow> {
  const row = await findChallenge(ctx, challengeId)
  if (!row || row.issuerId !== ctx.actor.issuerId) throw new Problem('notFound')
  return row
}
