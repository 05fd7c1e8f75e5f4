import { and, asc, eq, inArray } from 'drizzle-orm'
import { members } from '#features/members/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { refreshWallets } from './announce-message.ts'
import { type ConversationRow, dueAgain } from './queries.ts'
import { conversations, messages } from './tables.ts'

/**
 * Moves the conversations of one holder to another, when their wallets merge and their memberships were moved. Two with the
 * same community become one, with the messages of both in the order in which they were written; one that the merged wallet
 * had closed by leaving is open where the other wallet is a member, whose own follow their membership before.
 */
export function moveConversations(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(conversations)
      .where(inArray(conversations.holderId, [from, into]))
      .orderBy(asc(conversations.id))
      .for('update')
    const kept = new Map(rows.filter(({ holderId }) => holderId === into).map((row) => [row.issuerId, row]))
    for (const row of rows.filter(({ holderId }) => holderId === from)) {
      const { issuerId } = row
      const own = kept.get(issuerId)
      if (own) await joinTwo(ctx, own, row)
      const id = own?.id ?? row.id
      const closedAt = await leftAt(ctx, issuerId, into)
      const isBack = !own && row.closedAt && !closedAt
      await ctx.db
        .update(conversations)
        .set({ holderId: into, closedAt, ...(isBack && { mailDueAt: dueAgain(ctx.now()) }) })
        .where(eq(conversations.id, id))
      await recordEvent(ctx, { action: 'conversation.moved', issuerId, subjectId: id })
      await refreshWallets(ctx, { issuerId, holderId: into })
    }
  })
}

async function joinTwo(ctx: Context, own: ConversationRow, gone: ConversationRow): Promise<void> {
  await ctx.db.update(messages).set({ conversationId: own.id }).where(eq(messages.conversationId, gone.id))
  await ctx.db.delete(conversations).where(eq(conversations.id, gone.id))
  const { lastAt, lastText, lastFrom } = [own, gone].toSorted((a, b) => latestOf(b) - latestOf(a))[0] ?? own
  await ctx.db
    .update(conversations)
    .set({
      lastAt,
      lastText,
      lastFrom,
      unreadByCommunity: own.unreadByCommunity + gone.unreadByCommunity,
      unreadByMember: own.unreadByMember + gone.unreadByMember,
      doneAt: own.doneAt && gone.doneAt,
      blockedAt: own.blockedAt ?? gone.blockedAt,
      mailDueAt: mailDueOf(own, gone),
    })
    .where(eq(conversations.id, own.id))
}

/** One in which nobody has written is older than any other. */
const latestOf = ({ lastFrom, lastAt }: ConversationRow) => (lastFrom ? lastAt.getTime() : 0)

/** Whoever was e-mailed about one of them is not e-mailed again, and a blocked one is never. */
function mailDueOf(own: ConversationRow, gone: ConversationRow): Date | null {
  if (own.blockedAt || gone.blockedAt) return null
  const unread = [own, gone].filter(({ unreadByMember }) => unreadByMember > 0)
  const due = unread.flatMap(({ mailDueAt }) => mailDueAt ?? [])
  if (due.length < unread.length) return null
  return due.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** When a holder left a community; null while they are a member. */
async function leftAt(ctx: Context, issuerId: string, holderId: string): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ endedAt: members.endedAt })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holderId)))
  return row?.endedAt ?? null
}
