import { and, eq, ne } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { assertProven } from './assert-proven.ts'
import { assertGrowth } from './assert-room.ts'
import { findKept, isOwnKeyWallet } from './queries.ts'
import { readSealed } from './read-sealed.ts'
import { removeRowKeys } from './sealing.ts'
import { keptBadges } from './tables.ts'

/**
 * Replaces what is stored of a badge with what the caller's device sealed; a badge that the server could open until then is
 * the device's from then on. Throws `notFound`, `keptAlready` when another row is the same badge, and `keptNeedsKey` in a
 * wallet whose key the server has.
 */
export async function sealKept(ctx: HolderContext, asked: Input<typeof contract.sealKept>) {
  assertProven(ctx)
  if (!(await isOwnKeyWallet(ctx))) throw new Problem('keptNeedsKey')
  const { keptId } = asked
  const sealed = await readSealed(ctx, asked)
  const { holderId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    const row = await findKept(ctx, keptId)
    const isOwn = eq(keptBadges.holderId, holderId)
    const isSame = and(isOwn, eq(keptBadges.hash, sealed.hash), ne(keptBadges.id, keptId))
    if ((await ctx.db.$count(keptBadges, isSame)) > 0) throw new Problem('keptAlready')
    // What came with another wallet is sealed however much there is by now.
    if (row.sealedBy !== '') await assertGrowth(ctx, sealed.bytes - row.bytes)
    await ctx.db
      .update(keptBadges)
      .set(sealed)
      .where(and(isOwn, eq(keptBadges.id, keptId)))
    await removeRowKeys(ctx, [row])
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'kept', subjectId: keptId })
    await recordEvent(ctx, { action: 'keptBadge.sealed', subjectId: keptId })
  })
  return {}
}
