import { inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { openClaimsEnd } from '../../hooks.ts'

/** Ends the open claims of a deleted template, then its operation. Idempotent. */
export function endTemplate(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { templateId = '', operationId = '' } = data
  return inTransaction(ctx, async (ctx) => {
    await moveOperation(ctx, operationId, 'treating')
    await openClaimsEnd.run(ctx, { templateId })
    await moveOperation(ctx, operationId, 'success')
  })
}
