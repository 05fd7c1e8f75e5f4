import type { SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations/operations.ts'

/** Ends the operation of a creation or change after its last failed try, so that nobody waits forever. */
export async function issuerGaveUp(ctx: SystemContext, { operationId = '' }: Record<string, string>) {
  await moveOperation(ctx, operationId, 'error', 'serverError')
}
