import type { Input } from '#base/endpoint.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { findMemberPost } from '../../server/member-posts.ts'
import { postReports } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'

/** Reports a post to the operator, by a job; a person's second report of it changes nothing. Throws `notFound`. */
export function reportPost(ctx: HolderContext, { postId, reason }: Input<typeof contract.reportPost>) {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    const { post } = await findMemberPost(ctx, holderId, postId)
    const [report] = await ctx.db
      .insert(postReports)
      .values({ postId, holderId, issuerId: post.issuerId, reason, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ postId: postReports.postId })
    if (!report) return {}
    // Without the community's id: it is not told of reports.
    await recordEvent(ctx, { action: 'post.reported', subjectId: postId })
    await ctx.jobs.send(ctx, 'mail-report', { postId, holderId })
    return {}
  })
}
