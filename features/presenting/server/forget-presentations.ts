import { lt } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { SHOWN_MINUTES } from '../rules.ts'
import { presentations } from './tables.ts'

/** Deletes requests with what was shown, `SHOWN_MINUTES` after they were made. */
export async function forgetPresentations(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - SHOWN_MINUTES * 60_000)
  await inTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(presentations)
      .where(lt(presentations.createdAt, before))
      .returning({ id: presentations.id })
    if (gone.length > 0)
      await recordEvent(ctx, { action: 'presentations.forgotten', subjectId: '', detail: { count: gone.length } })
  })
}
