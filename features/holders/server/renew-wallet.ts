import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { hashText, sameText } from '#platform/access/derive-key.ts'
import { readSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ensureBadgeKey } from '../keys/server/ensure-badge-key.ts'
import { findHolder } from './queries.ts'

/**
 * A new token for an active wallet session, in exchange for its secret. A wallet of an earlier version gets its badge key.
 * Throws `signedOut`.
 */
export async function renewWallet(ctx: Context, { sessionId, renewSecret }: Input<typeof contract.renewWallet>) {
  const session = await readSession(ctx, sessionId)
  if (session?.kind !== 'wallet' || !sameText(session.renewHash ?? '', hashText(renewSecret))) {
    throw new Problem('signedOut')
  }
  const holder = await findHolder(ctx, session.holderId ?? '')
  if (holder) await ensureBadgeKey(ctx, holder)
  const token = await mintToken(ctx.config, { audience: 'wallet', sessionId, now: ctx.now() })
  return { token, sessionId }
}
