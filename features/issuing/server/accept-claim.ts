import { Problem } from '#base/problem.ts'
import { isOpenLink } from '#features/claims/rules.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { type Accepted, type Asking, acceptClaims } from './accept-claims.ts'
import { joinBatch } from './claim-batches.ts'

type Asked = Omit<Asking, 'network' | 'language'> & { claimId: string; n: number }

/**
 * Takes one place of a claim for a proven DID and issues its badge, at most `didLimit` times in all; see `acceptClaims`.
 * Askers of one open link who come while the last transaction runs go into the next one together.
 */
export async function acceptClaim(ctx: Context, { claimId, n, ...asked }: Asked): Promise<Accepted> {
  const asking = { ...asked, network: ctx.network, language: ctx.language }
  const claim = await findClaim(ctx, claimId)
  if (!claim) throw new Problem('credential_request_denied')
  const answer = isOpenLink(claim)
    ? await joinBatch(ctx, { claimId, n }, asking)
    : (await acceptClaims(ctx, { claimId, n }, [asking]))[0]
  if (!answer) throw new Problem('credential_request_denied')
  return answer
}
