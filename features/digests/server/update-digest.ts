import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { nextDigest } from '../rules.ts'
import { getDigest } from './get-digest.ts'
import { digestSettings } from './tables.ts'

/**
 * Turns the holder's digest on, off, or to another time. Turning it on throws `addressMissing` without a proven address,
 * and `addressNotProven` in a session that a claim link alone opened.
 */
export function updateDigest(
  ctx: HolderContext,
  { every, timeZone }: Input<typeof contract.updateDigest>,
): Promise<Output<typeof contract.updateDigest>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    if (every !== 'off') {
      if ((await mailAddressesOf(ctx, [holderId])).size === 0) throw new Problem('addressMissing')
      assertProven(ctx)
    }
    const nextAt = every === 'off' ? null : nextDigest(every, timeZone, ctx.now())
    const set = { every, timeZone, nextAt, isRefused: false }
    // One that is due this minute still goes out when nothing changes.
    const isSame = sql`${digestSettings.every} = ${every} and ${digestSettings.timeZone} = ${timeZone}`
    await ctx.db
      .insert(digestSettings)
      .values({ holderId, ...set })
      .onConflictDoUpdate({
        target: digestSettings.holderId,
        set: { ...set, nextAt: sql`case when ${isSame} then ${digestSettings.nextAt} else excluded.next_at end` },
      })
    await recordEvent(ctx, { action: 'digest.changed', subjectId: holderId, detail: { every } })
    return getDigest(ctx)
  })
}
