import { useRef } from 'react'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Post } from '../wallet-contract.ts'
import { reactionWords } from '../wallet-texts.ts'
import styles from './reactions.module.css'
import { useCloseOutside } from './use-close-outside.ts'

/** How often each emoji was left; never by whom. */
export function ReactionCounts({ reactions, onClose }: { reactions: Post['reactions']; onClose: () => void }) {
  const words = useTexts(reactionWords)
  const format = useFormat()
  const box = useRef<HTMLUListElement>(null)
  useCloseOutside(box, undefined, onClose)
  return (
    <ul ref={box} className={styles.popover} data-counts aria-label={words.counts()}>
      {reactions.map(({ emoji, count }) => (
        <li key={emoji}>
          <span className={styles.emoji}>{emoji}</span> {format.number(count)}
        </li>
      ))}
    </ul>
  )
}
