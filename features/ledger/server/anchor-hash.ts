import { sql } from 'drizzle-orm'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { ledgerEntries } from './tables.ts'

/**
 * Queues a hash (`0x` and 64 hex digits) for the log in the caller's transaction, once: a queued or anchored hash is
 * skipped. It waits for nothing; `sequenceEntries` assigns its leaf.
 */
export function anchorHash(ctx: Context, { hash, kind }: { hash: string; kind: string }): Promise<void> {
  return anchorHashes(ctx, [hash], kind)
}

/** Like `anchorHash`, for many hashes at once, in their order. */
export function anchorHashes(ctx: Context, hashes: string[], kind: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = hashes.map((hash) => ({ hash, kind, queuedAt: ctx.now() }))
    const queued = await insertRows(ctx.db, ledgerEntries, rows, sql`on conflict (hash) do nothing returning hash`)
    const events = queued.map(({ hash }) => ({ action: 'ledger.queued', subjectId: String(hash), detail: { kind } }))
    await recordEvents(ctx, events)
  })
}
