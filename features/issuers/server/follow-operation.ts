import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isWalletSilent } from '#platform/confirmations.ts'
import type { Context } from '#platform/context.ts'
import { follow } from '#platform/follow.ts'
import { OPERATION_ENDED, type Operation, readOperation } from '#platform/operations.ts'
import type { ContextOf } from '#platform/serve.ts'
import { readSession } from '#platform/sessions.ts'
import type * as contract from '../contract.ts'

type State = Output<typeof contract.followOperation>

/**
 * Yields the state of an operation now and at each change, until it ends. Visible to the admins of its issuer, and to the
 * contributor or applicant who started it; throws `notFound` for anybody else.
 */
export async function* followOperation(
  ctx: ContextOf<'applicantOrContributor'>,
  { operationId }: Input<typeof contract.followOperation>,
  signal: AbortSignal,
): AsyncGenerator<State> {
  const read = async (): Promise<State | undefined> => {
    const operation = await readOperation(ctx, operationId)
    if (!operation || !(await isSignedIn(ctx))) return undefined
    const { id, status, message } = operation
    // 1000 means refused or closed by a person; an unanswered operation has a message.
    const isRefused = status === 'canceled' && message === ''
    const isSilent = status === 'waiting' && (await isWalletSilent(ctx, id))
    return { id, status, message: isSilent ? 'walletUnreachable' : message, code: isRefused ? 1000 : 0 }
  }
  const operation = await readOperation(ctx, operationId)
  if (!operation || !isVisible(ctx, operation)) throw new Problem('notFound')
  for await (const state of follow(ctx, `operation:${operationId}`, read, signal)) {
    yield state
    if (OPERATION_ENDED.some((status) => status === state.status)) return
  }
}

function isVisible({ actor }: Context, operation: Operation): boolean {
  if (actor.kind === 'admin') return actor.issuerId === operation.issuerId
  if (actor.kind === 'contributor') return isOwn(actor, operation)
  return actor.kind === 'applicant' && actor.operationId === operation.id
}

type Contributor = Extract<Context['actor'], { kind: 'contributor' }>

function isOwn({ issuerId, sessionId }: Contributor, operation: Operation): boolean {
  return operation.issuerId === issuerId && operation.sessionId === sessionId
}

/** A contributor's session may end at any moment; an admin's stream stays one query. */
async function isSignedIn(ctx: Context): Promise<boolean> {
  const { actor } = ctx
  return actor.kind !== 'contributor' || (await readSession(ctx, actor.sessionId)) !== undefined
}
