import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Message } from '../../contract.ts'
import styles from '../../view/conversation.module.css'
import type { OwnConversation } from '../../wallet-contract.ts'
import { threadPage } from '../../wallet-texts.ts'
import { threadLines } from '../rules.ts'
import { Thread } from '../view/thread.tsx'
import { BadgeBubble } from './badge-bubble.tsx'
import type { Thread as Messages } from './join-thread.ts'
import type { useOwnThread } from './use-own-thread.ts'

type Reading = Omit<ReturnType<typeof useOwnThread>, 'conversation' | 'thread'> & {
  conversation: OwnConversation
  thread: Messages
}

/** The messages of the conversation with a community, offline as they were last read. */
export function ThreadMessages({ reading }: { reading: Reading }) {
  const say = useTexts(threadPage)
  const format = useFormat()
  const { conversation, thread, asOf, read, more, isLoadingMore } = reading
  const { name } = conversation
  const lines = threadLines(thread.messages, thread.badges)
  const sign = ({ from, author: admin, isRead, created }: Message) => {
    const time = format.time(created)
    if (from === 'member')
      return { author: say.you(), caption: isRead ? say.ownRead({ time }) : say.own({ time }), isUnsigned: true }
    const author = admin || name
    return { author, caption: say.theirs({ author, time }) }
  }
  return (
    <Thread
      own="member"
      lines={lines}
      last={thread.messages.at(-1)}
      isLoaded={read.data !== undefined}
      earlier={thread.earlier !== '' && !asOf && { more: () => void more(), working: isLoadingMore }}
      date={format.longDay}
      sign={sign}
      drawBadge={(badge) => <BadgeBubble badge={badge} name={name} />}
      nameOf={({ author }) => author || name}
    >
      {asOf && (
        <Text type="small" tone="ink3" centered className={styles.note} role="status">
          {say.offline({ time: format.dateTime(asOf) })}
        </Text>
      )}
      {lines.length === 0 && (
        <Text type="small" tone="ink3" centered className={styles.note}>
          {say.none({ name })}
        </Text>
      )}
    </Thread>
  )
}
