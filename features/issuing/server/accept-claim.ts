import { Problem } from '#base/problem.ts'
import { isOpenLink } from '#features/claims/rules.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { batching } from '#platform/batching.ts'
import type { Context } from '#platform/context.ts'
import { type Accepted, acceptClaims } from './accept-claims.ts'
import type { Asking, Link } from './take-link-places.ts'

/** Requests in one transaction: enough to share its commit, few enough that nobody waits long for it. */
const BATCH_MAX = 128

type Asked = Omit<Asking, 'network' | 'language'> & { claimId: string; n: number }
type Waiting = { ctx: Context; link: Link; asking: Asking }

/** A test can run several servers in one process: none joins another's transactions. */
const joins = new WeakMap<object, ReturnType<typeof batching<Waiting, Accepted>>>()

/**
 * Collects one place of a claim for a proven DID and issues its badge, at most `didLimit` times in all; see
 * `acceptClaims`. Requests for one open link that arrive during its transaction share the next one: one update for n
 * places, n badges.
 */
export async function acceptClaim(ctx: Context, { claimId, n, ...asked }: Asked): Promise<Accepted> {
  const asking = { ...asked, network: ctx.network, language: ctx.language }
  const link = { claimId, n }
  const claim = await findClaim(ctx, claimId)
  if (!claim) throw new Problem('credential_request_denied')
  const answer = isOpenLink(claim) ? await joinBatch(ctx, link, asking) : (await acceptClaims(ctx, link, [asking]))[0]
  if (!answer) throw new Problem('credential_request_denied')
  return answer
}

/**
 * Collects a place of an open link together with other requests in this process for the same link. Returns undefined
 * when no place is left.
 */
export function joinBatch(ctx: Context, link: Link, asking: Asking): Promise<Accepted | undefined> {
  const join = joins.get(ctx.config) ?? batching<Waiting, Accepted>(acceptTogether, BATCH_MAX)
  joins.set(ctx.config, join)
  return join(`${link.claimId}.${link.n}`, { ctx, link, asking })
}

function acceptTogether(waiting: [Waiting, ...Waiting[]]): Promise<(Accepted | undefined)[]> {
  const [{ ctx, link }] = waiting
  return acceptClaims(
    ctx,
    link,
    waiting.map(({ asking }) => asking),
  )
}
