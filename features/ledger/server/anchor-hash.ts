import { desc, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { findLeaf } from './find-leaf.ts'
import { FIRST_HEAD, leafHead } from './leaf-head.ts'
import { ledgerLeaves } from './tables.ts'

/** Any number that nothing else locks on. */
const LOCK = 4_217_003

export type Anchored = { index: number; head: string; anchoredAt: Date }

/**
 * Appends a hash to the embedded ledger, once: a hash that was anchored before answers its leaf. One appends at a time,
 * under a lock that lasts until the caller's transaction ends, so that the chain has neither gap nor fork.
 */
export function anchorHash(ctx: Context, { hash, kind }: { hash: string; kind: string }): Promise<Anchored> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const known = await findLeaf(ctx, hash)
    if (known) return { index: known.index, head: known.head, anchoredAt: known.anchoredAt }
    const [last] = await ctx.db.select().from(ledgerLeaves).orderBy(desc(ledgerLeaves.index)).limit(1)
    const anchoredAt = ctx.now()
    const index = last ? last.index + 1 : 0
    const head = leafHead(last?.head ?? FIRST_HEAD, { hash, anchoredAt })
    await ctx.db.insert(ledgerLeaves).values({ index, hash, kind, head, anchoredAt })
    await recordEvent(ctx, { action: 'ledger.anchored', subjectId: hash, detail: { index, kind } })
    return { index, head, anchoredAt }
  })
}
