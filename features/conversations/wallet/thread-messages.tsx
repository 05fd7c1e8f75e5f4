import { useEffect } from 'react'
import { useEndScroll } from '#ui/browser/use-end-scroll.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { threadLines } from '../thread-rules.ts'
import type { OwnConversation } from '../wallet-contract.ts'
import { threadPage } from '../wallet-texts.ts'
import { BadgeBubble } from './badge-bubble.tsx'
import { DaySeparator } from './day-separator.tsx'
import type { Thread } from './join-thread.ts'
import { MessageBubble } from './message-bubble.tsx'
import styles from './thread-screen.module.css'
import { useAnnounced } from './use-announced.ts'
import type { useOwnThread } from './use-own-thread.ts'

type Reading = Omit<ReturnType<typeof useOwnThread>, 'conversation' | 'thread'> & {
  conversation: OwnConversation
  thread: Thread
}

/** The messages of a conversation, with days and badges between them; stays at its end while new ones come. */
export function ThreadMessages({ reading }: { reading: Reading }) {
  const say = useTexts(threadPage)
  const format = useFormat()
  const { conversation, thread, asOf, read, more, isLoadingMore } = reading
  const { name } = conversation
  const lines = threadLines(thread.messages, thread.badges)
  const last = thread.messages.at(-1)
  const { box, onScroll, toEnd } = useEndScroll({ first: lines[1]?.key, last: lines.at(-1)?.key })
  const news = useAnnounced(last, read.data !== undefined)
  const ownId = last?.from === 'member' ? last.messageId : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message of one's own leads to the end.
  useEffect(() => {
    if (ownId) toEnd()
  }, [ownId])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled part must be reachable by keyboard.
    <section className={styles.thread} ref={box} onScroll={onScroll} tabIndex={0} aria-label={say.messages()}>
      {asOf && (
        <Text above="m" below="m" type="small" tone="ink3" centered role="status">
          {say.offline({ time: format.dateTime(asOf) })}
        </Text>
      )}
      {thread.earlier && !asOf && (
        <Row align="stretch" justify="center" className={styles.earlier}>
          <Button size="compact" working={isLoadingMore} onClick={() => void more()}>
            {say.earlier()}
          </Button>
        </Row>
      )}
      {lines.length === 0 && (
        <Text above="m" below="m" type="small" tone="ink3" centered>
          {say.none({ name })}
        </Text>
      )}
      <ol className={styles.lines}>
        {lines.map((line) => {
          if (line.kind === 'day') return <DaySeparator key={line.key} at={line.at} />
          if (line.kind === 'badge') return <BadgeBubble key={line.key} badge={line.badge} name={name} />
          return <MessageBubble key={line.key} message={line.message} name={name} hasCaption={line.hasCaption} />
        })}
      </ol>
      <p className="bz-hidden" role="status">
        {news && say.announced({ author: news.author || name, text: news.text })}
      </p>
    </section>
  )
}
