import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { useRef, useState } from 'react'
import { useLongPress } from '#ui/browser/use-long-press.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../wallet/news.module.css'
import { useReactionQueue } from '../../wallet/news-context.tsx'
import type { Post } from '../../wallet-contract.ts'
import { reactionWords } from '../../wallet-texts.ts'
import { ReactionButton } from '../view/reaction-chip.tsx'
import { ReactionMark } from '../view/reaction-mark.tsx'
import { EmojiPicker } from './emoji-picker.tsx'
import { ReactionCounts } from './reaction-counts.tsx'

/**
 * The reactions to a post as chips: a press leaves or removes the holder's own, a long press shows all counts. The
 * smiley opens the emoji.
 */
export function Reactions({ post }: { post: Post }) {
  const words = useTexts(reactionWords)
  const queue = useReactionQueue()
  const [open, setOpen] = useState<'picker' | 'counts'>()
  const smiley = useRef<HTMLButtonElement>(null)
  const holds = useLongPress(() => setOpen('counts'))
  const toggle = (emoji: string) => {
    void queue.push({ postId: post.postId, emoji, isOn: !post.own.includes(emoji) })
  }
  const close = () => {
    if (open === 'picker') smiley.current?.focus()
    setOpen(undefined)
  }
  return (
    <Box above="m" className={styles.reactions}>
      {open === 'picker' && (
        <EmojiPicker
          own={post.own}
          opener={smiley}
          onClose={close}
          onChoose={(emoji) => {
            toggle(emoji)
            close()
          }}
        />
      )}
      {open === 'counts' && <ReactionCounts reactions={post.reactions} onClose={close} />}
      <Row role="group" gap="s" align="stretch" wrap aria-label={words.chips()}>
        {post.reactions.map(({ emoji, count }) => (
          <ReactionButton
            key={emoji}
            aria-pressed={post.own.includes(emoji)}
            aria-label={words.chip({ emoji, count })}
            onClick={() => toggle(emoji)}
            {...holds?.(undefined)}
          >
            <ReactionMark emoji={emoji} count={count} />
          </ReactionButton>
        ))}
        <ReactionButton
          ref={smiley}
          aria-label={words.add()}
          aria-expanded={open === 'picker'}
          onClick={() => setOpen(open === 'picker' ? undefined : 'picker')}
        >
          <SmileyIcon size={20} />
        </ReactionButton>
      </Row>
    </Box>
  )
}
