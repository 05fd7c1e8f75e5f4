import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LinkedText } from '#ui/buttons/linked-text.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useObjectUrl } from '#ui/pictures/use-object-url.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import type { ChannelMessage } from '../contract.ts'
import { channelPage } from '../texts.ts'
import styles from './posts-pane.module.css'
import type { Sending } from './use-composer.ts'

type Props = { post: ChannelMessage; onDelete: () => void }

/** A published post: its time, text and picture, the reactions, and how many members have seen it. */
export function PostItem({ post, onDelete }: Props) {
  const pageTexts = useTexts(channelPage)
  const format = useFormat()
  const picture = post.message.attachments[0]?.fileUrl
  return (
    <li className={styles.post}>
      <Row justify="between" className={styles.line}>
        <time dateTime={post.created}>{format.recent(post.created)}</time>
        <Deleting time={format.dateTime(post.created)} onDelete={onDelete} />
      </Row>
      <LinkedText text={post.message.text} />
      {picture && <img className={styles.picture} src={picture} alt={pageTexts.picture()} />}
      <Row above="m" gap="l" justify="between">
        <Row as="ul" gap="s" align="stretch" wrap className={styles.chips} aria-label={pageTexts.reactions()}>
          {post.reactionCounts.map(({ emoji, count }) => (
            <li key={emoji} title={pageTexts.reaction({ emoji, count })}>
              <span aria-hidden>{emoji}</span>
              {count > 1 && <span aria-hidden>{format.number(count)}</span>}
              <span className="bz-hidden">{pageTexts.reaction({ emoji, count })}</span>
            </li>
          ))}
        </Row>
        <span className={styles.seen}>{pageTexts.seenBy({ count: post.seenBy })}</span>
      </Row>
    </li>
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
    <li className={styles.post} data-sending>
      <Row justify="between" className={styles.line}>
        <span className={styles.loading} role="status">
          <ChevronLoader size={16} /> {pageTexts.publishing()}
        </span>
      </Row>
      <LinkedText text={text} />
      {url && <img className={styles.picture} src={url} alt={pageTexts.picture()} />}
    </li>
  )
}
