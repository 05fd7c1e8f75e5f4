import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { badges } from '../tables.ts'

/** Links a revoked badge to its replacement; both belong to the caller's issuer. */
export function supersedeBadge(ctx: Context, badgeId: string, byId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(badges).set({ supersededBy: byId }).where(eq(badges.id, badgeId))
    await recordEvent(ctx, { action: 'badge.superseded', subjectId: badgeId })
  })
}
