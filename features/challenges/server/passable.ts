import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { sinceOfMember } from '#features/members/server/since-of-member.ts'
import type { Context } from '#platform/context.ts'
import { questsOfChallenges } from '../hooks.ts'
import { type ChallengeRow, findChallenge } from './find-challenge.ts'
import { stoppedOf } from './stopped-of.ts'

type Asked = { challengeId: string; holderId: string; questId: string }

/**
 * The challenge, if the holder can pass it now, through this quest or in none (''). Throws `notFound`, also for a draft,
 * `notAMember`, `challengeEnded`, and what the quest refuses with.
 */
export async function findPassable(ctx: Context, { challengeId, holderId, questId }: Asked): Promise<ChallengeRow> {
  const challenge = await findChallenge(ctx, challengeId)
  if (!challenge || challenge.isDraft || !(await findIssuer(ctx, challenge.issuerId))) throw new Problem('notFound')
  const { issuerId } = challenge
  if (!(await sinceOfMember(ctx, issuerId, holderId))) throw new Problem('notAMember')
  if ((await stoppedOf(ctx, [challenge])).get(challengeId)) throw new Problem('challengeEnded')
  const refused = await questsOfChallenges.get().refuses(ctx, { issuerId, holderId, challengeId, questId })
  if (refused) throw new Problem(refused)
  return challenge
}
