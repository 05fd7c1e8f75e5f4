import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../wallet/holders.module.css'
import { keyWords } from '../../wallet-texts.ts'
import { phraseOf } from './own-key.ts'

/** The twelve words of a key, numbered. */
export function PhraseWords({ entropy }: { entropy: Uint8Array }) {
  const keyTexts = useTexts(keyWords)
  return (
    <Grid
      as="ol"
      columns={3}
      beside
      gap="l"
      rows="s"
      pad="l"
      round="l"
      ground="plinth"
      className={styles.words}
      aria-label={keyTexts.phraseLabel()}
      translate="no"
      lang="en"
    >
      {phraseOf(entropy).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and may repeat
        <Text as="li" key={at} weight={600} breaks>
          {word}
        </Text>
      ))}
    </Grid>
  )
}
