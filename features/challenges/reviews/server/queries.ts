import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AdminContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from '../../server/find-challenge.ts'
import { challenges, reviews } from '../../server/tables.ts'
import type { ReviewRow } from './describe-reviews.ts'

/** Reviews of one kind for one challenge, which are decided in one transaction. */
export type Group = { challenge: ChallengeRow; kind: ReviewRow['kind']; ids: string[]; holderIds: string[] }

/** The community's own reviews with these ids, by challenge and kind; those of deleted challenges are left out. */
export async function groupsOf(ctx: AdminContext, ids: string[]): Promise<Group[]> {
  const rows = await ctx.db
    .select({ review: reviews, challenge: challenges })
    .from(reviews)
    .innerJoin(challenges, eq(challenges.id, reviews.challengeId))
    .where(and(isOneOf(reviews.id, ids), eq(reviews.issuerId, ctx.actor.issuerId), isNull(challenges.deletedAt)))
  const groups = Map.groupBy(rows, ({ review }) => `${review.challengeId}:${review.kind}`)
  return [...groups.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const [own, holderIds] = [some.map(({ review }) => review.id), some.map(({ review }) => review.holderId)]
    return [{ challenge: first.challenge, kind: first.review.kind, ids: own, holderIds }]
  })
}

/** Whether a member has given nothing else for the same challenge since a review: only the latest can be undone. */
export function isLatest(): SQL<boolean> {
  return sql<boolean>`not exists (
    select 1 from ${reviews} as later
    where later.challenge_id = ${reviews.challengeId} and later.holder_id = ${reviews.holderId}
      and later.kind = ${reviews.kind} and (later.created_at, later.id) > (${reviews.createdAt}, ${reviews.id}))`
}
