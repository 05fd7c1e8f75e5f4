import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { MAIL_AFTER_MINUTES } from '../rules.ts'
import { conversations } from './tables.ts'

/** A member and a community: at most one conversation. */
export type Pair = { issuerId: string; holderId: string }
export type ConversationRow = typeof conversations.$inferSelect

/** The conversation of a pair, or undefined where nobody has written. */
export async function findConversation(ctx: Context, pair: Pair): Promise<ConversationRow | undefined> {
  const [row] = await ctx.db.select().from(conversations).where(isOf(pair))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockConversation(ctx: Context, pair: Pair): Promise<ConversationRow | undefined> {
  const [row] = await ctx.db.select().from(conversations).where(isOf(pair)).for('update')
  return row
}

/** The conversation of a pair, begun if there is none, locked until the transaction ends. */
export async function openConversation(ctx: Context, pair: Pair): Promise<ConversationRow> {
  const begun = { id: newId(), ...pair, lastAt: ctx.now() }
  await ctx.db.insert(conversations).values(begun).onConflictDoNothing()
  const row = await lockConversation(ctx, pair)
  if (!row) throw new Error('The conversation was erased while it was opened')
  return row
}

/**
 * Throws `notFound` for people who never were members, and `conversationClosed` for those who left. Until the transaction
 * ends nobody leaves, so that what is written in it is closed with the rest.
 */
export async function assertMember(ctx: Context, { issuerId, holderId }: Pair): Promise<void> {
  const [member] = await ctx.db
    .select({ endedAt: members.endedAt })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holderId)))
    .for('share')
  if (!member) throw new Problem('notFound')
  if (member.endedAt) throw new Problem('conversationClosed')
}

/** When a member is e-mailed who blocked a community, or left it, and is back: an hour later, if something is unread. */
export function dueAgain(now: Date) {
  const due = new Date(now.getTime() + MAIL_AFTER_MINUTES * 60_000).toISOString()
  return sql`case when ${conversations.unreadByMember} > 0 then ${due}::timestamptz end`
}

function isOf({ issuerId, holderId }: Pair) {
  return and(eq(conversations.issuerId, issuerId), eq(conversations.holderId, holderId))
}
