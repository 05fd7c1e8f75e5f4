import type { Output } from '#base/endpoint.ts'
import { noteWallet, waitingConfirmations } from '#platform/confirmations.ts'
import type { HolderContext } from '#platform/context.ts'
import { follow } from '#platform/follow.ts'
import { readSession } from '#platform/sessions.ts'
import type * as contract from '../confirmations-contract.ts'
import { signerOf } from './signer-of.ts'

type Waiting = Output<typeof contract.followConfirmations>

/**
 * Yields the requests that wait for the signature of the holder's own key, now and at each change, until the session
 * ends. While it is read the wallet counts as reachable. A wallet whose key the server keeps never has any.
 */
export async function* followConfirmations(
  ctx: HolderContext,
  _: Record<string, never>,
  signal: AbortSignal,
): AsyncGenerator<Waiting> {
  const did = await signerOf(ctx)
  const { sessionId } = ctx.actor
  const read = async (): Promise<Waiting | undefined> => {
    if (!(await readSession(ctx, sessionId))) return undefined
    if (did === undefined) return { confirmations: [] }
    await noteWallet(ctx, did)
    const rows = await waitingConfirmations(ctx, did)
    const confirmations = rows.map(({ operationId, documents, createdAt, deadline }) => ({
      operationId,
      documents: documents as Waiting['confirmations'][number]['documents'],
      createdAt: createdAt.toISOString(),
      deadline: deadline.toISOString(),
    }))
    return { confirmations }
  }
  yield* follow(ctx, `confirmations:${did ?? ''}`, read, signal)
}
