import { and, eq, inArray, sql } from 'drizzle-orm'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { dropImportFile } from './import-file.ts'
import { givePlacesBack } from './queries.ts'
import { claims, importRows, sends } from './tables.ts'

const ROWS_AT_ONCE = 500

/** Takes back the claims of a stopped or undone send whose mails never went, and gives back what was counted for them. */
export async function takeBackSend(ctx: SystemContext, { sendId = '' }: Record<string, string>): Promise<void> {
  while (await takeBackSome(ctx, sendId)) {
    // Each some rows: the embedded database serves others in between.
  }
  await dropImportFile(ctx, sendId)
}

function takeBackSome(ctx: SystemContext, sendId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (!send || (send.status !== 'stopped' && send.status !== 'undone')) return false
    const some = ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(
        and(
          eq(claims.sendId, sendId),
          inArray(claims.delivery, ['queued', 'unsubscribed']),
          // A link that was tried may have arrived, and is somebody's.
          eq(claims.tries, 0),
          eq(claims.taken, 0),
        ),
      )
      .limit(ROWS_AT_ONCE)
      .for('update')
    const gone = await ctx.db
      .delete(claims)
      .where(inArray(claims.id, some))
      .returning({ id: claims.id, n: claims.delegationN, delivery: claims.delivery })
    if (gone.length === 0) return false
    const ids = gone.map(({ id }) => id)
    await ctx.db
      .update(importRows)
      .set({ outcome: send.status, claimId: '' })
      .where(and(eq(importRows.sendId, sendId), inArray(importRows.claimId, ids)))
    await givePlacesBack(ctx, send.templateId, gone.length)
    for (const [n, rows] of Map.groupBy(gone, (row) => row.n)) {
      await giveBackDelegation(ctx, send.issuerId, n, rows.length)
    }
    const mails = gone.filter(({ delivery }) => delivery === 'queued').length
    await ctx.db
      .update(sends)
      .set({ mails: sql`greatest(${sends.mails} - ${mails}, 0)` })
      .where(eq(sends.id, sendId))
    const detail = { claims: gone.length }
    await recordEvent(ctx, { action: 'claims.takenBack', issuerId: send.issuerId, subjectId: send.templateId, detail })
    return true
  })
}
