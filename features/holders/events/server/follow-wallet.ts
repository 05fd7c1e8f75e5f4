import { setTimeout } from 'node:timers/promises'
import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import { waitingConfirmations } from '#platform/operations/confirmations.ts'
import { signerOf } from '../../confirmations/server/signer-of.ts'
import type * as contract from '../contract.ts'
import { joinStreams, spreadOfAll } from './stream-hub.ts'
import { takeReported, type WalletStream } from './wallet-stream.ts'

type Message = Output<typeof contract.followWallet>
type Waiting = NonNullable<Message['confirmations']>

/** At most five messages a second. */
const PAUSE_MS = 200

/**
 * Yields what changes for the holder: first the requests that wait for the signature of their own key, then each change
 * by kind and id, until a last message says that the session has ended. While it is read the wallet counts as reachable.
 */
export async function* followWallet(ctx: HolderContext, _: object, signal: AbortSignal): AsyncGenerator<Message> {
  const { holderId, sessionId } = ctx.actor
  const signer = await signerOf(ctx)
  let wake: () => void = () => undefined
  const stream: WalletStream = {
    holderId,
    sessionId,
    signer,
    issuerIds: new Set(),
    waiting: '',
    hasEnded: false,
    pending: new Map(),
    spreadMs: 0,
    wake: () => wake(),
  }
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  const leave = await joinStreams(ctx, stream)
  try {
    takeReported(stream)
    yield { changes: [], spreadMs: spreadOfAll(ctx), confirmations: await waitingFor(ctx, signer) }
    while (!signal.aborted && !stream.hasEnded) {
      if (stream.pending.size === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      const reported = takeReported(stream)
      const isOfKey = reported.changes.some(({ kind }) => kind === 'confirmation')
      yield { ...reported, ...(isOfKey && { confirmations: await waitingFor(ctx, signer) }) }
      await setTimeout(PAUSE_MS, undefined, { signal }).catch(() => undefined)
    }
    if (!signal.aborted) yield { changes: [], spreadMs: 0, sessionEnded: true }
  } finally {
    leave()
    signal.removeEventListener('abort', onAbort)
  }
}

/** The requests that wait for a key; a wallet whose key the server keeps has none. */
async function waitingFor(ctx: HolderContext, signer: string | undefined): Promise<Waiting> {
  if (signer === undefined) return []
  const rows = await waitingConfirmations(ctx, signer)
  return rows.map(({ operationId, documents, createdAt, deadline }) => ({
    operationId,
    documents: documents as Waiting[number]['documents'],
    createdAt: createdAt.toISOString(),
    deadline: deadline.toISOString(),
  }))
}
