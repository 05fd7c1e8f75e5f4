import { useEffect, useRef, useState } from 'react'
import type { Message } from '../contract.ts'
import type { Side } from '../rules.ts'

/** The other side's message that came in while the conversation was open, each once; undefined before the first. */
export function useNewMessage(last: Message | undefined, own: Side, isLoaded: boolean): Message | undefined {
  const [news, setNews] = useState<Message>()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!isLoaded) return
    const before = seen.current
    seen.current = last?.messageId ?? ''
    if (before !== undefined && last && before !== last.messageId && last.from !== own) setNews(last)
  }, [last, own, isLoaded])
  return news
}
