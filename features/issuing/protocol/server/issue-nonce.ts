import { makeNonce } from '#features/holders/server/nonces/queries.ts'
import type { Context } from '#platform/context.ts'

/** A nonce for a key proof (OpenID4VCI 1.0, section 7). */
export async function issueNonce(ctx: Context) {
  return { c_nonce: await makeNonce(ctx) }
}
