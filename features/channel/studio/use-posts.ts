import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { ask } from '#ui/calls/ask.ts'
import { changeCached, patchAt, readCached } from '#ui/calls/cached.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { queryKey, useCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { type ChannelMessage, listPosts } from '../contract.ts'
import { mergePosts } from '../merge-rules.ts'
import { STUDIO_PAGE } from '../rules.ts'

/** Newest last; `hasOlder`: there may be more before them. */
export type Posts = { posts: ChannelMessage[]; totalCount: number; hasOlder: boolean }

export type Channel = {
  query: Reading<Posts>
  /** Reads the page before the oldest post. */
  loadOlder: () => Promise<void>
  isLoading: boolean
}

const KEY = [...queryKey(listPosts), 'posts']
/** Reactions and readers are counted again this often while the page is visible. */
const REFRESH_MS = 10_000

/** The published posts of the community, as far as they were read. */
export function usePosts(): Channel {
  const caller = useCaller()
  const client = useQueryClient()
  const older = useCall(listPosts)
  const [isLoading, setIsLoading] = useState(false)
  const query = useQuery<Posts, CallProblem>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { messages, totalCount } = await ask(caller, listPosts, {}, signal)
      const isFull = messages.length === STUDIO_PAGE
      const known = readCached<Posts>(client, KEY)
      const merged = mergePosts(
        (known?.posts ?? []).toReversed(),
        messages.toReversed(),
        !isFull,
        ({ eventId }) => eventId,
      )
      const hasOlder = merged.hasOlder ? (known?.hasOlder ?? false) : isFull
      return { posts: merged.posts.toReversed(), totalCount, hasOlder }
    },
    refetchInterval: REFRESH_MS,
  })
  const loadOlder = async () => {
    const first = query.data?.posts[0]
    if (!first) return
    setIsLoading(true)
    const { output } = await older.run({ beforeDate: first.created })
    setIsLoading(false)
    if (!output) return
    const { messages } = output
    const withOlder = (known: Posts) => {
      const ids = new Set(known.posts.map(({ eventId }) => eventId))
      const before = messages.filter(({ eventId }) => !ids.has(eventId))
      return { ...known, posts: [...before, ...known.posts], hasOlder: messages.length === STUDIO_PAGE }
    }
    changeCached(client, patchAt(KEY, withOlder))
  }
  return { query, loadOlder, isLoading }
}

/** The posts with one that was just published. */
export function withPost(post: ChannelMessage) {
  return patchAt<Posts>(KEY, (known) => {
    if (known.posts.some(({ eventId }) => eventId === post.eventId)) return known
    return { ...known, posts: [...known.posts, post], totalCount: known.totalCount + 1 }
  })
}
