import { type Language, say } from '#base/text.ts'
import { CARD_SHAPES, type CardSpec, DEFAULT_THEMES } from '#card/card-spec.ts'
import { type ExamplePicture, examplePicture } from '#card/example-pictures.ts'
import { drawFlat } from '#card/flat.ts'
import { GLYPH_OUTLINES } from '#card/outlines.ts'
import { exampleCards } from '../example-texts.ts'

type Example = Partial<CardSpec> & Pick<CardSpec, 'category' | 'title'>

const WIDTH = 255
const DAY = '2027-03-13T19:00'

/** URLs of the pictures of the example cards; a build keeps the files and drops the drawing code (`drawAtBuild`). */
export const EXAMPLE_DRAWINGS = { en: drawExamples('en'), fr: drawExamples('fr') }

function drawExamples(language: Language) {
  const says = (key: keyof typeof exampleCards) => say(exampleCards[key], language)
  return {
    participation: drawn(language, 'night', {
      category: 'participation',
      title: says('participation'),
      eventDate: DAY,
    }),
    ticket: drawn(language, 'waves', {
      category: 'ticket',
      title: says('ticket'),
      eventDate: DAY,
      section: 'B',
      seat: '14',
      holderName: says('holder'),
    }),
    basic: drawn(language, 'mountains', { category: 'basic', title: says('basic'), subtitle: says('validity') }),
  }
}

function drawn(language: Language, picture: ExamplePicture, example: Example): string {
  const spec: CardSpec = {
    language,
    issuerName: say(exampleCards.issuer, language),
    place: say(exampleCards.place, language),
    issuerImage: examplePicture('peaks'),
    image: examplePicture(picture),
    effect: 'glare',
    isLogoBack: true,
    shape: CARD_SHAPES[0],
    subtitle: '',
    ...DEFAULT_THEMES[example.category],
    ...example,
  }
  return `data:image/svg+xml,${encodeURIComponent(drawFlat(spec, 'front', { width: WIDTH, outlines: GLYPH_OUTLINES }))}`
}
