import { and, asc, isNull, lte } from 'drizzle-orm'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { publishPost } from './publish-post.ts'
import { findPost } from './queries.ts'
import { posts } from './tables.ts'

const POSTS_AT_ONCE = 500

/**
 * Publishes scheduled posts that are due, also those whose time passed while no server ran, each in its own transaction;
 * several servers publish each post once.
 */
export async function publishDue(ctx: SystemContext): Promise<void> {
  const due = await ctx.db
    .select({ id: posts.id, issuerId: posts.issuerId })
    .from(posts)
    .where(and(lte(posts.publishAt, ctx.now()), isNull(posts.publishedAt), isNull(posts.deletedAt)))
    .orderBy(asc(posts.publishAt), asc(posts.number))
    .limit(POSTS_AT_ONCE)
  for (const { id, issuerId } of due) {
    if (ctx.stopping.aborted) return
    await publishOne(ctx, issuerId, id).catch((error: unknown) =>
      ctx.log.error({ err: error, post: id }, 'a scheduled post was not published, it will be tried again'),
    )
  }
}

function publishOne(ctx: SystemContext, issuerId: string, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockIssuer(ctx, issuerId))) return
    // It may have been changed, published or deleted meanwhile.
    const post = await findPost(ctx, issuerId, id)
    if (post?.publishAt && post.publishAt <= ctx.now()) await publishPost(ctx, post)
  })
}
