import { call } from '#base/call.ts'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { addChallenge } from '#features/challenges/contract.ts'
import { createQuest } from '#features/quests/contract.ts'
import type { Issuer } from './issuer-calls.ts'
import type { Blazon } from './running-server.ts'

type Draft = CallInput<typeof addChallenge>

/** Calls of a community's admin, with the token that their browser would have kept. */
export function adminCalls({ kept }: Issuer, { studio }: Pick<Blazon, 'studio'>) {
  const token = kept.cookies.find(({ name }) => name === 'token')?.value
  const caller = { origin: studio, token: () => token }
  return <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Output<E>> => call(caller, endpoint, input)
}

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
