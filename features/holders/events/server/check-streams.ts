import { holdersOfSessions } from '#platform/access/sessions.ts'
import type { Context } from '#platform/context.ts'
import { noteWallets, waitingOperations } from '#platform/operations/confirmations.ts'
import { communitiesOfHolders } from '../../hooks.ts'
import { addChange, endStream, type WalletStream } from './wallet-stream.ts'

/** Streams whose state one query reads. */
const READ_AT_ONCE = 1000

/**
 * Reads the state of open streams: ends those whose session has ended, reports changed requests for a signature, passes
 * the communities of each to `setCommunities`, and records which keys are listening.
 */
export async function checkStreams(
  ctx: Context,
  streams: WalletStream[],
  setCommunities: (stream: WalletStream, issuerIds: Set<string>) => void,
): Promise<void> {
  for (let i = 0; i < streams.length; i += READ_AT_ONCE) {
    const some = streams.slice(i, i + READ_AT_ONCE)
    const holders = await holdersOfSessions(
      ctx,
      some.map(({ sessionId }) => sessionId),
    )
    const open = some.filter((stream) => holders.get(stream.sessionId) === stream.holderId)
    for (const stream of some) if (holders.get(stream.sessionId) !== stream.holderId) endStream(stream)
    const holderIds = [...new Set(open.map(({ holderId }) => holderId))]
    const communities = await communitiesOfHolders.get()(ctx, holderIds)
    for (const stream of open) setCommunities(stream, new Set(communities.get(stream.holderId)))
    await checkSigners(ctx, open)
  }
}

async function checkSigners(ctx: Context, streams: WalletStream[]): Promise<void> {
  const signers = [...new Set(streams.flatMap(({ signer }) => signer ?? []))]
  if (signers.length === 0) return
  await noteWallets(ctx, signers)
  const waiting = await waitingOperations(ctx, signers)
  for (const stream of streams) {
    if (stream.signer === undefined) continue
    const now = (waiting.get(stream.signer) ?? []).join(' ')
    if (now !== stream.waiting) addChange(stream, { kind: 'confirmation', subjectId: '' }, 0)
    stream.waiting = now
  }
}
