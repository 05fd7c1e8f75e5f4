import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsVisible } from '#ui/browser/use-is-visible.ts'

type Shown = { unread: number; messageId: string | undefined; mark: (messageId: string) => void; isOff?: boolean }

/** Marks a conversation as read up to its last message, once for each, when it is on a page that is visible. */
export function useMarkShown({ unread, messageId, mark, isOff = false }: Shown): void {
  const isVisible = useIsVisible()
  const tried = useRef('')
  const markLatest = useEffectEvent(mark)
  useEffect(() => {
    if (!isVisible || isOff || unread === 0 || messageId === undefined || tried.current === messageId) return
    tried.current = messageId
    markLatest(messageId)
  }, [isVisible, isOff, unread, messageId])
}
