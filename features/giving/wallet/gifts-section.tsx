import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { giftsPage, giveEntry } from '../wallet-texts.ts'

/** Gifts in the holder's own page, with their code; also for people in no community, who may have blocked a giver. */
export function GiftsSection() {
  const say = useTexts(giveEntry)
  const pageTexts = useTexts(giftsPage)
  return (
    <Section title={say.gifts()} lead={say.sectionText()} lined="below">
      <Row gap="s" align="stretch" wrap>
        <Button href="/gifts">{say.open()}</Button>
        <Button href="/my-code">{pageTexts.code()}</Button>
      </Row>
    </Section>
  )
}
