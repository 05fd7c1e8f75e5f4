import { inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations.ts'
import { tellEndOpen } from './template-listeners.ts'

/** Ends what a deleted template left open, then its operation. Safe to run twice. */
export function endTemplate(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { templateId = '', operationId = '' } = data
  return inTransaction(ctx, async (ctx) => {
    await moveOperation(ctx, operationId, 'treating')
    await tellEndOpen(ctx, templateId)
    await moveOperation(ctx, operationId, 'success')
  })
}
