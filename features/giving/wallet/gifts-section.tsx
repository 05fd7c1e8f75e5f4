import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { giftsPage, giveEntry } from '../wallet-texts.ts'
import styles from './gifts.module.css'

/** Gifts in the holder's own page, with their code; also for people in no community, who may have blocked a giver. */
export function GiftsSection() {
  const say = useTexts(giveEntry)
  const pageTexts = useTexts(giftsPage)
  return (
    <Box as="section" padBlock="xxl" lined="below" className={styles.ofYou}>
      <h2>{say.gifts()}</h2>
      <Text below="m" width="text" tone="ink2">
        {say.sectionText()}
      </Text>
      <Row below="xl" gap="s" align="stretch" wrap className={styles.ways}>
        <Button href="/gifts">{say.open()}</Button>
        <Button href="/my-code">{pageTexts.code()}</Button>
      </Row>
    </Box>
  )
}
