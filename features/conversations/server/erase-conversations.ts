import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { conversations, messages, namelessAuthors } from './tables.ts'

/** Erases all conversations of a deleted community, and which admins hide their name. */
export function eraseConversations(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const erased = await eraseWhere(ctx, eq(conversations.issuerId, issuerId))
    await ctx.db.delete(namelessAuthors).where(eq(namelessAuthors.issuerId, issuerId))
    const detail = { count: erased.length }
    await recordEvent(ctx, { action: 'conversations.erased', issuerId, subjectId: issuerId, detail })
  })
}

/** Erases all conversations of erased holders; returns how many. The communities' studios are told. */
export function eraseConversationsOf(ctx: Context, holderIds: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const erased = await eraseWhere(ctx, inArray(conversations.holderId, holderIds))
    for (const { id, issuerId } of erased)
      await recordEvent(ctx, { action: 'conversation.erased', issuerId, subjectId: id })
    return erased.length
  })
}

/** Erases conversations with their messages; a job deletes the pictures that nothing else shows. The caller records it. */
export async function eraseWhere(ctx: Context, where: SQL): Promise<{ id: string; issuerId: string }[]> {
  const erased = await ctx.db
    .delete(conversations)
    .where(where)
    .returning({ id: conversations.id, issuerId: conversations.issuerId })
  if (erased.length === 0) return []
  const isTheirs = isOneOf(
    messages.conversationId,
    erased.map(({ id }) => id),
  )
  const pictures = await ctx.db
    .selectDistinct({ cid: messages.imageCid })
    .from(messages)
    .where(and(isTheirs, ne(messages.imageCid, '')))
  await ctx.db.delete(messages).where(isTheirs)
  await ctx.jobs.sendAll(ctx, 'forget-picture', pictures)
  return erased
}
