import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout } from '../mark.ts'
import { fitLine } from '../measure.ts'
import { paletteOf, softened } from '../palette.ts'
import { BASIC_WINDOW, PORTRAIT_OUTLINE } from '../shapes.ts'
import { emptyWindow, fieldOf, rulingOf, windowRim } from './field.ts'
import { composeHead, line } from './head.ts'
import { composeTitle } from './title.ts'

export const MARGIN = 34
export const INNER = 480 - 2 * MARGIN
export const SUBTITLE = { face: 'text', size: 20 } as const
const WINDOW = { x: 64, y: 110 }
/** The thin second outline, 10 outside the window. */
const SECOND = { x: 53.5, y: 99, scale: 373 / 352 }

/** A charge in a shield, ruled across; title and validity below. */
export function composeBasic(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  const box = { ...WINDOW, width: 352, height: 402 }
  const subtitle = fitLine(spec.subtitle.trim(), SUBTITLE, INNER)
  return {
    ...CARD_SIZES.basic,
    outline: PORTRAIT_OUTLINE,
    bodies: [{ d: PORTRAIT_OUTLINE, material: 'field' }],
    field: fieldOf(palette),
    marks: [
      rulingOf(palette),
      { kind: 'path', d: BASIC_WINDOW, at: { x: 64, y: 114 }, fill: '#000000', opacity: 0.3 },
      {
        kind: 'picture',
        role: 'picture',
        href: spec.image,
        ...box,
        window: { d: BASIC_WINDOW, at: WINDOW },
        empty: emptyWindow(palette),
      },
      windowRim(BASIC_WINDOW, WINDOW),
      { kind: 'path', d: BASIC_WINDOW, at: SECOND, stroke: palette.headText, strokeWidth: 1.5, opacity: 0.6 },
      ...composeHead(spec, { x: MARGIN, y: 56, right: 480 - MARGIN, logo: 44, ink: palette.headText }),
      ...composeTitle(spec, { x: MARGIN, width: INNER, ink: palette.text, single: 632, pair: 602 }),
      line('subtitle', subtitle, MARGIN, 698, SUBTITLE, softened(palette.text, palette.foot, 0.18)),
    ],
  }
}
