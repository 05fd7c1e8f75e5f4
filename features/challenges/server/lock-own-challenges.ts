import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AdminContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { challenges } from './tables.ts'

/**
 * Of some ids the community's own challenges, locked by id until the commit: a quest that names them and their deletion
 * wait for each other.
 */
export function lockOwnChallenges(ctx: AdminContext, challengeIds: string[]): Promise<ChallengeRow[]> {
  return ctx.db
    .select()
    .from(challenges)
    .where(
      and(
        eq(challenges.issuerId, ctx.actor.issuerId),
        isOneOf(challenges.id, challengeIds),
        isNull(challenges.deletedAt),
      ),
    )
    .orderBy(asc(challenges.id))
    .for('update')
}
