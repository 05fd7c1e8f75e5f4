import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { SHOWN_CHECK_MS } from '../../rules.ts'
import type { KeptRow } from '../../server/queries.ts'
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
export async function freshReading(ctx: Context, { row, key, reading }: Page): Promise<Reading | undefined> {
  const now = ctx.now()
  if (reading && now.getTime() - row.checkedAt.getTime() < SHOWN_CHECK_MS) return reading
  // The update is the lock.
  const [taken] = await ctx.db
    .update(keptShares)
    .set({ checkedAt: now })
    .where(and(eq(keptShares.id, row.id), eq(keptShares.checkedAt, row.checkedAt), isNull(keptShares.endedAt)))
    .returning({ sealed: keptShares.sealed })
  if (!taken?.sealed) return reading
  const badge = await findBadge(ctx, row.keptId)
  const found = await readAgain(ctx, { ...row, sealed: taken.sealed }, { key })
  if (!found) return reading
  const stays = staysShown(found)
  await inTransaction(ctx, async (ctx) => {
    // An outage of a minute says nothing that the shelf should have for weeks.
    if (badge && found.verification.word !== 'notChecked') await noteOfBadge(ctx, badge, found)
    if (!stays) {
      await endPages(ctx, [row.keptId])
      await notifyWallets(ctx, { holderIds: [row.holderId] }, { kind: 'kept', subjectId: row.keptId })
      return
    }
    // Not over that of a later visitor.
    await ctx.db
      .update(keptShares)
      .set({ reading: sealPart(key, 'reading', found) })
      .where(and(eq(keptShares.id, row.id), eq(keptShares.checkedAt, now), isNull(keptShares.endedAt)))
    await recordEvent(ctx, { action: 'keptShare.checked', subjectId: row.id })
  })
  return stays ? found : undefined
}

type Badge = Pick<KeptRow, 'id' | 'holderId' | 'checkedAt'>

async function findBadge(ctx: Context, keptId: string): Promise<Badge | undefined> {
  const [badge] = await ctx.db
    .select({ id: keptBadges.id, holderId: keptBadges.holderId, checkedAt: keptBadges.checkedAt })
    .from(keptBadges)
    .where(and(eq(keptBadges.id, keptId), eq(keptBadges.sealedBy, '')))
  return badge
}

/** What a page's check found is noted of its badge, too, where the server opens it: nothing else may check it for weeks. */
async function noteOfBadge(ctx: Context, badge: Badge, reading: Reading): Promise<void> {
  const key = (await openRowKeys(ctx, [badge.id])).get(badge.id)
  if (key) await noteAndTell(ctx, badge, { key, reading })
}
