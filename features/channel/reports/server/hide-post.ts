import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { withdrawPush } from '#features/push/server/erase-push.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { postPath } from '../../server/announce-post.ts'
import { postCounts, posts } from '../../server/tables.ts'

/**
 * Hides a post everywhere at once, by its community or, without `issuerId`, by the operator; false when there is none. A
 * job then deletes its picture, reactions and counts.
 */
export function hidePost(ctx: Context, { postId, issuerId }: { postId: string; issuerId?: string }): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const isTheirs = issuerId === undefined ? undefined : eq(posts.issuerId, issuerId)
    const [before] = await ctx.db
      .select()
      .from(posts)
      .where(and(eq(posts.id, postId), isTheirs, isNull(posts.deletedAt)))
      .for('no key update')
    if (!before) return false
    await ctx.db.update(posts).set({ deletedAt: ctx.now(), text: '', imageCid: '' }).where(eq(posts.id, postId))
    if (before.publishedAt) await ctx.db.insert(postCounts).values({ issuerId: before.issuerId, delta: -1 })
    await recordEvent(ctx, { action: 'post.deleted', issuerId: before.issuerId, subjectId: postId })
    await ctx.jobs.send(ctx, 'forget-post', { postId, cid: before.imageCid })
    if (before.publishedAt) {
      const change = { kind: 'post', subjectId: before.issuerId } as const
      await notifyWallets(ctx, { issuerId: before.issuerId }, change)
      await withdrawPush(ctx, before.issuerId, postPath(postId))
    }
    return true
  })
}
