import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout, Mark } from '../mark.ts'
import { fitLine, type TextStyle, textWidth } from '../measure.ts'
import { paletteOf, softened } from '../palette.ts'
import { roundedPath, TICKET_OUTLINE } from '../shapes.ts'
import { cardWord, readDate } from '../words.ts'
import { INNER, MARGIN, SUBTITLE } from './basic.ts'
import { emptyWindow, fieldOf, headScrim, rulingOf } from './field.ts'
import { composeHead, line } from './head.ts'
import { composeTitle } from './title.ts'

const BOX = { x: 18, y: 18, width: 444, height: 306 }
const WINDOW = roundedPath(BOX.x, BOX.y, BOX.width, BOX.height, 26)
const TEAR = 528
const STUB = `M22 ${TEAR}H458A22 22 0 0 0 480 550V716Q480 752 444 752H36Q0 752 0 716V550A22 22 0 0 0 22 ${TEAR}Z`
const WHEN: TextStyle = { face: 'strong', size: 20 }
const LABEL: TextStyle = { face: 'text', size: 18 }
const FIGURE: TextStyle = { face: 'title', size: 60, spacing: -0.03 }
const COLUMN = 206

/** A picture, title, when and where; beyond the tear line the stub with section and seat in large figures. */
export function composeTicket(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  const { text, foot } = palette
  const soft = softened(text, foot, 0.35)
  const title = composeTitle(spec, { x: MARGIN, width: INNER, ink: text, single: 388, pair: 384 })
  const below = title.length === 1 ? 430 : 470
  return {
    ...CARD_SIZES.ticket,
    outline: TICKET_OUTLINE,
    bodies: [{ d: TICKET_OUTLINE, material: 'field' }],
    field: fieldOf(palette, { from: 0.3, to: 0.43 }),
    marks: [
      rulingOf(palette, STUB),
      {
        kind: 'picture',
        role: 'picture',
        href: spec.image,
        ...BOX,
        window: { d: WINDOW },
        empty: { ...emptyWindow(palette), ruling: palette.headText },
      },
      ...(spec.image === '' ? [] : [headScrim(WINDOW, BOX.height, 84)]),
      ...composeHead(spec, {
        x: 38,
        y: 62,
        right: 442,
        logo: 44,
        ink: spec.image === '' ? palette.headText : '#ffffff',
      }),
      ...title,
      line('subtitle', fitLine(whenOf(spec), WHEN, INNER), MARGIN, below, WHEN, text),
      line('label', fitLine(spec.place?.trim() ?? '', SUBTITLE, INNER), MARGIN, below + 27, SUBTITLE, soft),
      { kind: 'path', d: `M38 ${TEAR}H444`, stroke: text, strokeWidth: 4, dash: '0.1 10.8', opacity: 0.4 },
      ...composeStub(spec, text, soft),
    ],
  }
}

function whenOf(spec: CardSpec): string {
  const when = readDate(spec.eventDate, spec.language)
  if (!when) return spec.eventDate?.trim() || spec.subtitle.trim()
  return when.time === '' ? when.weekday : `${when.weekday}, ${when.time}`
}

function composeStub(spec: CardSpec, ink: string, soft: string): Mark[] {
  const { language } = spec
  const figures = [
    { label: cardWord('section', language), value: spec.section?.trim() ?? '' },
    { label: cardWord('seat', language), value: spec.seat?.trim() ?? '' },
  ].filter(({ value }) => value !== '')
  const holder = spec.holderName?.trim() ?? ''
  const name = line('name', fitLine(holder, WHEN, INNER), MARGIN, 712, WHEN, ink)
  if (figures.length === 0) return [...composeDate(spec, ink, soft), name]
  const width = figures.length === 1 ? INNER : COLUMN - 16
  return [
    ...figures.flatMap(({ label, value }, index) => [
      line('label', label, MARGIN + index * COLUMN, 590, LABEL, soft),
      line(
        'day',
        fitLine(value, figureFor(value, width), width),
        MARGIN + index * COLUMN,
        650,
        figureFor(value, width),
        ink,
      ),
    ]),
    name,
  ]
}

/** Without section and seat the stub shows the date. */
function composeDate(spec: CardSpec, ink: string, soft: string): Mark[] {
  const when = readDate(spec.eventDate, spec.language)
  if (!when) return []
  const x = MARGIN + textWidth(when.day, FIGURE) + 14
  return [
    line('label', cardWord('date', spec.language), MARGIN, 590, LABEL, soft),
    line('day', when.day, MARGIN, 650, FIGURE, ink),
    line('value', when.monthYear, x, 624, WHEN, ink),
    line('label', when.time, x, 650, SUBTITLE, soft),
  ]
}

/** A long section ("Balcony left") gets a smaller font before it is cut. */
function figureFor(value: string, width: number): TextStyle {
  const sizes = [60, 44, 32, 24].map((size) => ({ ...FIGURE, size }))
  return sizes.find((style) => textWidth(value, style) <= width) ?? { ...FIGURE, size: 24 }
}
