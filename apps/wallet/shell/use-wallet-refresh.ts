import type { Endpoint } from '#base/endpoint.ts'
import { listHeld } from '#features/badges/contract.ts'
import { getOwnConversation, listOwnConversations } from '#features/conversations/wallet-contract.ts'
import { listGiven, listReceived } from '#features/giving/wallet-contract.ts'
import type { WalletChange } from '#features/holders/events/contract.ts'
import { useWalletChange } from '#features/holders/events/wallet/wallet-events.tsx'
import { listWaiting } from '#features/issuing/contract.ts'
import { listKept } from '#features/kept-badges/contract.ts'
import { getCommunity, listCommunities } from '#features/members/communities/contract.ts'
import { listOwnNames } from '#features/names/contract.ts'
import { getWalletQuest, listWalletQuests } from '#features/quests/entries/contract.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'

/** What the wallet shows of each kind of change. */
const SHOWN: { kind: WalletChange; endpoints: Endpoint[] }[] = [
  {
    kind: 'badge',
    endpoints: [listHeld, listWaiting, listReceived, listCommunities, getCommunity, getOwnConversation, getWalletQuest],
  },
  { kind: 'claim', endpoints: [listWaiting, listReceived, getOwnConversation] },
  // Not the page of one: a wallet that leaves a community would read it once more, and be refused.
  { kind: 'community', endpoints: [listCommunities, listOwnConversations, listWalletQuests, listOwnNames] },
  { kind: 'gift', endpoints: [listReceived, listWaiting, listGiven] },
  // They carry the counts of what is unread.
  { kind: 'post', endpoints: [listCommunities] },
  { kind: 'quest', endpoints: [listWalletQuests, getWalletQuest, listCommunities] },
  { kind: 'kept', endpoints: [listKept] },
  { kind: 'message', endpoints: [listCommunities, listOwnConversations, getOwnConversation] },
]
const KINDS = SHOWN.map(({ kind }) => kind)

/** Reads badges, waiting badges and communities again when they change. */
export function useWalletRefresh(): void {
  const invalidate = useInvalidate()
  useWalletChange(KINDS, (changes) => {
    const changed = new Set(changes.map(({ kind }) => kind))
    const stale = new Set(SHOWN.flatMap(({ kind, endpoints }) => (changed.has(kind) ? endpoints : [])))
    for (const endpoint of stale) void invalidate(endpoint)
  })
}
