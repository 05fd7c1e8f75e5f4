import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { badges } from './tables.ts'

/** Makes a badge that was taken back name the one that its holder got instead; both belong to the caller's issuer. */
export function supersedeBadge(ctx: Context, badgeId: string, byId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(badges).set({ supersededBy: byId }).where(eq(badges.id, badgeId))
    await recordEvent(ctx, { action: 'badge.superseded', subjectId: badgeId })
  })
}
