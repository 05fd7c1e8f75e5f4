import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation, OPERATION_ENDED, readOperation } from '#platform/operations/operations.ts'
import { issuers } from '../../server/tables.ts'

/**
 * Finishes the creation of an issuer: moves its operation through treating to success, and marks the issuer as ready.
 */
export async function jobCreateIssuer(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const operation = await readOperation(ctx, data.operationId ?? '')
  if (!operation || OPERATION_ENDED.some((status) => status === operation.status)) return
  await moveOperation(ctx, operation.id, 'treating')
  await inTransaction(ctx, async (ctx) => {
    const [ready] = await ctx.db
      .update(issuers)
      .set({ readyAt: ctx.now() })
      .where(and(eq(issuers.id, operation.subjectId), isNull(issuers.readyAt)))
      .returning({ id: issuers.id })
    if (ready) await recordEvent(ctx, { action: 'issuer.ready', issuerId: ready.id, subjectId: ready.id })
    await moveOperation(ctx, operation.id, 'success')
  })
}

/** Ends the operation of a creation or change after its last failed try, so that nobody waits forever. */
export async function issuerGaveUp(ctx: SystemContext, { operationId = '' }: Record<string, string>) {
  await moveOperation(ctx, operationId, 'error', 'serverError')
}
