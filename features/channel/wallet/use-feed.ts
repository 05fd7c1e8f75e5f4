import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { ask } from '#ui/calls/ask.ts'
import { changeCached, patchAt, readCached } from '#ui/calls/cached.ts'
import { queryKey, useCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { mergePosts } from '../merge-rules.ts'
import { applyReactions } from '../reactions/wallet/apply-reactions.ts'
import { type Feed, listNews } from '../wallet-contract.ts'
import { keptPosts } from './kept-news.ts'
import { usePendingReactions } from './news-context.tsx'
import { useChangeKept, useKeptNews } from './use-kept-news.ts'

/**
 * `data` is undefined while loading, and offline when this device never read any; `asOf`: ISO instant of the displayed
 * data when the server cannot be reached; `isLive`: it was read from the server.
 */
export type ShownFeed = {
  data: Feed | undefined
  asOf?: string
  isLive: boolean
  read: Reading<Feed>
  loadMore: () => Promise<void>
  isLoading: boolean
}

/**
 * The posts of all communities of this wallet, or of one, with the reactions on their way. They are stored on this
 * device, and shown from there until the server answers, and offline.
 */
export function useFeed(issuerId?: string): ShownFeed {
  const { caller } = useWallet()
  const client = useQueryClient()
  const state = useWalletState()
  const isOffline = useIsOffline()
  const changeKept = useChangeKept()
  const kept = useKeptNews()
  const pending = usePendingReactions()
  const older = useCall(listNews)
  const [isLoading, setIsLoading] = useState(false)
  const key = [...queryKey(listNews, { issuerId }), 'feed']
  const read = useQuery<Feed, CallProblem>({
    queryKey: key,
    enabled: state === 'open',
    queryFn: async ({ signal }) => {
      const page = await ask(caller, listNews, { issuerId }, signal)
      void changeKept({ page, issuerId })
      const known = readCached<Feed>(client, key)
      const { posts, hasOlder } = mergePosts(known?.posts ?? [], page.posts, page.next === '', ({ postId }) => postId)
      return { posts, channels: page.channels, next: hasOlder ? (known?.next ?? '') : page.next }
    },
  })
  const loadMore = async () => {
    const { data } = read
    if (!data || data.next === '') return
    setIsLoading(true)
    const { output } = await older.run({ issuerId, after: data.next })
    setIsLoading(false)
    if (!output) return
    const withOlder = (known: Feed) => {
      const ids = new Set(known.posts.map(({ postId }) => postId))
      const more = output.posts.filter(({ postId }) => !ids.has(postId))
      return { ...known, posts: [...known.posts, ...more], next: output.next }
    }
    changeCached(client, patchAt(key, withOlder))
  }
  const stored =
    kept && kept.at !== '' ? { posts: keptPosts(kept, issuerId), channels: kept.channels, next: '' } : undefined
  const shown = read.data ?? stored
  const isUnreachable = isOffline || (read.error !== null && read.data === undefined)
  return {
    data: shown && { ...shown, posts: shown.posts.map((post) => applyReactions(post, pending)) },
    asOf: isUnreachable && shown ? (read.data ? new Date(read.dataUpdatedAt).toISOString() : kept?.at) : undefined,
    isLive: read.data !== undefined,
    read,
    loadMore,
    isLoading,
  }
}
