import { and, eq, isNull, sql } from 'drizzle-orm'
import { countPosts } from '#features/channel/server/queries.ts'
import { posts, seenCounts } from '#features/channel/server/tables.ts'
import { countMembers } from '#features/members/server/count-members.ts'
import { questPlaces, quests } from '#features/quests/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'

/** What else a community has, for people who may see its pages: its quests, posts and members of now, from counts that are kept. */
export async function alsoOf(ctx: TeamContext) {
  const { issuerId, kind, key } = ctx.actor
  if (kind !== 'admin' || key) return undefined
  const [quest] = await ctx.db
    .select({
      started: sql`coalesce(sum(${questPlaces.started}), 0)`.mapWith(Number),
      finished: sql`coalesce(sum(${questPlaces.taken}), 0)`.mapWith(Number),
    })
    .from(questPlaces)
    .innerJoin(quests, eq(quests.id, questPlaces.questId))
    .where(and(eq(quests.issuerId, issuerId), isNull(quests.deletedAt)))
  const [seen] = await ctx.db
    .select({ count: sql`coalesce(sum(${seenCounts.delta}), 0)`.mapWith(Number) })
    .from(seenCounts)
    .innerJoin(posts, eq(posts.id, seenCounts.postId))
    .where(eq(posts.issuerId, issuerId))
  return {
    questsStarted: quest?.started ?? 0,
    questsFinished: quest?.finished ?? 0,
    posts: await countPosts(ctx, issuerId),
    postsSeen: seen?.count ?? 0,
    members: await countMembers(ctx, issuerId),
  }
}
