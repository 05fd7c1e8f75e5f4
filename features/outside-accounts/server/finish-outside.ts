import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { storableText } from '#base/storable.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { openText } from '#features/keys/server/seal-text.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { NAME_MAX, TOKEN_MINUTES } from '../rules.ts'
import { TokenRefused, Unanswered } from './ask-json.ts'
import { keepToken } from './keep-token.ts'
import { linkAccount } from './link-account.ts'
import { hashOutsideId } from './outside-key.ts'
import type { Person, SignedIn } from './outside-provider.ts'
import { providerOf, type ReadyProvider } from './provider-of.ts'
import { redeemCode } from './sign-in-client.ts'
import { outsideFlows } from './tables.ts'

type Finish = typeof contract.finishOutside

/** How providers say that the person did not want to sign in, or not to grant what was asked for. */
const NO = /^(access_denied|user_denied|user_cancelled_login|user_cancelled_authorize|consent_required|login_required)$/

/**
 * Finishes a sign-in: its state is used up, the provider says who the person is, and their account is linked to this wallet.
 * With a purpose, the token is kept for its check. Throws what the contract lists.
 */
export async function finishOutside(
  ctx: HolderContext,
  { state, code, error }: Input<Finish>,
): Promise<Output<Finish>> {
  assertProven(ctx)
  const flow = await takeFlow(ctx, hashText(state))
  const provider = providerOf(ctx.config, flow.provider)
  if (NO.test(error)) throw new Problem('outsideRefused')
  if (error !== '' || code === '') throw new Problem('outsideUnreachable')
  const verifier = openText(ctx, { id: flow.stateHash, purpose: 'outside' }, flow.verifier)
  if (verifier === undefined) throw new Problem('stateInvalid')
  const { expiresInSeconds, ...signedIn } = await redeemCode(ctx, provider, { state, code, verifier })
  const person = await identify(ctx, provider, signedIn)
  const outsideKey = await hashOutsideId(ctx, flow.provider, person.id)
  await inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    await linkAccount(ctx, { provider: flow.provider, outsideKey, ...person })
    const seconds = Math.min(expiresInSeconds, TOKEN_MINUTES * 60)
    if (flow.purpose !== '') await keepToken(ctx, { ...flow, token: signedIn.token, seconds })
  })
  return { provider: flow.provider, name: person.name, purpose: flow.purpose, back: flow.back }
}

/** Takes a sign-in of this wallet's session, once; one that another wallet tries to finish stays as it is. */
function takeFlow(ctx: HolderContext, stateHash: string): Promise<typeof outsideFlows.$inferSelect> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId, sessionId } = ctx.actor
    const [flow] = await ctx.db
      .update(outsideFlows)
      .set({ usedAt: ctx.now() })
      .where(
        and(
          eq(outsideFlows.stateHash, stateHash),
          eq(outsideFlows.holderId, holderId),
          eq(outsideFlows.sessionHash, hashText(sessionId)),
          isNull(outsideFlows.usedAt),
          gt(outsideFlows.expiresAt, ctx.now()),
        ),
      )
      .returning()
    if (!flow) throw new Problem('stateInvalid')
    await recordEvent(ctx, { action: 'outsideSignIn.used', subjectId: holderId, detail: { provider: flow.provider } })
    return flow
  })
}

async function identify(ctx: HolderContext, provider: ReadyProvider, signedIn: SignedIn): Promise<Person> {
  try {
    const { id, name } = await provider.identify(signedIn, ctx.now())
    return { id: storableText(id), name: storableText(name).slice(0, NAME_MAX) }
  } catch (error) {
    if (error instanceof Unanswered || error instanceof TokenRefused) throw new Problem('outsideUnreachable')
    throw error
  }
}
