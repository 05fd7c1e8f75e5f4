import { eq } from 'drizzle-orm'
import { fillSentAt } from '#features/sends/server/fill-sent-at.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { insightStart } from './tables.ts'

/** Claims of one transaction. */
const AT_ONCE = 5000

/**
 * Fills in when claims were handed over that were made before that was kept; the trigger on claims counts them, their badges and
 * shares. It goes on where it was interrupted, in any process, and does nothing once all were read.
 */
export async function fillEarlier(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted && (await fillNext(ctx))) {
    // Each part commits by itself.
  }
}

/** Fills the next part; false once there is none. */
function fillNext(ctx: SystemContext): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [start] = await ctx.db.select().from(insightStart).where(eq(insightStart.id, 1)).for('update')
    if (!start || start.after === null) return false
    const after = await fillSentAt(ctx, start.after, AT_ONCE)
    await ctx.db.update(insightStart).set({ after }).where(eq(insightStart.id, 1))
    if (after === null) await recordEvent(ctx, { action: 'insights.filled', subjectId: 'claims' })
    return after !== null
  })
}
