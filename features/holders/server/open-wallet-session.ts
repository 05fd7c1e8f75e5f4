import { hashText } from '#platform/access/derive-key.ts'
import { openSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import type { Context } from '#platform/context.ts'

type Opened = {
  holderId: string
  /** Kept by the wallet to renew its token. */
  renewSecret: string
  /** Opened only by a claim link: ends once a sign-in link proves the address. */
  fromClaim: boolean
  /** The only claim that the session can collect, when it is limited to one. */
  claimId?: string
  /** The DID of the own key that opened it. */
  did?: string
}

/** Opens a wallet session and mints its first token. */
export async function openWalletSession(
  ctx: Context,
  { holderId, renewSecret, fromClaim, claimId, did }: Opened,
): Promise<{ token: string; sessionId: string }> {
  const session = await openSession(ctx, {
    kind: 'wallet',
    holderId,
    renewHash: hashText(renewSecret),
    fromClaim: fromClaim ? 1 : 0,
    claimId: claimId ?? null,
    did,
  })
  const token = await mintToken(ctx.config, { audience: 'wallet', sessionId: session.id, now: ctx.now() })
  return { token, sessionId: session.id }
}
