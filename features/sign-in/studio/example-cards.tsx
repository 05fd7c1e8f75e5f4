import type { Language } from '#base/text.ts'
import { CARD_SHAPES, type CardSpec, DEFAULT_THEMES } from '#card/card-spec.ts'
import { type ExamplePicture, examplePicture } from '#card/example-pictures.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { exampleCards } from '../texts.ts'
import styles from './example-cards.module.css'

type Example = Partial<CardSpec> & Pick<CardSpec, 'category' | 'title'>

/** Three cards as examples, fanned out behind the lower edge of the panel. Decoration: not read aloud. */
export function ExampleCards() {
  const { language } = useLanguage()
  const t = useTexts(exampleCards)
  const day = '2027-03-13T19:00'
  const spec = (picture: ExamplePicture, example: Example) =>
    exampleSpec(language, picture, { issuerName: t.issuer(), place: t.place(), ...example })
  return (
    <div className={styles.fan} aria-hidden>
      <span className={styles.left}>
        <FlatCard spec={spec('night', { category: 'participation', title: t.participation(), eventDate: day })} />
      </span>
      <span className={styles.right}>
        <FlatCard
          spec={spec('waves', {
            category: 'ticket',
            title: t.ticket(),
            eventDate: day,
            section: 'B',
            seat: '14',
            holderName: t.holder(),
          })}
        />
      </span>
      <span className={styles.middle}>
        <FlatCard spec={spec('mountains', { category: 'basic', title: t.basic(), subtitle: t.validity() })} />
      </span>
    </div>
  )
}

function exampleSpec(language: Language, picture: ExamplePicture, example: Example): CardSpec {
  return {
    language,
    issuerName: '',
    issuerImage: examplePicture('peaks'),
    image: examplePicture(picture),
    effect: 'glare',
    isLogoBack: true,
    shape: CARD_SHAPES[0],
    subtitle: '',
    ...DEFAULT_THEMES[example.category],
    ...example,
  }
}
