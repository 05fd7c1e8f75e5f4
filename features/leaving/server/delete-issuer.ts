import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { startOperation } from '#platform/operations.ts'
import type { ContextOf } from '#platform/serve.ts'

/** Starts the deletion of the caller's community, as an operation; its job does the rest. */
export function deleteIssuer(ctx: ContextOf<'mainAdmin'>): Promise<{ callbackId: string }> {
  const { issuerId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    const callbackId = await startOperation(ctx, { kind: 'delete-issuer', issuerId, subjectId: issuerId })
    await recordEvent(ctx, { action: 'issuer.deletionAsked', subjectId: issuerId })
    await ctx.jobs.send(ctx, 'delete-issuer', { operationId: callbackId })
    return { callbackId }
  })
}
