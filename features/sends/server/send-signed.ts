import { Problem } from '#base/problem.ts'
import { keepDelegation } from '#features/templates/server/delegation/write-delegation.ts'
import type { Context } from '#platform/context.ts'
import type { Signed } from '#platform/operations/confirmations.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { continueStep, LATER } from './continuations.ts'
import { delegationSignatures, type SendPayload } from './renew-for-send.ts'

/**
 * Completes a send that waited for new delegations, now signed by the community's key, as the person who asked for it: a
 * contributor whose right has ended since gets `notFound`.
 */
export async function sendSigned(ctx: Context, { operationId, payload, signatures }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const { delegations, templateId, step, askedBy } = payload as SendPayload
  for (const [at, signature] of delegationSignatures(signatures).entries()) {
    const delegation = delegations[at]
    if (delegation) await keepDelegation(ctx, ctx.actor.issuerId, { delegation, signature })
  }
  const { actor } = ctx
  // The key signs for the community; what a contributor asked for is still theirs to do.
  const asker = askedBy ? ({ ...actor, kind: 'contributor', email: askedBy, mainAdmin: false } as const) : actor
  const done = await continueStep({ ...ctx, actor: asker }, step, { templateId, operationId })
  if (done !== LATER) await moveOperation(ctx, operationId, 'success')
}
