import type { Output } from '#base/endpoint.ts'
import { listOwnChallenges } from '#features/challenges/wallet-contract.ts'
import { type KeptCall, useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { getCommunity, listCommunities } from '#features/members/communities/contract.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import type { ShownQuest } from '../../view-rules.ts'
import { getWalletQuest, listWalletQuests } from '../contract.ts'

export type Quests = Output<typeof listWalletQuests>

/** The quests of this wallet's communities; offline as last read on this device. */
export function useQuests(): KeptCall<Quests> {
  return useKeptCall(listWalletQuests, {}, 'quests')
}

/** One quest with this wallet's progress; offline as last read on this device. */
export function useQuest(questId: string): KeptCall<ShownQuest> {
  return useKeptCall(getWalletQuest, { questId }, questPlace(questId))
}

/** The name under which a quest is kept on this device. */
export function questPlace(questId: string): string {
  return `quest:${questId}`
}

/** Reads again what shows quests, challenges and points, after something was done. */
export function useQuestsChanged(): () => void {
  const invalidate = useInvalidate()
  return () => {
    for (const stale of [listWalletQuests, getWalletQuest, listOwnChallenges, listCommunities, getCommunity])
      void invalidate(stale)
  }
}
