import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { ask } from '#ui/calls/ask.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { queryKey, useCall, useInvalidate } from '#ui/calls/use-call.ts'
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
  /** Shows a post that was just published. */
  add: (post: ChannelMessage) => void
}

const KEY = [...queryKey(listPosts), 'posts']
/** Reactions and readers are counted again this often while the page is visible. */
const REFRESH_MS = 10_000

/** The published posts of the community, as far as they were read. */
export function usePosts(): Channel {
  const caller = useCaller()
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const older = useCall(listPosts)
  const [isLoading, setIsLoading] = useState(false)
  const query = useQuery<Posts, CallProblem>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { messages, totalCount } = await ask(caller, listPosts, {}, signal)
      const isFull = messages.length === STUDIO_PAGE
      const known = client.getQueryData<Posts>(KEY)
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
  const change = (next: (known: Posts) => Posts) =>
    client.setQueryData<Posts>(KEY, (known) => (known ? next(known) : known))
  const loadOlder = async () => {
    const first = query.data?.posts[0]
    if (!first) return
    setIsLoading(true)
    const { output } = await older.run({ beforeDate: first.created })
    setIsLoading(false)
    if (!output) return
    const { messages } = output
    change((known) => {
      const ids = new Set(known.posts.map(({ eventId }) => eventId))
      const before = messages.filter(({ eventId }) => !ids.has(eventId))
      return { ...known, posts: [...before, ...known.posts], hasOlder: messages.length === STUDIO_PAGE }
    })
  }
  const add = (post: ChannelMessage) => {
    change((known) => ({ ...known, posts: [...known.posts, post], totalCount: known.totalCount + 1 }))
    void invalidate(listPosts)
    void invalidate(getIssuer)
  }
  return { query, loadOlder, isLoading, add }
}
