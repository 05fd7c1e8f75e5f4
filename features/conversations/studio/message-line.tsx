import { LinkedText } from '#ui/buttons/linked-text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Message } from '../contract.ts'
import { threadWords } from '../page-texts.ts'
import styles from './thread.module.css'

type Props = { message: Message /** Of the member. */; name: string; hasCaption: boolean }

/** A message in its bubble, with who wrote it and when. */
export function MessageLine({ message, name, hasCaption }: Props) {
  const say = useTexts(threadWords)
  const format = useFormat()
  const { from, text, imageUrl, created, isRead } = message
  const author = from === 'member' ? name : message.author || say.formerAdmin()
  const caption = from === 'community' && isRead ? say.captionRead : say.caption
  return (
    <li className={styles.line} data-from={from}>
      {imageUrl && (
        <a className={styles.picture} href={imageUrl} target="_blank" rel="noreferrer">
          <img src={imageUrl} alt={say.pictureOf({ author })} />
        </a>
      )}
      <LinkedText text={text} className={styles.bubble} />
      <small className={hasCaption ? styles.caption : 'bz-hidden'}>
        {caption({ author, time: format.time(created) })}
      </small>
    </li>
  )
}
