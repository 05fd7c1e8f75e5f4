import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout, Mark } from '../mark.ts'
import { fitLine, type TextStyle, textWidth } from '../measure.ts'
import { type Palette, paletteOf, softened } from '../palette.ts'
import { lightOf } from '../shades.ts'
import { PARTICIPATION_WINDOW, PORTRAIT_OUTLINE } from '../shapes.ts'
import { readDate } from '../words.ts'
import { INNER, MARGIN, SUBTITLE } from './basic.ts'
import { emptyWindow, fieldOf, headScrim, rulingOf } from './field.ts'
import { composeHead, line } from './head.ts'
import { composeTitle } from './title.ts'

const DAY: TextStyle = { face: 'title', size: 72, spacing: -0.03 }
const WHEN: TextStyle = { face: 'strong', size: 20 }
const PENNON_EDGE = 'M3 373 240 462 477 373'
/** The window with the card's own corners, so that nothing needs a second clip. */
const WINDOW = PARTICIPATION_WINDOW.replace('M0 0H480', 'M0 36Q0 0 36 0H444Q480 0 480 36')
const HEAD_HEIGHT = 84

/** A picture to the edges, cut as a pennon at its lower side; the title and a large day. */
export function composeParticipation(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  const { text, foot } = palette
  return {
    ...CARD_SIZES.participation,
    outline: PORTRAIT_OUTLINE,
    bodies: [{ d: PORTRAIT_OUTLINE, material: 'field' }],
    field: fieldOf(palette),
    marks: [
      rulingOf(palette),
      { kind: 'path', d: PENNON_EDGE, at: { x: 0, y: 5 }, stroke: '#000000', strokeWidth: 8, opacity: 0.18 },
      {
        kind: 'picture',
        role: 'picture',
        href: spec.image,
        x: -4,
        y: 0,
        width: 488,
        height: 462,
        window: { d: WINDOW },
        empty: { ...emptyWindow(palette), ruling: text },
      },
      { kind: 'path', d: PENNON_EDGE, stroke: lightOf(palette.field), strokeWidth: 6 },
      ...(spec.image === '' ? [] : [headScrim(WINDOW, 462, HEAD_HEIGHT)]),
      ...composeHead(spec, {
        x: MARGIN,
        y: 56,
        right: 446,
        logo: 44,
        ink: spec.image === '' ? palette.headText : '#ffffff',
      }),
      ...composeTitle(spec, { x: MARGIN, width: INNER, ink: text, single: 560, pair: 542 }),
      { kind: 'path', d: 'M34 632H446', stroke: text, strokeWidth: 1.5, opacity: 0.16 },
      ...composeWhen(spec, palette, softened(text, foot, 0.35)),
    ],
  }
}

/** Day at 72, beside it month and hour above the place; without a date the line below the title. */
function composeWhen(spec: CardSpec, { text }: Palette, soft: string): Mark[] {
  const when = readDate(spec.eventDate, spec.language)
  if (!when) return [line('subtitle', fitLine(spec.subtitle.trim(), SUBTITLE, INNER), MARGIN, 690, SUBTITLE, soft)]
  const x = MARGIN + textWidth(when.day, DAY) + 16
  const width = 480 - MARGIN - x
  const month = when.time === '' ? when.monthYear : `${when.monthYear}, ${when.time}`
  return [
    line('day', when.day, MARGIN, 714, DAY, text),
    line('value', fitLine(month, WHEN, width), x, 686, WHEN, text),
    line('label', fitLine(spec.place?.trim() ?? '', SUBTITLE, width), x, 713, SUBTITLE, soft),
  ]
}
