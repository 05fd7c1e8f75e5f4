import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../wallet-contract.ts'
import { assertAnswers } from './assert-answers.ts'
import { findMatch, presentAs } from './build-answer.ts'
import { postAnswer } from './post-answer.ts'
import { readRequestToken } from './request-token.ts'
import { signWithKeptKey } from './sign-with-kept-key.ts'

/**
 * Shows one of the holder's badges to a verifier of another site. Where the server keeps no key for it, it passes on what
 * the device signed, if that says that it is for this request.
 */
export async function answerVerifier(
  ctx: HolderContext,
  { request: token, badgeId, presentation }: Input<typeof contract.answerVerifier>,
): Promise<{ next: string }> {
  assertProven(ctx)
  const request = readRequestToken(ctx, token)
  const match = await findMatch(ctx, request, badgeId)
  if (!match.isKept && presentation === '') throw new Problem('keyNotHere')
  if (!match.isKept) assertAnswers(presentation, request, match)
  const given = match.isKept
    ? await signWithKeptKey(ctx, match.did, (presenter) => presentAs(ctx, request, { match, presenter }))
    : presentation
  return { next: await postAnswer(ctx, request, { vp_token: { [match.query]: [given] } }) }
}
