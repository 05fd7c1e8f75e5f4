import { and, inArray, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { claims } from './tables.ts'

/**
 * Removes the names of erased people from the badges that they gave: the credentials are signed and stay, and pages then
 * say "a former member".
 */
export function forgetGivers(ctx: Context, dids: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const forgotten = await ctx.db
      .update(claims)
      .set({ giverName: '' })
      // Spelled like the index's condition.
      .where(and(sql`${claims.giverDid} <> ''`, inArray(claims.giverDid, dids)))
      .returning({ id: claims.id })
    await recordEvent(ctx, { action: 'givers.forgotten', subjectId: 'claims', detail: { count: forgotten.length } })
  })
}
