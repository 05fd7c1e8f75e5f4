import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rankingNames, standingMarks } from '../../server/tables.ts'

/** Moves what a holder answered about their name to another, when their wallets merge; the other's own answers hold. */
export function moveNames(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db.delete(rankingNames).where(eq(rankingNames.holderId, from)).returning()
    const moved = rows.map((row) => ({ ...row, holderId: into }))
    if (moved.length > 0) await ctx.db.insert(rankingNames).values(moved).onConflictDoNothing()
    await ctx.db.delete(standingMarks).where(eq(standingMarks.holderId, from))
    await recordEvent(ctx, { action: 'rankings.moved', subjectId: into, detail: { count: moved.length } })
  })
}
