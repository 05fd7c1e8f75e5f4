import type { Input } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../wallet-contract.ts'
import { findMatch, writeCredential } from './build-answer.ts'
import { readRequestToken } from './request-token.ts'

/** The badge in the form that the verifier asked for, whose presentation the holder's device signs. */
export async function prepareAnswer(
  ctx: HolderContext,
  { request, badgeId }: Input<typeof contract.prepareAnswer>,
): Promise<{ credential: string }> {
  const match = await findMatch(ctx, readRequestToken(ctx, request), badgeId)
  return { credential: await writeCredential(ctx, match) }
}
