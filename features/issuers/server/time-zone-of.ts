import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

/** The IANA name of a community's time zone, by which its days, weeks, seasons and quests are read. */
export async function timeZoneOf(ctx: Context, issuerId: string): Promise<string> {
  const [row] = await ctx.db.select({ timeZone: issuers.timeZone }).from(issuers).where(eq(issuers.id, issuerId))
  return row?.timeZone ?? 'UTC'
}
