import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/communities/contract.ts'
import { patch } from '#ui/calls/cached.ts'
import { queryKey } from '#ui/calls/use-call.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { type Feed, listNews, markSeen, type Post } from '../wallet-contract.ts'
import { postsAfter } from './unread-posts.ts'
import { watchSeen } from './watch-seen.ts'

/**
 * Tells the server which posts were on the screen; the counts of unread posts fall at once, and are read again. Returns the
 * ref for the element of a post.
 */
export function useMarkSeen(): (post: Post) => (element: HTMLElement | null) => (() => void) | undefined {
  const isOpen = useWalletState() === 'open'
  const client = useQueryClient()
  const { run } = useCallAtOnce(markSeen, {
    show: ({ issuerId, postId }) => {
      const most = postsAfter(postsRead(client), issuerId, postId)
      if (most === undefined) return []
      return [
        patch(listCommunities, ({ communities }) => ({
          communities: communities.map((one) =>
            one.issuerId === issuerId ? { ...one, unreadPosts: Math.min(one.unreadPosts, most) } : one,
          ),
        })),
      ]
    },
    thing: ({ issuerId }) => issuerId,
    invalidates: [listCommunities],
    quiet: true,
  })
  const seen = useMemo(watchSeen, [])
  useEffect(() => {
    const report = async ({ issuerId, postId }: Post) => (await run({ issuerId, postId })).output !== undefined
    seen.report = isOpen ? report : undefined
  })
  useEffect(() => () => seen.stop(), [seen])
  return seen.register
}

/** The posts that this page has read, in every list. */
function postsRead(client: QueryClient): Post[] {
  const feeds = client.getQueriesData<Feed>({ queryKey: queryKey(listNews) })
  return feeds.flatMap(([, feed]) => feed?.posts ?? [])
}
