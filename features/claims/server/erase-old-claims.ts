import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { claims, importRows } from './tables.ts'

const ROWS_AT_ONCE = 1000
const DAY_MS = 86_400_000

/** Erases whom badges were for that nobody collected, some time (CLAIM_ERASE_DAYS) after their end. Safe to run twice. */
export async function eraseOldClaims(ctx: SystemContext): Promise<void> {
  while ((await eraseSome(ctx)) === ROWS_AT_ONCE) {
    // Each some rows: others are served in between.
  }
}

function eraseSome(ctx: SystemContext): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const until = new Date(ctx.now().getTime() - ctx.config.claimEraseDays * DAY_MS)
    // In the words of the index.
    const isUnclaimed = sql`${claims.taken} = 0 and ${claims.email} <> ''`
    const old = ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(and(isUnclaimed, lt(claims.endDate, until)))
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true })
    const erased = await ctx.db
      .update(claims)
      .set({ email: '', optionName: '', deliveryDetail: '' })
      .where(inArray(claims.id, old))
      .returning({ id: claims.id, sendId: claims.sendId })
    if (erased.length === 0) return 0
    for (const [sendId, rows] of Map.groupBy(erased, (row) => row.sendId)) {
      const ids = rows.map(({ id }) => id)
      await ctx.db
        .update(importRows)
        .set({ email: '', identity: sql`'erased ' || ${importRows.row}` })
        .where(
          and(
            eq(importRows.sendId, sendId),
            gt(importRows.row, 0),
            ne(importRows.email, ''),
            inArray(importRows.claimId, ids),
          ),
        )
    }
    await recordEvent(ctx, { action: 'claims.addressesErased', subjectId: 'claims', detail: { count: erased.length } })
    return erased.length
  })
}
