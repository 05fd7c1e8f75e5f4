import { eq, sql } from 'drizzle-orm'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { forgetImage } from './keep-image.ts'
import { postReactions, posts, reactionCounts, seenCounts } from './tables.ts'

/** Reactions in one transaction: a post of a big community has a million. */
const ROWS_AT_ONCE = 10_000

/** Deletes what is left of a deleted post: its picture, unless something else shows it, its reactions and its counts. Idempotent. */
export async function jobForgetPost(
  ctx: SystemContext,
  { postId = '', cid = '' }: Record<string, string>,
): Promise<void> {
  const [post] = await ctx.db.select({ deletedAt: posts.deletedAt }).from(posts).where(eq(posts.id, postId))
  if (post && !post.deletedAt) return
  while (await deleteSome(ctx, postId)) if (ctx.stopping.aborted) throw new Error('Stopped before its end')
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(reactionCounts).where(eq(reactionCounts.postId, postId))
    await ctx.db.delete(seenCounts).where(eq(seenCounts.postId, postId))
    await forgetImage(ctx, cid)
  })
}

async function deleteSome(ctx: Context, postId: string): Promise<boolean> {
  const [deleted] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`with part as (select holder_id, emoji from ${postReactions} where post_id = ${postId} limit ${ROWS_AT_ONCE}::int),
    gone as (delete from ${postReactions} r using part
      where r.post_id = ${postId} and r.holder_id = part.holder_id and r.emoji = part.emoji returning r.post_id)
    select count(*)::int as count from gone`,
  )
  return (deleted?.count ?? 0) > 0
}
