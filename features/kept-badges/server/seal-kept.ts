import { and, eq, ne } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { bytesOnceSealed, SEALINGS } from '../rules.ts'
import { assertProven } from './assert-proven.ts'
import { assertGrowth } from './assert-room.ts'
import { findKept, isOwnKeyWallet, type KeptRow } from './queries.ts'
import { readSealed } from './read-sealed.ts'
import { removeRowKeys } from './sealing.ts'
import { keptBadges } from './tables.ts'

/**
 * Replaces what is stored of a badge with what the caller's device sealed; a badge that the server could open until then is
 * the device's from then on. Throws `notFound`, `keptAlready` when another row is the same badge, `keptNeedsKey` for what
 * other words sealed or the server opens in a wallet whose key it has, and `keptTooMany`.
 */
export async function sealKept(ctx: HolderContext, asked: Input<typeof contract.sealKept>) {
  assertProven(ctx)
  const { keptId } = asked
  const sealed = await readSealed(ctx, asked)
  const { holderId } = ctx.actor
  await takeRate(ctx, `kept-seal:${holderId}`, SEALINGS)
  await inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    const row = await findKept(ctx, keptId)
    if (!(await maySeal(ctx, row, sealed))) throw new Problem('keptNeedsKey')
    const isOwn = eq(keptBadges.holderId, holderId)
    const isSame = and(isOwn, eq(keptBadges.hash, sealed.hash), ne(keptBadges.id, keptId))
    if ((await ctx.db.$count(keptBadges, isSame)) > 0) throw new Problem('keptAlready')
    // What came with another wallet is sealed however much there is by now.
    const expected = row.sealedBy === '' ? bytesOnceSealed(row.bytes) : row.bytes
    if (sealed.bytes > expected) await assertGrowth(ctx, sealed.bytes - row.bytes)
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

/** A device replaces what its own words sealed, also after a merge into another wallet, and seals what the server opens in an own-key wallet. */
async function maySeal(ctx: HolderContext, row: KeptRow, { sealedBy }: { sealedBy: string }): Promise<boolean> {
  return row.sealedBy === '' ? isOwnKeyWallet(ctx) : row.sealedBy === sealedBy
}
