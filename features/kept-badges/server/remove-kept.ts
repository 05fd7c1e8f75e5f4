import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { endPages } from '../sharing/server/end-pages.ts'
import { assertProven } from './assert-proven.ts'
import { removeRowKeys } from './sealing.ts'
import { keptBadges } from './tables.ts'

/** Removes one of the caller's badges and ends its page. Throws `notFound`. */
export function removeKept(ctx: HolderContext, { keptId }: Input<typeof contract.removeKept>) {
  assertProven(ctx)
  const { holderId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    // A page that is turned on meanwhile would stay open, and nobody could close it.
    await lockOwnWallet(ctx)
    const removed = await ctx.db
      .delete(keptBadges)
      .where(and(eq(keptBadges.id, keptId), eq(keptBadges.holderId, holderId)))
      .returning({ id: keptBadges.id, sealedBy: keptBadges.sealedBy })
    if (removed.length === 0) throw new Problem('notFound')
    await endPages(ctx, [keptId])
    await removeRowKeys(ctx, removed)
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'kept', subjectId: keptId })
    await recordEvent(ctx, { action: 'keptBadge.removed', subjectId: keptId })
    return {}
  })
}
