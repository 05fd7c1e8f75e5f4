import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { mainAdminReplacements } from './tables.ts'

/** Ends the announced replacement of an issuer's main admin, in the caller's transaction; false when there is none. */
export async function endReplacement(ctx: Context, issuerId: string): Promise<boolean> {
  const [ended] = await ctx.db
    .update(mainAdminReplacements)
    .set({ endedAt: ctx.now() })
    .where(and(eq(mainAdminReplacements.issuerId, issuerId), isNull(mainAdminReplacements.endedAt)))
    .returning({ id: mainAdminReplacements.id })
  if (ended) await recordEvent(ctx, { action: 'replacement.ended', issuerId, subjectId: ended.id })
  return ended !== undefined
}
