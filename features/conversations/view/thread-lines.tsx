import { Fragment, type ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Message, SentBadge } from '../contract.ts'
import type { Side } from '../rules.ts'
import { dayOf, type ThreadLine } from '../thread-rules.ts'
import { threadTexts } from '../thread-texts.ts'
import styles from './conversation.module.css'
import { MessageLine, type Signed } from './message-line.tsx'

type Props = {
  own: Side
  lines: ThreadLine[]
  /** Reads what was before them, where there is more; `problem` says why that failed. */
  earlier: { more: () => void; working: boolean; problem?: string } | false
  /** How a day before yesterday is written. */
  date: (at: string) => string
  sign: (message: Message) => Signed
  drawBadge: (badge: SentBadge) => ReactNode
}

/** The messages of a conversation, with days and badges between them. */
export function ThreadLines({ own, lines, earlier, date, sign, drawBadge }: Props) {
  const say = useTexts(threadTexts)
  const now = new Date()
  const named = new Map([
    [dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)), say.yesterday()],
    [dayOf(now), say.today()],
  ])
  return (
    <>
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
        {lines.map((line) => {
          if (line.kind === 'badge') return <Fragment key={line.key}>{drawBadge(line.badge)}</Fragment>
          if (line.kind === 'day')
            return (
              <Text as="li" key={line.key} type="caption" tone="ink3" centered className={styles.day}>
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
    </>
  )
}
