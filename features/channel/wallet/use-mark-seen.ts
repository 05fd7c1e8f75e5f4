import { useEffect, useMemo } from 'react'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/communities/contract.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { markSeen, type Post } from '../wallet-contract.ts'
import { watchSeen } from './watch-seen.ts'

/**
 * Tells the server which posts were on the screen, and reads the unread counts again. Returns the ref for the element of
 * a post.
 */
export function useMarkSeen(): (post: Post) => (element: HTMLElement | null) => (() => void) | undefined {
  const isOpen = useWalletState() === 'open'
  const { run } = useCall(markSeen, { quiet: true, invalidates: [listCommunities] })
  const seen = useMemo(watchSeen, [])
  useEffect(() => {
    const report = async ({ issuerId, postId }: Post) => (await run({ issuerId, postId })).output !== undefined
    seen.report = isOpen ? report : undefined
  })
  useEffect(() => () => seen.stop(), [seen])
  return seen.register
}
