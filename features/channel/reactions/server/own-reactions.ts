import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { postReactions } from '../../server/tables.ts'

/** The emoji that a holder left under posts, by post, in the order in which they were left. */
export async function ownReactions(ctx: Context, holderId: string, postIds: string[]): Promise<Map<string, string[]>> {
  if (postIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ postId: postReactions.postId, emoji: postReactions.emoji })
    .from(postReactions)
    .where(and(inArray(postReactions.postId, postIds), eq(postReactions.holderId, holderId)))
    .orderBy(postReactions.createdAt, postReactions.emoji)
  const byPost = Map.groupBy(rows, ({ postId }) => postId)
  return new Map([...byPost].map(([id, own]) => [id, own.map(({ emoji }) => emoji)]))
}
