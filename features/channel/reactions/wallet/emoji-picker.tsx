import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { OFFERED_EMOJI, REACTIONS_MAX } from '../../rules.ts'
import styles from '../../wallet/news.module.css'
import { useCloseOutside } from '../../wallet/use-close-outside.ts'
import { reactionWords } from '../../wallet-texts.ts'
import { EmojiField } from './emoji-field.tsx'

/** Offered in the first row; the plus shows the others and the field for any emoji. */
const FIRST = 6

type Props = {
  own: string[]
  /** The button that opens it. */
  opener: RefObject<HTMLButtonElement | null>
  onChoose: (emoji: string) => void
  onClose: () => void
}

/** The emoji to react with, above the chips of a post. */
export function EmojiPicker({ own, opener, onChoose, onClose }: Props) {
  const words = useTexts(reactionWords)
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)
  const isFull = own.length >= REACTIONS_MAX
  useCloseOutside(box, opener, onClose)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  const button = (emoji: string) => (
    <button
      key={emoji}
      type="button"
      aria-pressed={own.includes(emoji)}
      disabled={isFull && !own.includes(emoji)}
      onClick={() => onChoose(emoji)}
    >
      {emoji}
    </button>
  )
  return (
    <Box
      pad="xs"
      framed
      round="l"
      ground="raised"
      ref={box}
      role="group"
      className={styles.popover}
      aria-label={words.add()}
    >
      <Row gap="xxs" align="start" className={styles.row}>
        {OFFERED_EMOJI.slice(0, FIRST).map(button)}
        {!isWide && !isFull && (
          <button type="button" aria-label={words.more()} aria-expanded={false} onClick={() => setIsWide(true)}>
            <PlusIcon size={20} />
          </button>
        )}
      </Row>
      {isWide && (
        <Row gap="xxs" align="start" className={styles.row}>
          {OFFERED_EMOJI.slice(FIRST).map(button)}
          <EmojiField onEmoji={onChoose} />
        </Row>
      )}
      {isFull && (
        <Text above="xs" below="s" padInline="s" type="caption" tone="ink3" className={styles.hint}>
          {words.full({ count: own.length })}
        </Text>
      )}
    </Box>
  )
}
