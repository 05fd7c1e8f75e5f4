import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { giftsPage, giveEntry } from '../wallet-texts.ts'
import styles from './gifts.module.css'

/** Gifts in the holder's own page, with their code; also for people in no community, who may have blocked a giver. */
export function GiftsSection() {
  const say = useTexts(giveEntry)
  const pageTexts = useTexts(giftsPage)
  return (
    <section className={styles.ofYou}>
      <h2>{say.gifts()}</h2>
      <p className={styles.text}>{say.sectionText()}</p>
      <Row below="xl" gap="s" align="stretch" wrap className={styles.ways}>
        <Button href="/gifts">{say.open()}</Button>
        <Button href="/my-code">{pageTexts.code()}</Button>
      </Row>
    </section>
  )
}
