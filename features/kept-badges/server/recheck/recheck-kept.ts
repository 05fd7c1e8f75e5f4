import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import type { Summary } from '../reading/read-for-holder.ts'
import { openRowKeys, openValue, type RowKey } from '../sealing.ts'
import { keptBadges } from '../tables.ts'
import { openPoliteFetch } from './polite-fetch.ts'
import { type DueRow, HOSTS_AT_ONCE, recheckOne } from './recheck-one.ts'

/** Longer than a batch takes, so that no other process takes its rows; those of a process that died are taken then. */
const LEASE_MS = 60 * 60_000
const ROWS_AT_ONCE = 100
/** How long an answer of another host stands for all badges that name it. */
const REMEMBERED_MS = 10 * 60_000

/**
 * Checks the kept badges that are due, each once a week, until none is left: those of different issuers at once, those of one
 * in turn. Idempotent, also when run concurrently.
 */
export async function recheckKept(ctx: SystemContext): Promise<void> {
  let polite = openPolite(ctx)
  while (!ctx.stopping.aborted) {
    const rows = await lease(ctx)
    if (rows.length === 0) return
    if (performance.now() - polite.openedAt > REMEMBERED_MS) polite = openPolite(ctx)
    const asking = polite.ctx
    const keys = await openRowKeys(
      ctx,
      rows.map(({ id }) => id),
    )
    const groups = [...Map.groupBy(rows, (row) => hostOf(row, keys.get(row.id))).values()]
    const next = async (): Promise<void> => {
      for (let group = groups.pop(); group; group = groups.pop()) await recheckInTurn(asking, group, keys)
    }
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, next))
  }
}

function openPolite(ctx: SystemContext) {
  return { openedAt: performance.now(), ctx: { ...ctx, safeFetch: openPoliteFetch(ctx) } }
}

async function recheckInTurn(ctx: SystemContext, rows: DueRow[], keys: Map<string, RowKey>): Promise<void> {
  for (const row of rows) {
    if (ctx.stopping.aborted) return
    const key = keys.get(row.id)
    if (!key) continue
    await recheckOne(ctx, row, key).catch((error: unknown) => {
      ctx.log.error({ err: error, kept: row.id }, 'a kept badge was not checked again')
    })
  }
}

/** Takes rows that are due; `dueAt` is when they were. */
function lease(ctx: Context): Promise<DueRow[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const due = await ctx.db
      .select({
        id: keptBadges.id,
        holderId: keptBadges.holderId,
        dueAt: keptBadges.recheckAt,
        summary: keptBadges.summary,
      })
      .from(keptBadges)
      .where(and(eq(keptBadges.sealedBy, ''), lte(keptBadges.recheckAt, now)))
      .orderBy(asc(keptBadges.recheckAt), asc(keptBadges.id))
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true })
    const rows = due.flatMap((row) => (row.dueAt ? [{ ...row, dueAt: row.dueAt }] : []))
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    await ctx.db
      .update(keptBadges)
      .set({ recheckAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(keptBadges.id, ids))
    await recordEvent(ctx, { action: 'keptBadges.leased', subjectId: '', detail: { count: ids.length } })
    return rows
  })
}

function hostOf({ summary }: DueRow, key: RowKey | undefined): string {
  return key ? openValue<Summary>(key, 'summary', summary).issuer.host : ''
}
