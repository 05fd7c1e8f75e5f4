import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describePosts } from './describe-posts.ts'
import { ownChannel } from './own-channel.ts'
import { posts } from './tables.ts'

/** The community's posts that wait for their time, the next one first. Throws `notAllowed`. */
export async function listScheduled(ctx: AdminContext): Promise<Output<typeof contract.listScheduled>> {
  const { id: issuerId } = await ownChannel(ctx)
  const rows = await ctx.db
    .select()
    .from(posts)
    .where(and(eq(posts.issuerId, issuerId), isNull(posts.publishedAt), isNull(posts.deletedAt)))
    .orderBy(asc(posts.publishAt), asc(posts.number))
  return { messages: await describePosts(ctx, rows) }
}
