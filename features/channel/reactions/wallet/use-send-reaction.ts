import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { changeCached, patch } from '#ui/calls/cached.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useChangeKept } from '../../wallet/use-kept-news.ts'
import { addReaction, getPost, listNews, type Post, removeReaction } from '../../wallet-contract.ts'
import type { ReactionChange } from './apply-reactions.ts'
import type { Delivery } from './reaction-queue.ts'

/** Sends one change of a reaction, and shows what the server has then; a refusal is said. The function stays the same. */
export function useSendReaction(): (change: ReactionChange) => Promise<Delivery> {
  const wallet = useWallet()
  const client = useQueryClient()
  const sentence = useProblemText()
  const changeKept = useChangeKept()
  const latest = useRef({ sentence, changeKept })
  useEffect(() => {
    latest.current = { sentence, changeKept }
  })
  return useCallback(
    async ({ postId, emoji, isOn }) => {
      try {
        const left = await call(wallet.caller, isOn ? addReaction : removeReaction, { postId, emoji })
        showLeft(client, postId, left)
        await latest.current.changeKept({ postId, left })
      } catch (thrown) {
        if (isServerTrouble(thrown)) return 'unreachable'
        if (thrown instanceof CallProblem && thrown.status === 401) return 'unreachable'
        toastError(latest.current.sentence(thrown instanceof CallProblem ? thrown.key : 'serverError'))
      }
      return 'sent'
    },
    [wallet, client],
  )
}

function showLeft(client: QueryClient, postId: string, left: Output<typeof addReaction>): void {
  const change = (post: Post) => (post.postId === postId ? { ...post, ...left } : post)
  changeCached(
    client,
    patch(listNews, (feed) => ({ ...feed, posts: feed.posts.map(change) })),
  )
  changeCached(client, patch(getPost, change))
}
