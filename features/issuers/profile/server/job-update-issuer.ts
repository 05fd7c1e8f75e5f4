import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation, OPERATION_ENDED, readOperation } from '#platform/operations/operations.ts'
import { timeZoneChanged } from '../../hooks.ts'
import { issuerChanges, issuers } from '../../server/tables.ts'

/**
 * Applies a waiting profile. Deleting its row is the lock, so that a job that runs twice applies it once; a community
 * deleted meanwhile stays unchanged.
 */
export async function jobUpdateIssuer(ctx: SystemContext, { operationId = '' }: Record<string, string>): Promise<void> {
  const operation = await readOperation(ctx, operationId)
  if (!operation || OPERATION_ENDED.some((status) => status === operation.status)) return
  await inTransaction(ctx, async (ctx) => {
    const [change] = await ctx.db.delete(issuerChanges).where(eq(issuerChanges.operationId, operationId)).returning()
    if (!change) return
    const { issuerId, fields } = change
    const [before] = await ctx.db.select().from(issuers).where(eq(issuers.id, issuerId)).for('update')
    const [changed] = await ctx.db
      .update(issuers)
      .set({ ...fields, ...(fields.timeZone !== undefined && { isTimeZoneChosen: true }) })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ timeZone: issuers.timeZone })
    if (changed) await recordEvent(ctx, { action: 'issuer.updated', issuerId, subjectId: issuerId })
    if (changed && changed.timeZone !== before?.timeZone) await timeZoneChanged.run(ctx, { issuerId })
    await moveOperation(ctx, operationId, changed ? 'success' : 'canceled')
  })
}
