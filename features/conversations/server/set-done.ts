import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { lockConversation } from './queries.ts'
import { conversations } from './tables.ts'

/** Closes a conversation until its next message, or opens it again; throws `notFound` where nobody has written. */
export function setDone(
  ctx: AdminContext,
  { did, done }: Input<typeof contract.setDone>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const { id: holderId } = await findMember(ctx, did)
    const conversation = await lockConversation(ctx, { issuerId, holderId })
    if (!conversation) throw new Problem('notFound')
    const { id } = conversation
    await ctx.db
      .update(conversations)
      .set({ doneAt: done ? ctx.now() : null })
      .where(eq(conversations.id, id))
    const action = done ? 'conversation.done' : 'conversation.reopened'
    await recordEvent(ctx, { action, issuerId, subjectId: id })
    return {}
  })
}
