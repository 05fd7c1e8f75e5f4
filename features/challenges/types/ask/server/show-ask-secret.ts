import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import type { AdminContext } from '#platform/context.ts'
import { findOwnChallenge } from '../../../server/find-challenge.ts'
import type * as contract from '../contract.ts'
import { askSecret } from './ask-secret.ts'

type Show = typeof contract.showAskSecret

/** The secret with which a community's server verifies our requests; who saw it is recorded. Throws `notAnAsk`. */
export async function showAskSecret(ctx: AdminContext, { challengeId }: Input<Show>): Promise<Output<Show>> {
  const { type } = await findOwnChallenge(ctx, challengeId)
  if (type !== 'ask') throw new Problem('notAnAsk')
  await recordEvent(ctx, { action: 'askSecret.shown', subjectId: challengeId })
  return { secret: askSecret(ctx.config, challengeId) }
}
