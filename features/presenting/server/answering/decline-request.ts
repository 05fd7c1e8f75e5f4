import type { Input } from '#base/endpoint.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../wallet-contract.ts'
import { postAnswer } from './post-answer.ts'
import { readRequestToken } from './request-token.ts'

/** Declines the request of a verifier of another site, which learns nothing else (OpenID4VP 1.0, 8.5). */
export async function declineRequest(ctx: HolderContext, { request }: Input<typeof contract.declineRequest>) {
  assertProven(ctx)
  await postAnswer(ctx, readRequestToken(ctx, request), { error: 'access_denied' })
  return {}
}
