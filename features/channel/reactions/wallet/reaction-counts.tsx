import { useRef } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../wallet/news.module.css'
import { useCloseOutside } from '../../wallet/use-close-outside.ts'
import type { Post } from '../../wallet-contract.ts'
import { reactionWords } from '../../wallet-texts.ts'

/** How often each emoji was left; never by whom. */
export function ReactionCounts({ reactions, onClose }: { reactions: Post['reactions']; onClose: () => void }) {
  const words = useTexts(reactionWords)
  const format = useFormat()
  const box = useRef<HTMLUListElement>(null)
  useCloseOutside(box, undefined, onClose)
  return (
    <Row
      padBlock="m"
      padInline="l"
      framed
      round="l"
      ground="raised"
      as="ul"
      ref={box}
      gap="l"
      rows="xs"
      align="stretch"
      wrap
      className={styles.popover}
      aria-label={words.counts()}
    >
      {reactions.map(({ emoji, count }) => (
        <li key={emoji}>
          <Text as="span" type="heading">
            {emoji}
          </Text>{' '}
          {format.number(count)}
        </li>
      ))}
    </Row>
  )
}
