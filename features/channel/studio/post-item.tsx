import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useObjectUrl } from '#ui/pictures/use-object-url.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import type { ChannelMessage } from '../contract.ts'
import { ReactionChip } from '../reactions/view/reaction-chip.tsx'
import { channelPage } from '../texts.ts'
import { PostTime } from '../view/post-time.tsx'
import { PostView } from '../view/post-view.tsx'
import styles from './channel.module.css'
import type { Sending } from './use-composer.ts'

type Props = { post: ChannelMessage; onDelete: () => void }

/** A published post: its time, text and picture, the reactions, and how many members have seen it. */
export function PostItem({ post, onDelete }: Props) {
  const pageTexts = useTexts(channelPage)
  const format = useFormat()
  return (
    <Box as="li" padBlock="m" className={styles.post}>
      <PostView
        head={
          <Row below="xs" justify="between">
            <PostTime at={post.created} />
            <Deleting time={format.dateTime(post.created)} onDelete={onDelete} />
          </Row>
        }
        text={post.message.text}
        picture={post.message.attachments[0]?.fileUrl}
        pictureAlt={pageTexts.picture()}
      >
        <Row above="m" gap="l" justify="between">
          <Row as="ul" gap="s" align="stretch" wrap aria-label={pageTexts.reactions()}>
            {post.reactionCounts.map(({ emoji, count }) => (
              <ReactionChip key={emoji} emoji={emoji} count={count} spoken={pageTexts.reaction({ emoji, count })} />
            ))}
          </Row>
          <Text as="span" type="small" tone="ink3" fixed>
            {pageTexts.seenBy({ count: post.seenBy })}
          </Text>
        </Row>
      </PostView>
    </Box>
  )
}

/** Deleting is shown on hover and focus, and in a menu where nothing hovers. */
function Deleting({ time, onDelete }: { time: string; onDelete: () => void }) {
  const pageTexts = useTexts(channelPage)
  const buttons = useTexts(common)
  const isTouch = useIsTouch()
  if (!isTouch) {
    return (
      <Button
        kind="danger"
        size="compact"
        className={styles.delete}
        aria-label={pageTexts.deletePost({ time })}
        onClick={onDelete}
      >
        {buttons.delete()}
      </Button>
    )
  }
  const choice = { label: buttons.delete(), icon: <TrashIcon size={18} />, danger: true, onSelect: onDelete }
  return <MoreMenu label={pageTexts.deletePost({ time })} choices={[choice]} />
}

/** A post that is on its way to the server. */
export function SendingItem({ sending: { text, picture } }: { sending: Sending }) {
  const pageTexts = useTexts(channelPage)
  const url = useObjectUrl(picture)
  return (
    <Box as="li" padBlock="m" data-sending>
      <PostView
        head={
          <Row below="xs" gap="s" type="small" tone="accent" weight={600} role="status">
            <ChevronLoader size={16} /> {pageTexts.publishing()}
          </Row>
        }
        text={text}
        picture={url}
        pictureAlt={pageTexts.picture()}
      />
    </Box>
  )
}
