import type { SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations.ts'

/** Ends the operation of a creation or a change that failed at its last try, so that nobody waits for ever. */
export async function issuerGaveUp(ctx: SystemContext, { operationId = '' }: Record<string, string>) {
  await moveOperation(ctx, operationId, 'error', 'serverError')
}
