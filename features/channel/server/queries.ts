import { and, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { channelReaders, postCounts, postReactions, posts, reactionCounts, seenCounts } from './tables.ts'

export type PostRow = typeof posts.$inferSelect
/** A post that members can read. */
export type PublishedRow = PostRow & { publishedAt: Date }
export type ReactionCount = { emoji: string; count: number }

/** The condition that members can read a post. */
export function isPublished(): SQL | undefined {
  return and(isNotNull(posts.publishedAt), isNull(posts.deletedAt))
}

/** A community's post that is not deleted, scheduled or published; undefined otherwise. */
export async function findPost(ctx: Context, issuerId: string, postId: string): Promise<PostRow | undefined> {
  const [post] = await ctx.db
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.issuerId, issuerId), isNull(posts.deletedAt)))
  return post
}

/** The reactions of posts from the stored counts, by post: each emoji once, the most frequent first. */
export async function countReactions(ctx: Context, postIds: string[]): Promise<Map<string, ReactionCount[]>> {
  if (postIds.length === 0) return new Map()
  const count = sql`sum(${reactionCounts.delta})`
  const rows = await ctx.db
    .select({ postId: reactionCounts.postId, emoji: reactionCounts.emoji, count: count.mapWith(Number) })
    .from(reactionCounts)
    .where(inArray(reactionCounts.postId, postIds))
    .groupBy(reactionCounts.postId, reactionCounts.emoji)
    .having(sql`${count} > 0`)
  rows.sort((a, b) => b.count - a.count || (a.emoji < b.emoji ? -1 : 1))
  const byPost = Map.groupBy(rows, ({ postId }) => postId)
  return new Map([...byPost].map(([id, counts]) => [id, counts.map(({ emoji, count }) => ({ emoji, count }))]))
}

/** How many members have seen each of some posts, from the stored counts. */
export async function countSeen(ctx: Context, postIds: string[]): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ postId: seenCounts.postId, count: sql`sum(${seenCounts.delta})`.mapWith(Number) })
    .from(seenCounts)
    .where(inArray(seenCounts.postId, postIds))
    .groupBy(seenCounts.postId)
  return new Map(rows.map(({ postId, count }) => [postId, count]))
}

/** How many posts of a community are published and not deleted, from the stored counts. */
export async function countPosts(ctx: Context, issuerId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql`coalesce(sum(${postCounts.delta}), 0)`.mapWith(Number) })
    .from(postCounts)
    .where(eq(postCounts.issuerId, issuerId))
  return row?.count ?? 0
}

/** The emoji that holders left under a post, by holder, in the order in which they were left. */
export async function reactionsOf(ctx: Context, postId: string, holderIds: string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({ holderId: postReactions.holderId, emoji: postReactions.emoji })
    .from(postReactions)
    .where(and(eq(postReactions.postId, postId), isOneOf(postReactions.holderId, holderIds)))
    .orderBy(postReactions.createdAt, postReactions.emoji)
  const byHolder = Map.groupBy(rows, ({ holderId }) => holderId)
  return new Map([...byHolder].map(([id, own]) => [id, own.map(({ emoji }) => emoji)]))
}

/** As a part of a statement: whether a reader has muted a community. */
export function hasMuted({ issuerId, holderId }: Record<'issuerId' | 'holderId', SQLWrapper>): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${channelReaders} r
          where r.issuer_id = ${issuerId} and r.holder_id = ${holderId} and r.muted_at is not null)`
}
