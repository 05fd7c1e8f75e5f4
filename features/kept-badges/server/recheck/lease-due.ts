import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { openRowKeys, openSummary } from '../sealing.ts'
import { keptBadges } from '../tables.ts'
import type { DueRow } from './waiting-rows.ts'

const HOUR_MS = 60 * 60_000
/** Longer than a row waits in a run, so that no other process takes it; those of a process that died are taken then. */
const LEASE_MS = HOUR_MS
const ROWS_AT_ONCE = 100

/** Takes rows that are due, those that have waited longest first; none when nothing is due. */
export async function leaseDue(ctx: Context): Promise<DueRow[]> {
  const { leasedUntil, due } = await lease(ctx)
  const ids = due.map(({ id }) => id)
  const keys = await openRowKeys(ctx, ids)
  return due.flatMap(({ id, holderId, dueAt, summary }) => {
    const key = keys.get(id)
    if (!key || !dueAt) return []
    return [{ id, holderId, dueAt, leasedUntil, key, host: openSummary(key, summary)?.issuer.host ?? '' }]
  })
}

function lease(ctx: Context) {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const leasedUntil = new Date(now.getTime() + LEASE_MS)
    const { id, holderId, recheckAt: dueAt, summary } = keptBadges
    const due = await ctx.db
      .select({ id, holderId, dueAt, summary })
      .from(keptBadges)
      .where(and(eq(keptBadges.sealedBy, ''), lte(keptBadges.recheckAt, now)))
      .orderBy(asc(keptBadges.recheckAt), asc(keptBadges.id))
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return { leasedUntil, due }
    await moveTo(ctx, due, leasedUntil)
    await recordEvent(ctx, { action: 'keptBadges.leased', subjectId: '', detail: { count: due.length } })
    return { leasedUntil, due }
  })
}

/** Gives leased rows back until the run of the next hour. */
export function putBack(ctx: Context, rows: DueRow[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await moveTo(ctx, rows, new Date(ctx.now().getTime() + HOUR_MS))
    await recordEvent(ctx, { action: 'keptBadges.putBack', subjectId: '', detail: { count: rows.length } })
  })
}

function moveTo(ctx: Context, rows: { id: string }[], recheckAt: Date) {
  const ids = rows.map(({ id }) => id)
  const isLeased = and(inArray(keptBadges.id, ids), eq(keptBadges.sealedBy, ''))
  return ctx.db.update(keptBadges).set({ recheckAt }).where(isLeased)
}
