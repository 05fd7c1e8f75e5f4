import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { batching } from '#platform/process/batching.ts'
import { type Accepted, acceptAll, acceptFree, type Outcome, type Request } from './accept-claims.ts'
import type { Asking } from './take-link-places.ts'

/** Requests in one transaction: enough to share its commit, few enough that nobody waits long for it. */
const BATCH_MAX = 128
/** A batch that takes longer waits for somebody's lock; other requests do not wait for it. */
const PATIENCE_MS = 250

type Asked = Omit<Asking, 'network' | 'language'> & { claimId: string; n: number }
type Waiting = { ctx: Context; request: Request }

/** Joins of requests: for any claims that are free, and for one claim that somebody else had locked. */
type Joins = {
  free: ReturnType<typeof batching<Waiting, Outcome | 'busy'>>
  own: ReturnType<typeof batching<Waiting, Outcome>>
}

/** A test can run several servers in one process: none joins another's transactions. */
const joins = new WeakMap<object, Joins>()

/**
 * Collects one place of a claim for a proven DID and issues its badge, at most `didLimit` times in all; see `acceptAll`.
 * Requests for any claims that arrive during its transaction share the next one: a handful of statements and one commit.
 */
export async function acceptClaim(ctx: Context, { claimId, n, ...asked }: Asked): Promise<Accepted> {
  const asking = { ...asked, network: ctx.network, language: ctx.language }
  const outcome = await joinBatch(ctx, { link: { claimId, n }, asking })
  if (outcome instanceof Problem) throw outcome
  if (!outcome) throw new Problem('credential_request_denied')
  return outcome
}

/** Collects a place of a claim together with other requests in this process. */
export async function joinBatch(ctx: Context, request: Request): Promise<Outcome> {
  // A transaction around it is the caller's alone.
  if (ctx.afterCommit) return (await acceptAll(ctx, [request]))[0]
  const { free, own } = joinsOf(ctx)
  const { kind } = ctx.actor
  // The audit names one actor for all of a batch.
  const outcome = await free(kind, { ctx, request })
  return outcome === 'busy' ? own(`${kind} ${request.link.claimId}`, { ctx, request }) : outcome
}

function joinsOf({ config }: Context): Joins {
  const known = joins.get(config) ?? {
    free: batching<Waiting, Outcome | 'busy'>((all) => acceptFree(all[0].ctx, requestsOf(all)), BATCH_MAX, PATIENCE_MS),
    own: batching<Waiting, Outcome>((all) => acceptAll(all[0].ctx, requestsOf(all)), BATCH_MAX),
  }
  joins.set(config, known)
  return known
}

const requestsOf = (waiting: Waiting[]) => waiting.map(({ request }) => request)
