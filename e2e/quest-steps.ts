import type { CallInput } from '#base/endpoint.ts'
import { addChallenge } from '#features/challenges/contract.ts'
import { createQuest } from '#features/quests/contract.ts'
import type { adminCalls } from './issuer-calls.ts'

type Draft = CallInput<typeof addChallenge>

/** Creates challenges by calls, and a quest of them in this order; the first `required` win it. */
export async function foundQuest(
  ask: ReturnType<typeof adminCalls>,
  drafts: Draft[],
  quest: Omit<CallInput<typeof createQuest>, 'challenges' | 'requiredChallenges'> & { required: number },
): Promise<{ questId: string; challengeIds: string[] }> {
  const challengeIds: string[] = []
  for (const draft of drafts) challengeIds.push((await ask(addChallenge, draft)).challengeId)
  const { required, ...fields } = quest
  const { questId } = await ask(createQuest, {
    ...fields,
    challenges: challengeIds,
    requiredChallenges: challengeIds.slice(0, required),
  })
  return { questId, challengeIds }
}
