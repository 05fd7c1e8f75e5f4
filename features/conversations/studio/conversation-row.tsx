import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { NewDot } from '#ui/marks/new-marks.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Conversation } from '../contract.ts'
import { conversationsPage } from '../page-texts.ts'
import styles from './conversations.module.css'
import { whenLast } from './when-last.ts'

type Props = { conversation: Conversation; isOpen: boolean; onOpen: (did: string) => void }

/** A conversation in the list: who, when, the beginning of the last message, and a dot while it is unread. */
export function ConversationRow({ conversation, isOpen, onOpen }: Props) {
  const page = useTexts(conversationsPage)
  const format = useFormat()
  const nameOf = usePersonName()
  const { did, imageUrl, lastText, lastFrom, lastAt, unread, state } = conversation
  const name = nameOf(conversation)
  const text = lastText || page.picture()
  return (
    <li>
      <button
        type="button"
        className={`bz-plain ${styles.row}`}
        data-did={did}
        data-unread={unread > 0 || undefined}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(did)}
      >
        <Roundel name={name} picture={imageUrl || undefined} size={36} />
        <Stack as="span" grow>
          <Row as="span" gap="s" align="baseline">
            <Text as="span" weight={unread > 0 ? 600 : 500} grow brief title={name}>
              {name}
            </Text>
            {lastAt && (
              <Text as="span" type="caption" tone="ink3" nowrap>
                {whenLast(format, lastAt, new Date())}
              </Text>
            )}
          </Row>
          <Text as="span" type="small" tone={unread > 0 ? 'ink' : 'ink2'} weight={unread > 0 ? 500 : 400} brief>
            {lastFrom === 'community' ? page.yours({ text }) : text}
          </Text>
          {state === 'done' && <span className="bz-hidden">{page.done()}</span>}
        </Stack>
        {unread > 0 && <NewDot label={page.unreadCount({ count: unread })} />}
      </button>
    </li>
  )
}
