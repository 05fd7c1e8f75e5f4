import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { announcePost } from './announce-post.ts'
import type { PostRow, PublishedRow } from './queries.ts'
import { postCounts, posts } from './tables.ts'

/**
 * Publishes a post in the caller's transaction, which has locked its community; undefined when it is published or deleted
 * already. The conditional update publishes it once.
 */
export async function publishPost(ctx: Context, { id, issuerId }: PostRow): Promise<PublishedRow | undefined> {
  const publishedAt = await nextInstant(ctx, issuerId)
  const [post] = await ctx.db
    .update(posts)
    .set({ publishedAt })
    .where(and(eq(posts.id, id), isNull(posts.publishedAt), isNull(posts.deletedAt)))
    .returning()
  if (!post) return undefined
  await ctx.db.insert(postCounts).values({ issuerId, delta: 1 })
  await recordEvent(ctx, { action: 'post.published', issuerId, subjectId: id })
  await announcePost(ctx, post)
  return { ...post, publishedAt }
}

/** Now, or the first millisecond after the community's last post: no two of its posts have the same instant. */
async function nextInstant(ctx: Context, issuerId: string): Promise<Date> {
  const [last] = await ctx.db
    .select({ publishedAt: posts.publishedAt })
    .from(posts)
    .where(and(eq(posts.issuerId, issuerId), isNotNull(posts.publishedAt)))
    .orderBy(desc(posts.publishedAt))
    .limit(1)
  const after = last?.publishedAt ? last.publishedAt.getTime() + 1 : 0
  return new Date(Math.max(ctx.now().getTime(), after))
}
