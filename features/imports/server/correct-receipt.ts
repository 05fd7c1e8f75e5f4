import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { importRows } from './tables.ts'

/** Corrects the receipt of a sent row, found by its identity, in the caller's transaction; nothing where the send has no list. */
export async function correctReceipt(
  ctx: Context,
  sendId: string,
  identity: string,
  to: { email: string; identity: string },
): Promise<void> {
  await ctx.db
    .update(importRows)
    .set(to)
    .where(and(eq(importRows.sendId, sendId), eq(importRows.identity, identity), eq(importRows.outcome, 'sent')))
}
