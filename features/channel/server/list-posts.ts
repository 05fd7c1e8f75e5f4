import { and, desc, eq, lt } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describePosts } from './describe-posts.ts'
import { ownChannel } from './own-channel.ts'
import { countPosts, isPublished } from './queries.ts'
import { posts } from './tables.ts'

/** The community's newest published posts before an instant, newest last. Throws `notAllowed`. */
export async function listPosts(
  ctx: AdminContext,
  { size, beforeDate }: Input<typeof contract.listPosts>,
): Promise<Output<typeof contract.listPosts>> {
  const { id: issuerId } = await ownChannel(ctx)
  const isBefore = beforeDate ? lt(posts.publishedAt, new Date(beforeDate)) : undefined
  const rows = await ctx.db
    .select()
    .from(posts)
    .where(and(eq(posts.issuerId, issuerId), isPublished(), isBefore))
    .orderBy(desc(posts.publishedAt))
    .limit(size)
  return { messages: await describePosts(ctx, rows.reverse()), totalCount: await countPosts(ctx, issuerId) }
}
