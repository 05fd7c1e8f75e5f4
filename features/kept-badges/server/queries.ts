import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import type { HolderContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { Config } from '#platform/settings/config.ts'
import { openRowKeys, openSummary, type RowKey } from './sealing.ts'
import { keptBadges, keptShares } from './tables.ts'

export type KeptRow = typeof keptBadges.$inferSelect
type Listed = Omit<KeptRow, 'sealed' | 'reading'>

/** Whether the key of the caller's wallet is only theirs, so that their devices seal what it keeps. */
export async function isOwnKeyWallet(ctx: HolderContext): Promise<boolean> {
  return (await findHolder(ctx, ctx.actor.holderId))?.kind === 'own'
}

/** A kept badge of the caller; throws `notFound` for one of others. */
export async function findKept(ctx: HolderContext, keptId: string): Promise<KeptRow> {
  const [row] = await ctx.db
    .select()
    .from(keptBadges)
    .where(and(eq(keptBadges.id, keptId), eq(keptBadges.holderId, ctx.actor.holderId)))
  if (!row) throw new Problem('notFound')
  return row
}

/** A kept badge of the caller that the server opens, with its key; throws `keptNeedsKey` for another. */
export async function openKept(ctx: HolderContext, keptId: string): Promise<{ row: KeptRow; key: RowKey }> {
  const row = await findKept(ctx, keptId)
  const key = row.sealedBy === '' ? (await openRowKeys(ctx, [row.id])).get(row.id) : undefined
  if (!key) throw new Problem('keptNeedsKey')
  return { row, key }
}

/** Kept badges as the wallet lists them. */
export async function describeKept(ctx: HolderContext, rows: Listed[]) {
  const ids = rows.map(({ id }) => id)
  const [isOwnKey, keys, shown] = await Promise.all([
    isOwnKeyWallet(ctx),
    openRowKeys(ctx, ids),
    ctx.db
      .select({ id: keptShares.id, keptId: keptShares.keptId })
      .from(keptShares)
      .where(and(isOneOf(keptShares.keptId, ids), isNull(keptShares.endedAt))),
  ])
  const pages = new Map(shown.map(({ id, keptId }) => [keptId, shownUrl(ctx.config, id)]))
  return rows.map((row) => {
    const key = row.sealedBy === '' ? keys.get(row.id) : undefined
    const summary = key && openSummary(key, row.summary)
    return {
      keptId: row.id,
      keptAt: row.keptAt.toISOString(),
      checkedAt: row.checkedAt?.toISOString() ?? '',
      ...(summary && { summary }),
      sealedSummary: row.sealedBy === '' ? '' : Buffer.from(row.summary).toString('base64url'),
      sealedBy: row.sealedBy,
      needsSealing: row.sealedBy === '' && isOwnKey,
      shownUrl: pages.get(row.id) ?? '',
    }
  })
}

/** The public page of a kept badge. */
export function shownUrl({ publicUrl }: Pick<Config, 'publicUrl'>, shareId: string): string {
  return `${publicUrl}/shown/${shareId}`
}
