import { Fragment, type ReactNode, useEffect } from 'react'
import { useEndScroll } from '#ui/browser/use-end-scroll.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Message, SentBadge } from '../../contract.ts'
import type { Side } from '../../rules.ts'
import styles from '../../view/conversation.module.css'
import { useNewMessage } from '../../view/use-new-message.ts'
import { dayOf, type ThreadLine } from '../rules.ts'
import { threadTexts } from '../texts.ts'
import { MessageLine, type Signed } from './message-line.tsx'

type Props = {
  own: Side
  lines: ThreadLine[]
  last: Message | undefined
  isLoaded: boolean
  /** Reads what was before them, where there is more; `problem` says why that failed. */
  earlier: { more: () => void; working: boolean; problem?: string } | false
  /** How a day before yesterday is written. */
  date: (at: string) => string
  sign: (message: Message) => Signed
  drawBadge: (badge: SentBadge) => ReactNode
  /** Of the author of a message from the other side, as it is announced. */
  nameOf: (message: Message) => string
  /** What is said above the messages, or in place of them. */
  children: ReactNode
}

/**
 * The messages of a conversation, with days and badges between them, where they scroll: it stays at its end while new ones
 * come, and announces those of the other side.
 */
export function Thread(props: Props) {
  const { own, lines, last, isLoaded, earlier, date, sign, drawBadge, nameOf, children } = props
  const say = useTexts(threadTexts)
  const news = useNewMessage(last, own, isLoaded)
  const { box, onScroll, toEnd } = useEndScroll({ first: lines[1]?.key, last: lines.at(-1)?.key })
  const ownId = last?.from === own ? last.messageId : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message of one's own leads to the end
  useEffect(() => {
    if (ownId) toEnd()
  }, [ownId])
  const now = new Date()
  const named = new Map([
    [dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)), say.yesterday()],
    [dayOf(now), say.today()],
  ])
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
        {earlier && (
          <Stack below="s" gap="s" across="center">
            <Button size="compact" working={earlier.working} onClick={earlier.more}>
              {say.earlier()}
            </Button>
            {earlier.problem && (
              <Text type="small" tone="error" role="alert">
                {earlier.problem}
              </Text>
            )}
          </Stack>
        )}
        <Stack as="ol">
          {lines.map((line, at) => {
            if (line.kind === 'badge') return <Fragment key={line.key}>{drawBadge(line.badge)}</Fragment>
            if (line.kind === 'day')
              return (
                <Text
                  as="li"
                  key={line.key}
                  type="caption"
                  tone="ink3"
                  centered
                  above={at > 0 ? 'xl' : undefined}
                  below="s"
                >
                  {named.get(dayOf(line.at)) ?? date(line.at)}
                </Text>
              )
            const { message, key, hasCaption } = line
            const isOwn = message.from === own
            return (
              <MessageLine key={key} message={message} isOwn={isOwn} signed={sign(message)} hasCaption={hasCaption} />
            )
          })}
        </Stack>
      </section>
      <p className="bz-hidden" role="status">
        {news && say.announced({ name: nameOf(news), text: news.text })}
      </p>
    </>
  )
}
