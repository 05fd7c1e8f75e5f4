import { useEffect, useRef } from 'react'
import { useIsVisible } from '#ui/browser/use-is-visible.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { getConversation, listConversations, readByCommunity } from '../contract.ts'

type Shown = { did: string; unread: number; messageId: string | undefined }

/** Marks a conversation as read up to its last message, once it is on a page that is visible. */
export function useMarkRead({ did, unread, messageId }: Shown): void {
  const isVisible = useIsVisible()
  const { run } = useCall(readByCommunity, { quiet: true, invalidates: [listConversations, getConversation] })
  const tried = useRef('')
  const runLatest = useRef(run)
  runLatest.current = run
  useEffect(() => {
    if (!isVisible || unread === 0 || messageId === undefined || tried.current === messageId) return
    tried.current = messageId
    void runLatest.current({ did, messageId })
  }, [isVisible, did, unread, messageId])
}
