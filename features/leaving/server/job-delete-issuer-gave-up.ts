import type { SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations/operations.ts'

/** Ends the operation of a deletion after its last failed try: nothing was deleted, and nobody waits forever. */
export async function deleteIssuerGaveUp(ctx: SystemContext, { operationId = '' }: Record<string, string>) {
  await moveOperation(ctx, operationId, 'error', 'serverError')
}
