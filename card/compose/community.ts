import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout } from '../mark.ts'
import { fitLine } from '../measure.ts'
import { paletteOf, softened } from '../palette.ts'
import { circlePath, PORTRAIT_OUTLINE } from '../shapes.ts'
import { cardWord } from '../words.ts'
import { INNER, MARGIN, SUBTITLE } from './basic.ts'
import { emptyWindow, fieldOf, rulingOf, windowRim } from './field.ts'
import { composeHead, line } from './head.ts'
import { composeTitle } from './title.ts'

const CENTRE = { x: 240, y: 310 }
const RADIUS = 176
const RING = 193
/** Half of the gap between the two halves of the ring, in units of the card. */
const RING_GAP = 22

/** A roundel inside a ring of two halves, one for the giver and one for the recipient. */
export function composeCommunity(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  const window = circlePath(CENTRE.x, CENTRE.y, RADIUS)
  const box = { x: CENTRE.x - RADIUS, y: CENTRE.y - RADIUS, width: RADIUS * 2, height: RADIUS * 2 }
  const people = fitLine(peopleOf(spec), SUBTITLE, INNER)
  return {
    ...CARD_SIZES.community,
    outline: PORTRAIT_OUTLINE,
    bodies: [{ d: PORTRAIT_OUTLINE, material: 'field' }],
    field: fieldOf(palette),
    marks: [
      rulingOf(palette),
      { kind: 'path', d: window, at: { x: 0, y: 6 }, fill: '#000000', opacity: 0.22 },
      {
        kind: 'picture',
        role: 'picture',
        href: spec.image,
        ...box,
        window: { d: window },
        empty: emptyWindow(palette),
      },
      windowRim(window),
      { kind: 'path', d: ringHalves(), stroke: palette.text, strokeWidth: 2, opacity: 0.85 },
      ...composeHead(spec, { x: MARGIN, y: 56, right: 480 - MARGIN, logo: 44, ink: palette.headText }),
      ...composeTitle(spec, { x: MARGIN, width: INNER, ink: palette.text, single: 632, pair: 602 }),
      line('subtitle', people, MARGIN, 698, SUBTITLE, softened(palette.text, palette.foot, 0.1)),
    ],
  }
}

/** "From Inès to Malik", as far as the names are known; else the template's own line. */
export function peopleOf(spec: CardSpec): string {
  const { language } = spec
  const giver = spec.giver?.trim() ?? ''
  const holder = spec.holderName?.trim() ?? ''
  if (giver !== '' && holder !== '') return cardWord('fromTo', language, { giver, holder })
  if (giver !== '') return cardWord('from', language, { giver })
  if (holder !== '') return cardWord('to', language, { holder })
  return spec.subtitle.trim()
}

function ringHalves(): string {
  const reach = Math.sqrt(RING ** 2 - RING_GAP ** 2).toFixed(2)
  const arc = `A${RING} ${RING} 0 0 1`
  const [left, right] = [CENTRE.x - Number(reach), CENTRE.x + Number(reach)]
  const [upper, lower] = [CENTRE.y - RING_GAP, CENTRE.y + RING_GAP]
  return `M${left} ${upper}${arc} ${right} ${upper}M${right} ${lower}${arc} ${left} ${lower}`
}
