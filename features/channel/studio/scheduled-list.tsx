import { Suspense, useState } from 'react'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { DateTile } from '#ui/marks/date-tile.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import { type ChannelMessage, listScheduled } from '../contract.ts'
import { scheduleWords } from '../texts.ts'
import styles from './channel.module.css'

const EditDialog = lazyPart(() => import('./edit-dialog.tsx').then((module) => module.EditDialog))
const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog))
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

const DIALOGS = { edit: EditDialog, publish: PublishDialog, delete: DeleteDialog }
type Opened = { kind: keyof typeof DIALOGS; post: ChannelMessage }
/** A post is published by the worker soon after it is due. */
const REFRESH_MS = 30_000

/** The posts that wait for their time, the next one first; nothing without one. */
export function ScheduledList() {
  const words = useTexts(scheduleWords)
  const query = useQueryCall(listScheduled, {}, { refetchInterval: REFRESH_MS, quiet: true })
  const [opened, setOpened] = useState<Opened>()
  const Opened = opened && DIALOGS[opened.kind]
  return (
    <>
      <Loaded query={query}>
        {({ messages }) =>
          messages.length > 0 && (
            <section aria-label={words.list()}>
              <Heading padBlock="s" lined="below" type="heading" count={messages.length}>
                {words.list()}{' '}
              </Heading>
              <Box as="ul">
                {messages.map((post) => (
                  <ScheduledRow key={post.eventId} post={post} onOpen={(kind) => setOpened({ kind, post })} />
                ))}
              </Box>
            </section>
          )
        }
      </Loaded>
      <Suspense>{Opened && <Opened post={opened.post} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  )
}

type RowProps = { post: ChannelMessage; onOpen: (kind: Opened['kind']) => void }

function ScheduledRow({ post, onOpen }: RowProps) {
  const words = useTexts(scheduleWords)
  const buttons = useTexts(common)
  const format = useFormat()
  const { publishAt, message } = post
  return (
    <Row as="li" gap="m" padBlock="s" lined="below">
      <DateTile at={publishAt} />
      <Stack as="span" grow>
        <Text as="time" weight={600} className={styles.when} dateTime={publishAt}>
          {format.weekdayTime(publishAt)}
        </Text>
        <Text as="span" tone="ink2" brief dir="auto">
          {message.text}
        </Text>
      </Stack>
      <MoreMenu
        label={words.actionsOf({ time: format.dateTime(publishAt) })}
        choices={[
          { label: words.edit(), onSelect: () => onOpen('edit') },
          { label: words.publishNow(), onSelect: () => onOpen('publish') },
          'line',
          { label: buttons.delete(), danger: true, onSelect: () => onOpen('delete') },
        ]}
      />
    </Row>
  )
}
