import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../wallet-texts.ts'
import styles from './door.module.css'
import { phraseOf } from './own-key.ts'

/** The twelve words of a key, numbered. */
export function PhraseWords({ entropy }: { entropy: Uint8Array }) {
  const keyTexts = useTexts(keyWords)
  return (
    <ol className={styles.words} aria-label={keyTexts.phraseLabel()} translate="no" lang="en">
      {phraseOf(entropy).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and may repeat
        <li key={at}>{word}</li>
      ))}
    </ol>
  )
}
