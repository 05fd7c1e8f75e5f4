import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { postReports } from '../../server/tables.ts'
import { hidePost } from './hide-post.ts'

/** Closes the open reports of a post, for the operator, and with `isRemoved` removes the post; says what was done. */
export function closeReports(
  ctx: Context,
  { postId, isRemoved }: { postId: string; isRemoved: boolean },
): Promise<{ closed: number; removed: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const removed = isRemoved && (await hidePost(ctx, { postId }))
    const closed = await ctx.db
      .update(postReports)
      .set({ closedAt: ctx.now() })
      .where(and(eq(postReports.postId, postId), isNull(postReports.closedAt)))
      .returning({ postId: postReports.postId })
    const detail = { count: closed.length, removed }
    if (closed.length > 0) await recordEvent(ctx, { action: 'post.reportsClosed', subjectId: postId, detail })
    return { closed: closed.length, removed }
  })
}
