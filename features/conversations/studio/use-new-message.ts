import { useEffect, useRef, useState } from 'react'
import type { Message } from '../contract.ts'

/** The member's message that came in while the conversation was open, each once; undefined before the first. */
export function useNewMessage(last: Message | undefined, isLoaded: boolean): Message | undefined {
  const [news, setNews] = useState<Message>()
  const seen = useRef<string>(null)
  useEffect(() => {
    if (!isLoaded) return
    const isFirst = seen.current === null
    const isNew = last !== undefined && seen.current !== last.messageId
    seen.current = last?.messageId ?? ''
    if (!isFirst && isNew && last.from === 'member') setNews(last)
  }, [last, isLoaded])
  return news
}
