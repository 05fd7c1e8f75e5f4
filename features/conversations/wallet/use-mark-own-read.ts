import { useEffect, useEffectEvent, useRef } from 'react'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/wallet-contract.ts'
import { useIsVisible } from '#ui/browser/use-is-visible.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { getOwnConversation, listOwnConversations, readByMember } from '../wallet-contract.ts'

type Shown = { issuerId: string; unread: number; messageId: string | undefined }

/** Marks a conversation as read up to its last message, once it is on a page that is visible. */
export function useMarkOwnRead({ issuerId, unread, messageId }: Shown): void {
  const isVisible = useIsVisible()
  const isOnline = useWalletState() === 'open'
  const tried = useRef('')
  const { run } = useCall(readByMember, {
    quiet: true,
    invalidates: [listOwnConversations, getOwnConversation, listCommunities],
  })
  const mark = useEffectEvent((messageId: string) => void run({ issuerId, messageId }))
  useEffect(() => {
    if (!isVisible || !isOnline || unread === 0 || messageId === undefined || tried.current === messageId) return
    tried.current = messageId
    mark(messageId)
  }, [isVisible, isOnline, unread, messageId])
}
