import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { SHOWN_CHECK_MS } from '../../rules.ts'
import type { Reading } from '../../server/reading/read-for-holder.ts'
import { noteAndTell, readAgain } from '../../server/recheck/check-again.ts'
import { openRowKeys, sealPart } from '../../server/sealing.ts'
import { keptBadges, keptShares } from '../../server/tables.ts'
import { staysShown } from '../rules.ts'
import { endPages } from './end-pages.ts'
import type { Page } from './find-page.ts'

/**
 * What the last check of a page's badge found, which is made again when it was an hour ago: by one visitor, while others see
 * the one before. Undefined when it ended the page.
 */
export async function freshReading(ctx: Context, page: Page): Promise<Reading | undefined> {
  const { row, key, reading } = page
  const now = ctx.now()
  if (now.getTime() - row.checkedAt.getTime() < SHOWN_CHECK_MS) return reading
  // The update is the lock.
  const taken = await ctx.db
    .update(keptShares)
    .set({ checkedAt: now })
    .where(and(eq(keptShares.id, row.id), eq(keptShares.checkedAt, row.checkedAt), isNull(keptShares.endedAt)))
    .returning({ id: keptShares.id })
  if (taken.length === 0) return reading
  const found = await readAgain(ctx, row, { key })
  if (!found) return reading
  const stays = staysShown(found)
  await inTransaction(ctx, async (ctx) => {
    await noteOfBadge(ctx, row.keptId, found)
    if (!stays) {
      await endPages(ctx, [row.keptId])
      await notifyWallets(ctx, { holderIds: [row.holderId] }, { kind: 'kept', subjectId: row.keptId })
      return
    }
    await ctx.db
      .update(keptShares)
      .set({ reading: sealPart(key, 'reading', found) })
      .where(and(eq(keptShares.id, row.id), isNull(keptShares.endedAt)))
    await recordEvent(ctx, { action: 'keptShare.checked', subjectId: row.id })
  })
  return stays ? found : undefined
}

/** What a page's check found is noted of its badge, too, where the server opens it: nothing else may check it for weeks. */
async function noteOfBadge(ctx: Context, keptId: string, reading: Reading): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(keptBadges)
    .where(and(eq(keptBadges.id, keptId), eq(keptBadges.sealedBy, '')))
  const key = row && (await openRowKeys(ctx, [keptId])).get(keptId)
  if (key) await noteAndTell(ctx, row, { key, reading })
}
