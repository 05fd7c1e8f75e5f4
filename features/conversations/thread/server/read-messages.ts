import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { MAIL_AFTER_MINUTES, type Side } from '../../rules.ts'
import { refreshWallets } from '../../server/announce-message.ts'
import { type ConversationRow, lockConversation, type Pair } from '../../server/queries.ts'
import { conversations, messages } from '../../server/tables.ts'

const MINUTE_MS = 60_000

/**
 * Notes that a side has read the other's messages up to one of the conversation; throws `notFound` for any other message.
 * Idempotent; of two calls the later message wins, whichever comes first.
 */
export function readMessages(
  ctx: Context,
  pair: Pair,
  read: { by: Side; messageId: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const conversation = await lockConversation(ctx, pair)
    const latest = conversation && (await numberOf(ctx, conversation.id, read.messageId))
    if (!conversation || latest === undefined) throw new Problem('notFound')
    const isOfOthers = and(
      eq(messages.conversationId, conversation.id),
      ne(messages.from, read.by),
      isNull(messages.readAt),
    )
    const marked = await ctx.db
      .update(messages)
      .set({ readAt: ctx.now() })
      .where(and(isOfOthers, lte(messages.number, latest)))
      .returning({ id: messages.id })
    if (marked.length === 0) return {}
    const [next] = await ctx.db
      .select({ createdAt: messages.createdAt })
      .from(messages)
      .where(isOfOthers)
      .orderBy(asc(messages.number))
      .limit(1)
    await ctx.db
      .update(conversations)
      .set(
        read.by === 'community'
          ? readByCommunity(marked.length)
          : readByMember(marked.length, conversation, next?.createdAt),
      )
      .where(eq(conversations.id, conversation.id))
    const detail = { by: read.by, messages: marked.length }
    await recordEvent(ctx, {
      action: 'conversation.read',
      issuerId: pair.issuerId,
      subjectId: conversation.id,
      detail,
    })
    await refreshWallets(ctx, pair)
    return {}
  })
}

async function numberOf(ctx: Context, conversationId: string, messageId: string): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ number: messages.number })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)))
  return row?.number
}

const readByCommunity = (count: number) => ({
  unreadByCommunity: sql`${conversations.unreadByCommunity} - ${count}::int`,
})

/** A message that came while the member read the others is e-mailed an hour after it was written. */
const readByMember = (count: number, { blockedAt, closedAt }: ConversationRow, nextAt: Date | undefined) => ({
  unreadByMember: sql`${conversations.unreadByMember} - ${count}::int`,
  mailDueAt: nextAt && !blockedAt && !closedAt ? new Date(nextAt.getTime() + MAIL_AFTER_MINUTES * MINUTE_MS) : null,
})
