import { and, eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { openSemaphore } from '#platform/process/semaphore.ts'
import { RECHECK_MS } from '../../rules.ts'
import { keptBadges } from '../tables.ts'
import { noteAndTell, readAgain } from './check-again.ts'
import { nextRecheck } from './next-recheck.ts'
import type { DueRow } from './waiting-rows.ts'

/** Badges that are checked at once. */
export const AT_ONCE = 4

const DAY_MS = 24 * 60 * 60 * 1000
/** Of their own, so that checks that wait for their turn at a host take no visitor's place. */
const semaphore = openSemaphore({ atOnce: AT_ONCE, waiting: AT_ONCE })

/**
 * Checks one badge that is due and notes when it is due again. While its issuer cannot be asked, the last answer stays, with
 * its day, and it is tried again daily; after a few days "could not be checked" is noted.
 */
export async function recheckOne(ctx: SystemContext, { id, dueAt, leasedUntil, key }: DueRow): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(keptBadges)
    // One whose lease ended is another process's.
    .where(and(eq(keptBadges.id, id), eq(keptBadges.sealedBy, ''), eq(keptBadges.recheckAt, leasedUntil)))
  if (!row) return
  const now = ctx.now()
  const reading = await readAgain(ctx, row, { key, semaphore })
  const isOpen = reading?.verification.word !== 'genuine' && reading?.verification.word !== 'notGenuine'
  const age = now.getTime() - (row.checkedAt?.getTime() ?? 0)
  const isTriedAgain = isOpen && row.word !== 'notChecked' && age < RECHECK_MS + 3 * DAY_MS
  const recheckAt = isTriedAgain ? new Date(now.getTime() + DAY_MS) : nextRecheck(dueAt, now)
  await inTransaction(ctx, async (ctx) => {
    const isRow = and(eq(keptBadges.id, id), eq(keptBadges.holderId, row.holderId), eq(keptBadges.sealedBy, ''))
    const there = await ctx.db.update(keptBadges).set({ recheckAt }).where(isRow).returning({ id: keptBadges.id })
    if (there.length === 0) return
    if (reading && !isTriedAgain) return noteAndTell(ctx, row, { key, reading })
    await recordEvent(ctx, { action: 'keptBadge.awaited', subjectId: id })
  })
}
