import { and, eq, inArray, or } from 'drizzle-orm'
import type { AdminChange } from '#features/issuers/hooks.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insightMails } from '../../server/tables.ts'
import { turnOff } from './end-insights-mail.ts'
import { isOf } from './own-mail.ts'

/** Keeps the e-mails of an admin with their new address, and turns those of a removed one off, in sub-communities too. */
export function followAdmins(ctx: Context, { issuerId, email, newEmail }: AdminChange): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subs = ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.parentId, issuerId))
    const inside = or(eq(insightMails.issuerId, issuerId), inArray(insightMails.issuerId, subs))
    const rows = await ctx.db
      .select()
      .from(insightMails)
      .where(and(eq(insightMails.email, email), inside))
    for (const row of rows) {
      if (newEmail === '') await turnOff(ctx, row)
      else {
        await ctx.db.update(insightMails).set({ email: newEmail }).where(isOf(row))
        await recordEvent(ctx, { action: 'insightsMail.moved', issuerId: row.issuerId, subjectId: row.issuerId })
      }
    }
  })
}
