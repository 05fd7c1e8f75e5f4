import { and, eq } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { staysShown } from '../../sharing/rules.ts'
import { endPages } from '../../sharing/server/end-pages.ts'
import type { KeptRow } from '../queries.ts'
import { type Reading, readForHolder } from '../reading/read-for-holder.ts'
import { sealReading } from '../seal-reading.ts'
import { openPart, openValue, type RowKey } from '../sealing.ts'
import { keptBadges } from '../tables.ts'

/** Reads and checks a kept badge again, as it was received. Throws what `readForHolder` throws. */
export async function readAgain(ctx: Context, row: KeptRow, key: RowKey): Promise<Reading> {
  const file = new File([openPart(key, 'sealed', row.sealed) as BlobPart], 'badge')
  const known = row.reading ? openValue<Reading>(key, 'reading', row.reading) : undefined
  return (await readForHolder(ctx, row.holderId, { file }, known)).reading
}

/**
 * Records what a check of a kept badge found. Nothing is removed; only its page ends when it is no longer genuine or was
 * revoked.
 */
export function noteReading(
  ctx: Context,
  { id, holderId }: Pick<KeptRow, 'id' | 'holderId'>,
  { key, reading }: { key: RowKey; reading: Reading },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // A device may have sealed the badge meanwhile, another wallet have taken it over, or its holder removed it.
    const noted = await ctx.db
      .update(keptBadges)
      .set(sealReading(key, reading))
      .where(and(eq(keptBadges.id, id), eq(keptBadges.holderId, holderId), eq(keptBadges.sealedBy, '')))
      .returning({ id: keptBadges.id })
    if (noted.length === 0) return
    if (!staysShown(reading)) await endPages(ctx, [id])
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'kept', subjectId: id })
    await recordEvent(ctx, { action: 'keptBadge.checked', subjectId: id })
  })
}
