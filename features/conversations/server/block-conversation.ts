import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { refreshWallets } from './announce-message.ts'
import { openCommunity } from './open-community.ts'
import { assertMember, dueAgain, openConversation } from './queries.ts'
import { conversations } from './tables.ts'

type Block = Input<typeof contract.blockConversation>

/**
 * Blocks the conversation with a community, also before anybody has written, or unblocks it. Nothing is
 * e-mailed while it is blocked. Throws `notFound` for people who never were members, and `conversationClosed`. Idempotent.
 */
export async function blockConversation(
  ctx: HolderContext,
  { issuerId, blocked }: Block,
): Promise<Record<string, never>> {
  const { holderId } = ctx.actor
  await openCommunity(ctx, issuerId)
  return inTransaction(ctx, async (ctx) => {
    await assertMember(ctx, { issuerId, holderId })
    const { id, blockedAt } = await openConversation(ctx, { issuerId, holderId })
    if ((blockedAt !== null) === blocked) return {}
    await ctx.db
      .update(conversations)
      .set(blocked ? { blockedAt: ctx.now(), mailDueAt: null } : { blockedAt: null, mailDueAt: dueAgain(ctx.now()) })
      .where(eq(conversations.id, id))
    const action = blocked ? 'conversation.blocked' : 'conversation.unblocked'
    await recordEvent(ctx, { action, issuerId, subjectId: id })
    await refreshWallets(ctx, { issuerId, holderId })
    return {}
  })
}
