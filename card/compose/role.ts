import { contrastRatio, READABLE } from '#base/colors.ts'
import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout, Mark, Paint, Placement } from '../mark.ts'
import { fitLine, type TextStyle, textWidth } from '../measure.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { darkOf } from '../shades.ts'
import { ROLE_PLATE, ROLE_SHAPES } from '../shapes.ts'
import { RULING_OPACITY } from './field.ts'
import { line, shortIssuer } from './head.ts'
import { titleOf } from './title.ts'

const SHAPE: Placement = { x: 40, y: 36 }
/** The enamel lies inside the metal; both are scaled about the middle of the 400 by 410 drawing. */
const ENAMEL: Placement = inside(0.905)
const PLATE: Placement = { x: 60, y: 408 }
const PLATE_GROUND = '#f7f6fd'
const TITLES: TextStyle[] = [40, 34, 28, 24].map((size) => ({ face: 'title', size, spacing: -0.01 }))
const ISSUER: TextStyle = { face: 'text', size: 20 }
const PLATE_WIDTH = 318
/** The dark chevron at the foot of the enamel. */
const FOOT = 'M200 262 420 420V440H-20V420Z'

/** Enamel in a metal rim; the name on a light plate, so that black text is readable. */
export function composeRole(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  const shape = ROLE_SHAPES[spec.shape] ?? ROLE_SHAPES.shape_1
  const title = titleOf(spec)
  const style = TITLES.find((each) => textWidth(title, each) <= PLATE_WIDTH) ?? { ...ISSUER, face: 'title', size: 24 }
  const ink = contrastRatio(palette.text, PLATE_GROUND) >= READABLE ? palette.text : '#17132b'
  return {
    ...CARD_SIZES.role,
    outline: shape,
    bodies: [
      { d: shape, at: SHAPE, material: 'metal' },
      { d: ROLE_PLATE, at: PLATE, material: 'plate' },
    ],
    shines: { d: shape, at: ENAMEL },
    marks: [
      { kind: 'path', d: shape, at: SHAPE, fill: METAL },
      { kind: 'path', d: shape, at: SHAPE, stroke: '#8f8bb0', strokeWidth: 1.5, opacity: 0.7 },
      ...composeEnamel(spec, palette, shape),
      { kind: 'path', d: ROLE_PLATE, at: { x: PLATE.x, y: PLATE.y + 7 }, fill: '#17132b', opacity: 0.22 },
      { kind: 'path', d: ROLE_PLATE, at: PLATE, fill: PLATE_PAINT, stroke: '#b9b5dc', strokeWidth: 2 },
      line('title', fitLine(title, style, PLATE_WIDTH), 240, PLATE.y + 45, style, ink, 'middle'),
      line(
        'issuer',
        fitLine(shortIssuer(spec.issuerName), ISSUER, PLATE_WIDTH),
        240,
        PLATE.y + 73,
        ISSUER,
        '#3d3956',
        'middle',
      ),
    ],
  }
}

function composeEnamel(spec: CardSpec, palette: Palette, shape: string): Mark[] {
  const size = 400 * (ENAMEL.scale ?? 1)
  const box = { x: ENAMEL.x, y: ENAMEL.y + 5, width: size, height: size }
  return [
    { kind: 'path', d: shape, at: ENAMEL, fill: palette.field },
    { kind: 'ruling', texture: palette.texture, color: '#ffffff', opacity: RULING_OPACITY, d: shape, at: ENAMEL },
    { kind: 'path', d: FOOT, at: ENAMEL, fill: darkOf(palette.field), opacity: 0.3, clip: { d: shape, at: ENAMEL } },
    {
      kind: 'picture',
      role: 'picture',
      href: spec.image,
      ...box,
      window: { d: shape, at: ENAMEL },
      empty: 'transparent',
    },
    { kind: 'path', d: shape, at: ENAMEL, fill: GLOSS },
    { kind: 'path', d: shape, at: ENAMEL, stroke: darkOf(palette.field), strokeWidth: 2.5, opacity: 0.55 },
  ]
}

function inside(scale: number): Placement {
  return { x: SHAPE.x + 200 * (1 - scale), y: SHAPE.y + 204 * (1 - scale), scale }
}

const METAL: Paint = {
  kind: 'linear',
  from: [0.1, 0],
  to: [0.9, 1],
  stops: [
    { at: 0, color: '#fdfdff' },
    { at: 0.22, color: '#d9d8ec' },
    { at: 0.4, color: '#fbfbff' },
    { at: 0.62, color: '#c3c1de' },
    { at: 0.8, color: '#efeefa' },
    { at: 1, color: '#a29fc4' },
  ],
}
const PLATE_PAINT: Paint = {
  kind: 'linear',
  from: [0, 0],
  to: [0, 1],
  stops: [
    { at: 0, color: '#ffffff' },
    { at: 0.75, color: '#f4f3fb' },
    { at: 1, color: '#dcdaee' },
  ],
}
const GLOSS: Paint = {
  kind: 'radial',
  centre: [0.36, 0.26],
  radius: 0.75,
  stops: [
    { at: 0, color: '#ffffff', opacity: 0.42 },
    { at: 0.55, color: '#ffffff', opacity: 0.04 },
    { at: 1, color: '#0a0630', opacity: 0.18 },
  ],
}
