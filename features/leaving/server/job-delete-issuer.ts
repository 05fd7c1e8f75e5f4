import { and, eq, isNull } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { communityErased } from '#platform/manifest/leaving.ts'
import { moveOperation, OPERATION_ENDED, readOperation } from '#platform/operations/operations.ts'

/**
 * Deletes a community, in one transaction: its badges stay verifiable by the final status lists, the DID document and
 * the achievements; open claims end; people's data and private keys are removed. The issuer's row is the lock, so that
 * a job that runs twice deletes once.
 */
export async function jobDeleteIssuer(ctx: SystemContext, { operationId = '' }: Record<string, string>): Promise<void> {
  const operation = await readOperation(ctx, operationId)
  if (!operation || OPERATION_ENDED.some((status) => status === operation.status)) return
  await moveOperation(ctx, operationId, 'treating')
  await inTransaction(ctx, async (ctx) => {
    if (await lockLiving(ctx, operation.subjectId))
      await communityErased.run(ctx, { issuerId: operation.subjectId, people: [] })
    await moveOperation(ctx, operationId, 'success')
  })
}

/** Ends the operation of a deletion after its last failed try: nothing was deleted, and nobody waits forever. */
export async function deleteIssuerGaveUp(ctx: SystemContext, { operationId = '' }: Record<string, string>) {
  await moveOperation(ctx, operationId, 'error', 'serverError')
}

async function lockLiving(ctx: Context, issuerId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: issuers.id })
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
    .for('update')
  return rows.length === 1
}
