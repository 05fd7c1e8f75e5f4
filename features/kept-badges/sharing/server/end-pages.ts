import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { pageKeyId } from '../../server/sealing.ts'
import { keptShares } from '../../server/tables.ts'

/**
 * Ends the open pages of some kept badges, in the caller's transaction, and forgets their copies; returns how many. Only of those
 * that end `forGood` is the badge's hash kept.
 */
export function endPages(ctx: Context, keptIds: string[], { forGood = false } = {}): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .update(keptShares)
      .set({ endedAt: ctx.now(), sealed: null, reading: null, ...(!forGood && { hash: null }) })
      .where(and(isOneOf(keptShares.keptId, keptIds), isNull(keptShares.endedAt)))
      .returning({ id: keptShares.id })
    const ids = ended.map(({ id }) => id)
    await removeSecrets(ctx, ids.map(pageKeyId), 'keptBadge')
    await recordEvents(
      ctx,
      ids.map((subjectId) => ({ action: 'keptShare.ended', subjectId })),
    )
    return ids.length
  })
}

/** Ends an open page by its id, for operators, and has its holder get no other one of the badge; false when there is none. */
export function endPageOfId(ctx: Context, shareId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [page] = await ctx.db
      .select({ keptId: keptShares.keptId, holderId: keptShares.holderId })
      .from(keptShares)
      .where(and(eq(keptShares.id, shareId), isNull(keptShares.endedAt)))
    if (!page) return false
    await notifyWallets(ctx, { holderIds: [page.holderId] }, { kind: 'kept', subjectId: page.keptId })
    return (await endPages(ctx, [page.keptId], { forGood: true })) > 0
  })
}
