import { LinkedText } from '#ui/buttons/linked-text.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Message } from '../../contract.ts'
import styles from '../../view/conversation.module.css'
import { threadTexts } from '../texts.ts'

/** How a message is signed: `isUnsigned` where the caption does not name its author. */
export type Signed = { author: string; caption: string; isUnsigned?: boolean }

type Props = { message: Message; isOwn: boolean; signed: Signed; hasCaption: boolean }

/** A message in its bubble, with who wrote it and when. */
export function MessageLine({ message, isOwn, signed, hasCaption }: Props) {
  const say = useTexts(threadTexts)
  const { author, caption, isUnsigned } = signed
  return (
    <Stack as="li" gap="xs" across={isOwn ? 'end' : 'start'} className={styles.line} data-own={isOwn || undefined}>
      {isUnsigned && <span className="bz-hidden">{author}</span>}
      {message.imageUrl && (
        <a className={`${styles.bubble} ${styles.picture}`} href={message.imageUrl} target="_blank" rel="noreferrer">
          <img src={message.imageUrl} alt={say.pictureOf({ author })} />
        </a>
      )}
      <LinkedText text={message.text} className={styles.bubble} />
      <Text as="small" type="caption" tone="ink3" below="m" className={hasCaption ? undefined : 'bz-hidden'}>
        {caption}
      </Text>
    </Stack>
  )
}
