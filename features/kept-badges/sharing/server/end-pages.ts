import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { pageKeyId } from '../../server/sealing.ts'
import { keptBadges, keptShares } from '../../server/tables.ts'

/** Ends the open pages of some kept badges, in the caller's transaction, and forgets their copies; returns how many. */
export function endPages(ctx: Context, keptIds: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .update(keptShares)
      .set({ endedAt: ctx.now(), sealed: null, reading: null })
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

/** Ends an open page by its id, for operators, and has its badge get no other one; false when there is none. */
export function endPageOfId(ctx: Context, shareId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [page] = await ctx.db
      .select({ keptId: keptShares.keptId, holderId: keptShares.holderId })
      .from(keptShares)
      .where(and(eq(keptShares.id, shareId), isNull(keptShares.endedAt)))
    if (!page) return false
    await ctx.db.update(keptBadges).set({ shareEndedAt: ctx.now() }).where(eq(keptBadges.id, page.keptId))
    await notifyWallets(ctx, { holderIds: [page.holderId] }, { kind: 'kept', subjectId: page.keptId })
    return (await endPages(ctx, [page.keptId])) > 0
  })
}
