import type { SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations.ts'

/** Ends the operation of a deletion that failed at its last try: nothing was deleted, and nobody waits for ever. */
export async function deleteIssuerGaveUp(ctx: SystemContext, { operationId = '' }: Record<string, string>) {
  await moveOperation(ctx, operationId, 'error', 'serverError')
}
