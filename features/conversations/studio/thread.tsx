import { useEffect } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { useCards } from '#features/members/studio/use-cards.ts'
import { useEndScroll } from '#ui/browser/use-end-scroll.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { threadWords } from '../page-texts.ts'
import type { ThreadLine } from '../thread-rules.ts'
import { DayLine } from './day-line.tsx'
import { MessageLine } from './message-line.tsx'
import { SentBadgeLine } from './sent-badge-line.tsx'
import styles from './thread.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useNewMessage } from './use-new-message.ts'
import type { ThreadReading } from './use-thread.ts'

/** Of the latest badges; earlier ones keep their outlines. */
const CARDS_MAX = 100

type Props = { did: string; name: string; thread: ThreadReading }

/** The messages of a conversation, the latest at the bottom; what is shown is marked as read. */
export function Thread({ did, name, thread }: Props) {
  const say = useTexts(threadWords)
  const { query, conversation, lines, badges, last, hasMore, more, isReadingMore, isMoreFailed } = thread
  const isLoaded = query.data !== undefined
  const news = useNewMessage(last, isLoaded)
  const cards = useCards(badges.slice(-CARDS_MAX).map(({ templateId }) => templateId))
  const { box, onScroll, toEnd } = useEndScroll({ first: lines[1]?.key, last: lines.at(-1)?.key })
  const ownId = last?.from === 'community' ? last.messageId : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message from here leads to the end
  useEffect(() => {
    if (ownId) toEnd()
  }, [ownId])
  useMarkRead({ did, unread: conversation?.unread ?? 0, messageId: last?.messageId })
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
        {query.error?.key === 'notFound' ? (
          <Text below="m" tone="ink2" role="status">
            {say.gone()}
          </Text>
        ) : (
          <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
            {() => (
              <>
                {hasMore && (
                  <Stack below="s" gap="s" across="center" className={styles.earlier}>
                    <Button size="compact" working={isReadingMore} onClick={more}>
                      {say.earlier()}
                    </Button>
                    {isMoreFailed && <p role="alert">{say.notLoaded()}</p>}
                  </Stack>
                )}
                {lines.length === 0 && (
                  <Text below="m" tone="ink2">
                    {say.none()}
                  </Text>
                )}
                <ol className={styles.lines}>
                  {lines.map((line) => (
                    <Line key={line.key} line={line} name={name} cards={cards} />
                  ))}
                </ol>
              </>
            )}
          </Loaded>
        )}
      </section>
      <p className="bz-hidden" role="status">
        {news && say.announced({ name, text: news.text })}
      </p>
    </>
  )
}

type LineProps = { line: ThreadLine; name: string; cards: Map<string, CardSpec> }

function Line({ line, name, cards }: LineProps) {
  if (line.kind === 'day') return <DayLine at={line.at} />
  if (line.kind === 'badge') return <SentBadgeLine badge={line.badge} card={cards.get(line.badge.templateId)} />
  return <MessageLine message={line.message} name={name} hasCaption={line.hasCaption} />
}
