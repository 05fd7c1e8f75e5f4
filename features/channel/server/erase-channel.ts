import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { channelReaders, postCounts, postReports, posts } from './tables.ts'

/**
 * Deletes the channel of a community that is deleted; a job for each post then deletes its picture, reactions and counts.
 * The posts go first: a reaction that is being written keeps its post until its commit.
 */
export function eraseChannel(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(posts)
      .where(eq(posts.issuerId, issuerId))
      .returning({ postId: posts.id, cid: posts.imageCid })
    await ctx.db.delete(postCounts).where(eq(postCounts.issuerId, issuerId))
    await ctx.db.delete(channelReaders).where(eq(channelReaders.issuerId, issuerId))
    await ctx.db.delete(postReports).where(eq(postReports.issuerId, issuerId))
    await recordEvent(ctx, { action: 'channel.erased', issuerId, subjectId: issuerId, detail: { posts: gone.length } })
    await ctx.jobs.sendAll(ctx, 'forget-post', gone)
  })
}
