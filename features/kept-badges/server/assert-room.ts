import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import type { HolderContext } from '#platform/context.ts'
import { KEPT_BYTES_MAX, KEPT_MAX } from '../rules.ts'
import { keptBadges } from './tables.ts'

/**
 * Locks the caller's wallet until the commit, so that no other badge is added, and checks that one more may be: throws
 * `keptAlready` for the hash of one that is there, and `keptTooMany`.
 */
export async function assertRoom(ctx: HolderContext, added: { hash: string; bytes: number }): Promise<void> {
  await lockOwnWallet(ctx)
  const isOwn = eq(keptBadges.holderId, ctx.actor.holderId)
  if ((await ctx.db.$count(keptBadges, and(isOwn, eq(keptBadges.hash, added.hash)))) > 0)
    throw new Problem('keptAlready')
  const { count, bytes } = await takenOf(ctx)
  if (count >= KEPT_MAX || bytes + added.bytes > KEPT_BYTES_MAX) throw new Problem('keptTooMany')
}

/** Checks, under the same lock, that what takes more room than before may do so: throws `keptTooMany`. */
export async function assertGrowth(ctx: HolderContext, growth: number): Promise<void> {
  if (growth > 0 && (await takenOf(ctx)).bytes + growth > KEPT_BYTES_MAX) throw new Problem('keptTooMany')
}

async function takenOf(ctx: HolderContext): Promise<{ count: number; bytes: number }> {
  const [there] = await ctx.db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${keptBadges.bytes}), 0)::float8` })
    .from(keptBadges)
    .where(eq(keptBadges.holderId, ctx.actor.holderId))
  return there ?? { count: 0, bytes: 0 }
}
