import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWalletChange } from '#features/holders/events/wallet/wallet-events.tsx'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/communities/contract.ts'
import { queryKey } from '#ui/calls/use-call.ts'
import { createReactionQueue, type ReactionQueue } from '../reactions/wallet/reaction-queue.ts'
import { useSendReaction } from '../reactions/wallet/use-send-reaction.ts'
import { getPost, listNews } from '../wallet-contract.ts'

const QueueContext = createContext<ReactionQueue | undefined>(undefined)

/**
 * Reads the news again when something was posted, and sends reactions that were left without a network. Mount it once
 * per tab, inside a `WalletEventsProvider`.
 */
export function NewsProvider({ children }: { children: ReactNode }) {
  const wallet = useWallet()
  const client = useQueryClient()
  const isOpen = useWalletState() === 'open'
  const send = useSendReaction()
  const queue = useMemo(() => createReactionQueue(wallet.store, send), [wallet, send])
  useEffect(() => {
    // Offline too, where they are shown but not sent.
    void queue.load()
    if (!isOpen) return
    const flush = () => void queue.flush()
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [isOpen, queue])
  useWalletChange(['post'], (changes) => {
    // After connecting anything may have changed; what was read a moment ago is new enough.
    const stale = changes.every(({ subjectId }) => subjectId === '') || undefined
    for (const endpoint of [listNews, getPost, listCommunities])
      void client.refetchQueries({ queryKey: queryKey(endpoint), type: 'active', stale })
    void queue.flush()
  })
  return <QueueContext value={queue}>{children}</QueueContext>
}

/** The reactions on their way to the server; throws outside of a `NewsProvider`. */
export function useReactionQueue(): ReactionQueue {
  const queue = useContext(QueueContext)
  if (!queue) throw new Error('There is no NewsProvider above')
  return queue
}

/** The changes that have not arrived; rerenders with them. */
export function usePendingReactions() {
  const queue = useReactionQueue()
  return useSyncExternalStore(queue.subscribe, queue.pending)
}
