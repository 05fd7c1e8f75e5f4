import { LinkedText } from '#ui/buttons/linked-text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Message } from '../contract.ts'
import { threadPage } from '../wallet-texts.ts'
import styles from './thread-screen.module.css'

type Props = { message: Message /** Of the community. */; name: string; hasCaption: boolean }

/** A message in its bubble, with who wrote it and when; of one's own, whether it was read. */
export function MessageBubble({ message, name, hasCaption }: Props) {
  const say = useTexts(threadPage)
  const format = useFormat()
  const { from, text, imageUrl, created, isRead } = message
  const isOwn = from === 'member'
  const author = isOwn ? say.you() : message.author || name
  const time = format.time(created)
  const own = isRead ? say.ownRead({ time }) : say.own({ time })
  return (
    <li className={styles.line} data-own={isOwn || undefined}>
      {isOwn && <span className="bz-hidden">{author}</span>}
      {imageUrl && (
        <a className={styles.picture} href={imageUrl} target="_blank" rel="noreferrer">
          <img src={imageUrl} alt={say.picture({ author })} />
        </a>
      )}
      <LinkedText text={text} className={styles.bubble} />
      <small className={hasCaption ? styles.caption : 'bz-hidden'}>{isOwn ? own : say.theirs({ author, time })}</small>
    </li>
  )
}
