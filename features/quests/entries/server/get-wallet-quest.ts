import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { describeChallenges } from '#features/challenges/server/describe-challenges.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { memberQuest } from './member-quest.ts'
import { hashOfTerms } from './start-entry.ts'
import { communitiesOf, describeOwn } from './wallet-quests.ts'

type Get = typeof contract.getWalletQuest

/** A quest with the holder's progress, step by step. Throws `notFound` for people who are not members. */
export async function getWalletQuest(ctx: HolderContext, { questId }: Input<Get>): Promise<Output<Get>> {
  const { holderId } = ctx.actor
  const found = await memberQuest(ctx, questId)
  const [own] = await describeOwn(ctx, holderId, [found], await communitiesOf(ctx, holderId))
  if (!own) throw new Problem('notFound')
  const { quest, steps, entry, progress, listed } = own
  const challengeIds = steps.map(({ challengeId }) => challengeId)
  const described = await describeChallenges(ctx, { issuerId: quest.issuerId, holderId, challengeIds })
  const required = new Set(steps.flatMap((step) => (step.isRequired ? step.challengeId : [])))
  const isDone = listed.state === 'done'
  return {
    ...listed,
    description: quest.description,
    isOrdered: quest.isOrdered,
    termsUrl: quest.termsUrl,
    hasAccepted: quest.termsUrl === '' || entry?.termsHash === hashOfTerms(quest.termsUrl),
    steps: described.map((challenge) => ({
      ...challenge,
      isRequired: required.has(challenge.challengeId),
      isNext: !isDone && challenge.challengeId === progress.nextId,
    })),
    successMessage: isDone ? quest.successMessage : '',
    doneAt: entry?.doneAt?.toISOString() ?? '',
    badgeId: entry?.badgeId ?? '',
    badgeWaits: entry?.badgeDue ?? false,
  }
}
