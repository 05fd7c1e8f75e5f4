import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { pageKeyId, removeRowKeys } from './sealing.ts'
import { keptBadges, keptShares } from './tables.ts'

/** Deletes the badges that some wallets keep from other issuers, and their pages; returns how many pages were open. */
export function eraseKept(ctx: Context, holderIds: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const badges = await ctx.db
      .delete(keptBadges)
      .where(isOneOf(keptBadges.holderId, holderIds))
      .returning({ id: keptBadges.id, sealedBy: keptBadges.sealedBy })
    const pages = await ctx.db
      .delete(keptShares)
      .where(isOneOf(keptShares.holderId, holderIds))
      .returning({ id: keptShares.id, endedAt: keptShares.endedAt })
    await removeRowKeys(ctx, badges)
    const pageKeys = pages.map(({ id }) => pageKeyId(id))
    await removeSecrets(ctx, pageKeys, 'keptBadge')
    const detail = { badges: badges.length, pages: pages.length }
    for (const subjectId of holderIds) await recordEvent(ctx, { action: 'keptBadges.erased', subjectId, detail })
    return pages.filter(({ endedAt }) => !endedAt).length
  })
}
