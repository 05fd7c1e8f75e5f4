import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

/** How many mails an issuer may send in 24 hours: what the operator allowed it, else MAIL_LIMIT_24H. */
export async function mailLimitOf(ctx: Context, issuerId: string): Promise<number> {
  const [row] = await ctx.db.select({ limit: issuers.mailLimit24h }).from(issuers).where(eq(issuers.id, issuerId))
  return row?.limit ?? ctx.config.mailLimit24h
}
