import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { conversations } from './tables.ts'

/** The messages that a holder has not read, by community. */
export async function countUnreadMessages(
  ctx: Context,
  { holderId, issuerIds }: { holderId: string; issuerIds: string[] },
) {
  const rows = await ctx.db
    .select({ issuerId: conversations.issuerId, unreadMessages: conversations.unreadByMember })
    .from(conversations)
    .where(
      and(
        eq(conversations.holderId, holderId),
        isOneOf(conversations.issuerId, issuerIds),
        gt(conversations.unreadByMember, 0),
      ),
    )
  return new Map(rows.map(({ issuerId, unreadMessages }) => [issuerId, { unreadMessages }]))
}
