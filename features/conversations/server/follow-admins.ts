import { and, eq, inArray } from 'drizzle-orm'
import type { AdminChange } from '#features/issuers/hooks.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conversations, messages, namelessAuthors } from './tables.ts'

/** Keeps messages with their author when an admin's address changes; those of a removed admin are the community's. */
export function followAdmins(ctx: Context, { issuerId, email, newEmail }: AdminChange): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = ctx.db.select({ id: conversations.id }).from(conversations).where(eq(conversations.issuerId, issuerId))
    await ctx.db
      .update(messages)
      .set({ email: newEmail })
      .where(and(eq(messages.email, email), inArray(messages.conversationId, own)))
    const hidden = await ctx.db
      .delete(namelessAuthors)
      .where(and(eq(namelessAuthors.issuerId, issuerId), eq(namelessAuthors.email, email)))
      .returning({ email: namelessAuthors.email })
    if (hidden.length > 0 && newEmail)
      await ctx.db.insert(namelessAuthors).values({ issuerId, email: newEmail }).onConflictDoNothing()
    await recordEvent(ctx, { action: 'conversations.authorChanged', issuerId, subjectId: issuerId })
  })
}
