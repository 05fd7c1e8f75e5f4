import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { ledgerEntries } from './tables.ts'

/**
 * Queues a hash (`0x` and 64 hex digits) for the log in the caller's transaction, once: of a hash that is queued or anchored
 * nothing more is written. It waits for nobody; `sequenceEntries` gives it its leaf.
 */
export function anchorHash(ctx: Context, { hash, kind }: { hash: string; kind: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [queued] = await ctx.db
      .insert(ledgerEntries)
      .values({ hash, kind, queuedAt: ctx.now() })
      .onConflictDoNothing({ target: ledgerEntries.hash })
      .returning({ id: ledgerEntries.id })
    if (queued) await recordEvent(ctx, { action: 'ledger.queued', subjectId: hash, detail: { kind } })
  })
}
