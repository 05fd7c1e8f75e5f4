import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { undoSeconds } from '../send-rules.ts'
import { sendSettings } from './send-tables.ts'

/** How long an issuer's send of so many can be undone, in seconds; 0: its mails go at once. */
export async function undoWindow(ctx: Context, issuerId: string, count: number): Promise<number> {
  const [settings] = await ctx.db.select().from(sendSettings).where(eq(sendSettings.issuerId, issuerId))
  return settings?.undoSeconds ?? undoSeconds(count)
}
