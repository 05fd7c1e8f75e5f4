import { and, eq, isNull } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { SHOWN_CHECK_MS } from '../../rules.ts'
import { type Reading, readForHolder } from '../../server/reading/read-for-holder.ts'
import { openPart, sealPart } from '../../server/sealing.ts'
import { keptShares } from '../../server/tables.ts'
import { staysShown } from '../rules.ts'
import { endPages } from './end-pages.ts'
import type { Page } from './find-page.ts'

/**
 * What the last check of a page's badge found, which is made again when it was an hour ago: by one visitor, while others see
 * the one before. Undefined when it ended the page.
 */
export async function freshReading(ctx: Context, page: Page): Promise<Reading | undefined> {
  const { row, reading } = page
  const now = ctx.now()
  if (now.getTime() - row.checkedAt.getTime() < SHOWN_CHECK_MS) return reading
  // The update is the lock.
  const taken = await ctx.db
    .update(keptShares)
    .set({ checkedAt: now })
    .where(and(eq(keptShares.id, row.id), eq(keptShares.checkedAt, row.checkedAt), isNull(keptShares.endedAt)))
    .returning({ id: keptShares.id })
  if (taken.length === 0) return reading
  const found = await readAgain(ctx, page)
  const stays = staysShown(found)
  await inTransaction(ctx, async (ctx) => {
    if (!stays) {
      await endPages(ctx, [row.keptId])
      await notifyWallets(ctx, { holderIds: [row.holderId] }, { kind: 'kept', subjectId: row.keptId })
      return
    }
    await ctx.db
      .update(keptShares)
      .set({ reading: sealPart(page.key, 'reading', found) })
      .where(and(eq(keptShares.id, row.id), isNull(keptShares.endedAt)))
    await recordEvent(ctx, { action: 'keptShare.checked', subjectId: row.id })
  })
  return stays ? found : undefined
}

async function readAgain(ctx: Context, { row, key, reading }: Page): Promise<Reading> {
  const file = new File([openPart(key, 'sealed', row.sealed) as BlobPart], 'badge')
  try {
    return (await readForHolder(ctx, row.holderId, { file }, reading)).reading
  } catch (error) {
    // A file that only names an address is not read while its host is away.
    if (error instanceof Problem || error instanceof InvalidInput) return reading
    throw error
  }
}
