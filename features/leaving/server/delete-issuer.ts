import { Problem } from '#base/problem.ts'
import { confirmationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import type { Signed } from '#platform/operations/confirmations.ts'
import { startOperation } from '#platform/operations/operations.ts'
import { getDeletion } from './get-deletion.ts'

/**
 * Starts the deletion of the caller's community, as an operation; its job does the rest. A wallet that holds the
 * community's key has to sign first.
 */
export function deleteIssuer(ctx: AdminContext): Promise<{ callbackId: string }> {
  const { issuerId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    const issuer = await findIssuer(ctx, issuerId)
    await recordEvent(ctx, { action: 'issuer.deletionAsked', subjectId: issuerId })
    if (issuer && !issuer.isKms) {
      const { badges } = await getDeletion(ctx)
      const { name, did } = issuer
      const callbackId = await askSignature(
        ctx,
        { id: issuerId, did },
        {
          action: 'delete-issuer',
          subjectId: issuerId,
          documents: (common) => [
            confirmationDocument('DeleteCommunity', { ...common, name, badges }, ctx.config.publicUrl),
          ],
          payload: {},
        },
      )
      return { callbackId }
    }
    const callbackId = await startOperation(ctx, { kind: 'delete-issuer', issuerId, subjectId: issuerId })
    await ctx.jobs.send(ctx, 'delete-issuer', { operationId: callbackId })
    return { callbackId }
  })
}

/** Goes on after a wallet has signed. */
export async function deleteSignedIssuer(ctx: Context, { operationId }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const { issuerId } = ctx.actor
  await recordEvent(ctx, { action: 'issuer.deletionSigned', issuerId, subjectId: issuerId })
  await ctx.jobs.send(ctx, 'delete-issuer', { operationId })
}
