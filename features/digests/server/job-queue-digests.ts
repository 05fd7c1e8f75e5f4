import { and, asc, isNull, lt, lte, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { LATE_MS, lastDigest, nextDigest } from '../rules.ts'
import { digestMails, digestSettings } from './tables.ts'

const ROWS_AT_ONCE = 1000

/**
 * Queues the digests that are due, each holder's once. After an outage only the latest of several missed ones, unless it
 * is later than `LATE_MS`. Idempotent, also when run concurrently.
 */
export async function queueDigests(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted) {
    const queued = await inTransaction(ctx, queueSome)
    if (queued < ROWS_AT_ONCE) return
  }
}

async function queueSome(ctx: SystemContext): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db
    .select()
    .from(digestSettings)
    .where(lte(digestSettings.nextAt, now))
    .orderBy(asc(digestSettings.nextAt))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  // There are few zones, and finding 17:00 in one takes as long as writing several rows.
  for (const same of Map.groupBy(due, ({ every, timeZone }) => `${every} ${timeZone}`).values())
    await queueSame(ctx, same, now)
  return due.length
}

async function queueSame(ctx: SystemContext, same: (typeof digestSettings.$inferSelect)[], now: Date): Promise<void> {
  const [{ every, timeZone, nextAt } = { every: 'off' as const, timeZone: '', nextAt: null }] = same
  if (every === 'off' || !nextAt) return
  const holderIds = same.map(({ holderId }) => holderId)
  const dueAt = lastDigest(every, timeZone, now)
  await ctx.db
    .update(digestSettings)
    .set({ nextAt: nextDigest(every, timeZone, now) })
    .where(isOneOf(digestSettings.holderId, holderIds))
  // An earlier one that still waits is part of this one.
  await ctx.db
    .update(digestMails)
    .set({ endedAt: now })
    .where(and(isOneOf(digestMails.holderId, holderIds), lt(digestMails.dueAt, dueAt), isNull(digestMails.endedAt)))
  if (now.getTime() - dueAt.getTime() > LATE_MS) return
  const rows = holderIds.map((holderId) => ({ holderId, dueAt, id: newId() }))
  await insertRows(ctx.db, digestMails, rows, sql`on conflict do nothing`)
}
