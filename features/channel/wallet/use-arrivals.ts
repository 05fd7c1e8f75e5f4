import { useEffect, useRef, useState } from 'react'
import type { Feed, Post } from '../wallet-contract.ts'
import { stillNew, unreadPosts } from './unread-posts.ts'

/**
 * The posts that were unread when they were first shown, without those that the holder has reacted to, and the last one that
 * arrived since then. `isLive`: the posts were read from the server; those that were stored on this device were not
 * announced.
 */
export function useArrivals(
  data: Feed,
  isLive: boolean,
): { unreadIds: ReadonlySet<string>; arrived: Post | undefined } {
  const [unreadIds, setUnreadIds] = useState<ReadonlySet<string>>(new Set())
  const [arrived, setArrived] = useState<Post>()
  const newest = useRef<string>(undefined)
  const reacted = useRef(new Set<string>())
  const { posts, channels } = data
  useEffect(() => {
    if (!isLive) return
    const unread = unreadPosts(posts, channels)
    for (const { postId, own } of posts) if (own.length > 0) reacted.current.add(postId)
    setUnreadIds((ids) => stillNew(ids, unread, reacted.current))
    const [first] = posts
    const since = newest.current
    newest.current = first?.created ?? ''
    if (since !== undefined && first && first.created > since) setArrived(first)
  }, [posts, channels, isLive])
  return { unreadIds, arrived }
}
