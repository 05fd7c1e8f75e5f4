import { type ClaimState, stateOfLink } from '#features/claims/rules.ts'
import { type Claim, findDelegatedClaim } from '#features/claims/server/queries.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import type { Context } from '#platform/context.ts'

/** The claim behind a link's token and the link's current state, or undefined when the token is forged, or the link was never shown. */
export async function readLink(
  ctx: Context,
  token: string,
): Promise<{ claim: Claim; n: number; state: ClaimState } | undefined> {
  const named = readClaimToken(ctx.config, token)
  const found = named && (await findDelegatedClaim(ctx, named.id))
  if (!named || !found?.claim.isShown) return undefined
  const { claim, isDelegated } = found
  const state = stateOfLink(claim, { n: named.n, now: ctx.now(), isDelegated })
  return { claim, n: named.n, state }
}
