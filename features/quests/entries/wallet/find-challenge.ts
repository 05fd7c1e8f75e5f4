import { type Caller, call } from '#base/call.ts'
import type { Opened } from '#features/challenges/wallet/opened.ts'
import type { ShownQuest } from '../../view-rules.ts'
import { getWalletQuest, listWalletQuests } from '../contract.ts'

/** Where this wallet can do a scanned challenge: on its own, or in one of its open quests; undefined where nowhere. */
export async function findChallenge(caller: Caller, challengeId: string): Promise<Opened | undefined> {
  const { quests, challenges } = await call(caller, listWalletQuests, {})
  const alone = challenges.find(({ challenge }) => challenge.challengeId === challengeId)
  if (alone) return { ...alone, page: `/quests?step=${challengeId}` }
  const open = quests.filter(({ state }) => state !== 'coming' && state !== 'ended')
  let found: Opened | undefined
  for (const { questId } of open) {
    const quest = await call(caller, getWalletQuest, { questId })
    const opened = inQuest(quest, challengeId)
    if (opened && (opened.challenge.state !== 'passed' || !found)) found = opened
    // One that can be done now is better than one that is done or full.
    if (found && (quest.state === 'open' || quest.state === 'started')) return found
  }
  return found
}

function inQuest({ steps, questId, issuerId, community }: ShownQuest, challengeId: string): Opened | undefined {
  const challenge = steps.find((step) => step.challengeId === challengeId)
  return challenge && { challenge, questId, issuerId, community, page: `/quests/${questId}?step=${challengeId}` }
}
