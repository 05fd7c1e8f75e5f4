import { type ReactNode, useEffect } from 'react'
import { useEndScroll } from '#ui/browser/use-end-scroll.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Message } from '../contract.ts'
import type { Side } from '../rules.ts'
import type { ThreadLine } from '../thread-rules.ts'
import { threadTexts } from '../thread-texts.ts'
import styles from './conversation.module.css'
import { useNewMessage } from './use-new-message.ts'

type Props = {
  own: Side
  lines: ThreadLine[]
  last: Message | undefined
  isLoaded: boolean
  /** Of the author of a message from the other side. */
  nameOf: (message: Message) => string
  children: ReactNode
}

/** Where the messages of a conversation scroll: it stays at its end while new ones come, and says those of the other side. */
export function Thread({ own, lines, last, isLoaded, nameOf, children }: Props) {
  const say = useTexts(threadTexts)
  const news = useNewMessage(last, own, isLoaded)
  const { box, onScroll, toEnd } = useEndScroll({ first: lines[1]?.key, last: lines.at(-1)?.key })
  const ownId = last?.from === own ? last.messageId : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message of one's own leads to the end
  useEffect(() => {
    if (ownId) toEnd()
  }, [ownId])
  return (
    <>
      <section
        ref={box}
        className={styles.thread}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the arrow keys too
        tabIndex={0}
        aria-label={say.messages()}
        onScroll={onScroll}
      >
        {children}
      </section>
      <p className="bz-hidden" role="status">
        {news && say.announced({ name: nameOf(news), text: news.text })}
      </p>
    </>
  )
}
