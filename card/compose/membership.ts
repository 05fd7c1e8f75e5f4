import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout, Mark } from '../mark.ts'
import { fitLine, type TextStyle, textWidth } from '../measure.ts'
import { paletteOf, softened } from '../palette.ts'
import { MEMBERSHIP_OUTLINE } from '../shapes.ts'
import { cardWord, readDate } from '../words.ts'
import { contourPaths } from './contour.ts'
import { fieldOf, rulingOf } from './field.ts'
import { composeHead, line } from './head.ts'
import { titleOf } from './title.ts'

const MARGIN = 44
const RIGHT = 856 - MARGIN
const ISSUER: TextStyle = { face: 'title', size: 36, spacing: -0.01 }
const SINCE: TextStyle = { face: 'text', size: 24 }
const NAME: TextStyle = { face: 'title', size: 52, spacing: -0.02 }
/** For names that are longer: the first size in which one is whole. */
const SMALLER = [46, 40]
const NAME_LEAST: TextStyle = { ...NAME, size: 36 }
const TITLE: TextStyle = { face: 'strong', size: 22 }
const TITLE_LEAST = 260
const GAP = 24
const PICTURE = { x: 296, y: 0, width: 560, height: 540 }

/** The community card: its picture (or an engraved contour) at the right, fading to the field at the left. */
export function composeMembership(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  const { text, foot } = palette
  const title = titleOf(spec)
  const name = spec.holderName?.trim() || title
  const isTitled = name !== title
  // The title gets the width that a short name leaves, and at least a useful minimum.
  const titleMost = Math.max(TITLE_LEAST, RIGHT - MARGIN - textWidth(name, NAME) - GAP)
  const titleWidth = isTitled ? Math.min(textWidth(title, TITLE), titleMost) + GAP : 0
  const nameMost = RIGHT - MARGIN - titleWidth
  const sizes = [NAME, ...SMALLER.map((size) => ({ ...NAME, size }))]
  const nameStyle = sizes.find((style) => textWidth(name, style) <= nameMost) ?? NAME_LEAST
  return {
    ...CARD_SIZES.membership,
    outline: MEMBERSHIP_OUTLINE,
    bodies: [{ d: MEMBERSHIP_OUTLINE, material: 'field' }],
    field: fieldOf(palette, { from: 0.4, to: 0.72 }),
    marks: [
      rulingOf(palette),
      ...composePicture(spec, foot),
      ...composeHead(spec, {
        x: MARGIN,
        y: 80,
        right: RIGHT,
        logo: 72,
        ink: spec.image === '' ? palette.headText : text,
        style: ISSUER,
      }),
      line('label', fitLine(sinceOf(spec), SINCE, 480), MARGIN, 436, SINCE, softened(text, foot, 0.2)),
      line('name', fitLine(name, nameStyle, nameMost), MARGIN, 492, nameStyle, text),
      line('title', isTitled ? fitLine(title, TITLE, titleMost) : '', RIGHT, 490, TITLE, text, 'end'),
    ],
  }
}

function composePicture(spec: CardSpec, foot: string): Mark[] {
  if (spec.image === '') return contourPaths()
  const window = { d: MEMBERSHIP_OUTLINE }
  return [
    { kind: 'picture', role: 'picture', href: spec.image, ...PICTURE, window, fade: 'left', empty: 'transparent' },
    // Glyph and title are on the picture, so the field is drawn again under them.
    veil(foot, [0, 0], [0, 1], [0.72, 0, 0, 0.78]),
  ]
}

function veil(
  color: string,
  from: [number, number],
  to: [number, number],
  strength: [number, number, number, number],
): Mark {
  const stops = strength.map((opacity, index) => ({ at: [0, 0.34, 0.58, 0.9][index] ?? 1, color, opacity }))
  return { kind: 'path', d: MEMBERSHIP_OUTLINE, fill: { kind: 'linear', from, to, stops } }
}

function sinceOf(spec: CardSpec): string {
  const value = spec.memberSince?.trim() ?? ''
  if (value === '') return spec.subtitle.trim()
  const year = readDate(value, spec.language) ? value.slice(0, 4) : value
  return cardWord('memberSince', spec.language, { value: year })
}
