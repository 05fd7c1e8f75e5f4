import { makeNonce } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/rate-limit.ts'

/** Far more than a school or a fair behind one address needs, and far less than would fill the table. */
const NONCES = { limit: 20_000, seconds: 600 }

/** A nonce for a key proof (OpenID4VCI 1.0, section 7). Throws `tooManyRequests` for a network that asks for too many. */
export async function issueNonce(ctx: Context) {
  await takeRate(ctx, `nonces:${ctx.network}`, NONCES)
  return { c_nonce: await makeNonce(ctx) }
}
