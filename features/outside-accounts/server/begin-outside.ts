import { randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Input, Output } from '#base/endpoint.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { sealText } from '#features/keys/server/seal-text.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { BEGINS_AN_HOUR, FLOW_MINUTES } from '../rules.ts'
import { providerOf } from './provider-of.ts'
import { signInAddress } from './sign-in-client.ts'
import { outsideFlows } from './tables.ts'

type Begin = typeof contract.beginOutside

/**
 * Begins a sign-in at a provider: its state is bound to the holder's session, and only its hash is stored. Throws
 * `providerOff`.
 */
export async function beginOutside(
  ctx: HolderContext,
  { provider, purpose, back }: Input<Begin>,
): Promise<Output<Begin>> {
  assertProven(ctx)
  const ready = providerOf(ctx.config, provider)
  const { holderId, sessionId } = ctx.actor
  await takeRate(ctx, `outside sign-ins:${holderId}`, { limit: BEGINS_AN_HOUR, seconds: 3600 })
  const begun = { state: randomState(), verifier: randomPKCECodeVerifier() }
  const stateHash = hashText(begun.state)
  const expiresAt = new Date(ctx.now().getTime() + FLOW_MINUTES * 60_000)
  const verifier = sealText(ctx, { id: stateHash, purpose: 'outside' }, begun.verifier)
  const flow = { stateHash, holderId, sessionHash: hashText(sessionId), provider, verifier, purpose, back, expiresAt }
  await inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    await ctx.db.insert(outsideFlows).values(flow)
    await recordEvent(ctx, { action: 'outsideSignIn.begun', subjectId: holderId, detail: { provider } })
  })
  return { url: await signInAddress(ctx, ready, begun) }
}
