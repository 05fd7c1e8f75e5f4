import { useId, useState } from 'react'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { readEmoji } from '../../rules.ts'
import styles from '../../wallet/news.module.css'
import { reactionWords } from '../../wallet-texts.ts'

/** Takes one emoji from the keyboard of the device; anything else is refused. It has the focus. */
export function EmojiField({ onEmoji }: { onEmoji: (emoji: string) => void }) {
  const words = useTexts(reactionWords)
  const sentence = useProblemText()
  const note = useId()
  const [text, setText] = useState('')
  const type = (next: string) => {
    const emoji = readEmoji(next)
    if (emoji) return onEmoji(emoji)
    setText(next)
  }
  const isWrong = text.trim() !== ''
  return (
    <Box grow padBlock="xs" padInline="s" className={styles.field}>
      <InputBox invalid={isWrong}>
        <input
          type="text"
          // biome-ignore lint/a11y/noAutofocus: the plus was pressed to type one.
          autoFocus
          autoComplete="off"
          aria-label={words.any()}
          aria-describedby={note}
          aria-invalid={isWrong || undefined}
          placeholder={words.any()}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </InputBox>
      <Text
        id={note}
        above="xs"
        type="caption"
        tone={isWrong ? 'error' : 'ink3'}
        className={styles.hint}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong ? sentence('emojiInvalid') : words.anyHint()}
      </Text>
    </Box>
  )
}
