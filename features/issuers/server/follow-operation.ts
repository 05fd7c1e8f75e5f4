import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { readSession } from '#platform/access/sessions.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import { findConfirmation, isWalletSilent } from '#platform/operations/confirmations.ts'
import { follow } from '#platform/operations/follow.ts'
import { OPERATION_ENDED, type Operation, readOperation } from '#platform/operations/operations.ts'
import type * as contract from '../contract.ts'
import { contributorView } from '../hooks.ts'

type State = Output<typeof contract.followOperation>

/**
 * Yields the state of an operation now and at each change, until it ends. Visible to the admins of its issuer, to
 * contributors while it concerns a template of theirs, and to the applicant who started it; throws `notFound` for
 * anybody else.
 */
export async function* followOperation(
  ctx: ContextOf<'applicantOrContributor'>,
  { operationId }: Input<typeof contract.followOperation>,
  signal: AbortSignal,
): AsyncGenerator<State> {
  const read = async (): Promise<State | undefined> => {
    const operation = await readOperation(ctx, operationId)
    if (!operation || !(await isVisible(ctx, operation))) return undefined
    const { id, status, message } = operation
    // 1000 means refused or closed by a person; an unanswered operation has a message.
    const isRefused = status === 'canceled' && message === ''
    const isSilent = status === 'waiting' && (await isWalletSilent(ctx, id))
    return { id, status, message: isSilent ? 'walletUnreachable' : message, code: isRefused ? 1000 : 0 }
  }
  const operation = await readOperation(ctx, operationId)
  if (!operation || !(await isVisible(ctx, operation))) throw new Problem('notFound')
  for await (const state of follow(ctx, `operation:${operationId}`, read, signal)) {
    yield state
    if (OPERATION_ENDED.some((status) => status === state.status)) return
  }
}

async function isVisible(ctx: Context, operation: Operation): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind === 'applicant') return actor.operationId === operation.id
  if (actor.kind !== 'admin' && actor.kind !== 'contributor') return false
  // The presence of a person inside a sub-community is proved by the wallet of their own community.
  if (actor.via && actor.via === operation.issuerId) return operation.kind === 'prove-identity'
  if (actor.issuerId !== operation.issuerId) return false
  return actor.kind === 'admin' || isOfContributor({ ...ctx, actor }, operation)
}

/**
 * Whether an operation concerns a template of a contributor who is still signed in, or waits for a signature that their
 * session asked for.
 */
async function isOfContributor(ctx: TeamContext, { id, kind, subjectId }: Operation): Promise<boolean> {
  const { visible } = contributorView.get()
  if (!(await readSession(ctx, ctx.actor.sessionId))) return false
  if ((await visible(ctx, [{ kind, subjectId }])).length > 0) return true
  const asked = await findConfirmation(ctx, id)
  if (asked?.sessionId !== ctx.actor.sessionId) return false
  const { templateId } = asked.payload
  return typeof templateId !== 'string' || (await visible(ctx, [{ kind, subjectId: templateId }])).length > 0
}
