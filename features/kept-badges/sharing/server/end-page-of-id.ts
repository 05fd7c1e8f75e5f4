import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { keptShares } from '../../server/tables.ts'
import { endPages } from './end-pages.ts'

/** Ends an open page by its id, for operators; false when there is none. */
export function endPageOfId(ctx: Context, shareId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [page] = await ctx.db
      .select({ keptId: keptShares.keptId, holderId: keptShares.holderId })
      .from(keptShares)
      .where(and(eq(keptShares.id, shareId), isNull(keptShares.endedAt)))
    if (!page) return false
    await notifyWallets(ctx, { holderIds: [page.holderId] }, { kind: 'kept', subjectId: page.keptId })
    return (await endPages(ctx, [page.keptId])) > 0
  })
}
