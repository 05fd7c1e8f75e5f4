import { luminance } from '#base/colors.ts'
import type { CardSpec } from '../card-spec.ts'
import type { CardLayout, Mark, PathMark } from '../mark.ts'
import { paletteOf } from '../palette.ts'
import { effectAtRest } from './effect-at-rest.ts'

const WHOLE = { x: 0, y: 0 }

/**
 * Light and shade of a flat card: lit from the upper left, its effect at rest, a rim around it. The part `under` the
 * text keeps the text's contrast.
 */
export function lightOf(layout: CardLayout, spec: CardSpec): { under: Mark[]; over: Mark[] } {
  const palette = paletteOf(spec)
  const { outline: d, width, height, shines } = layout
  const effect = effectAtRest(spec.effect, {
    size: { width, height },
    region: shines ?? { d, at: WHOLE },
    field: palette.field,
    texture: palette.texture,
  })
  if (!layout.field) return { under: effect, over: [] }
  const field = layout.field.top
  // Shade that suits a dark background makes a light one look dirty, and light makes black look grey.
  const shade = luminance(field) > 0.5 ? 0.1 : 0.2
  const shine = luminance(field) < 0.005 ? 0.13 : 0.2
  const body: PathMark = {
    kind: 'path',
    d,
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [1, 1],
      stops: [
        { at: 0, color: '#ffffff', opacity: shine },
        { at: 0.5, color: '#ffffff', opacity: 0.02 },
        { at: 0.6, color: '#0a0630', opacity: 0 },
        { at: 1, color: '#0a0630', opacity: shade },
      ],
    },
  }
  const rim: PathMark = {
    kind: 'path',
    d,
    light: true,
    strokeWidth: 2.5,
    stroke: {
      kind: 'linear',
      from: [0.4, 0],
      to: [0.6, 1],
      stops: [
        { at: 0, color: '#ffffff', opacity: 0.7 },
        { at: 0.35, color: '#ffffff', opacity: 0.15 },
        { at: 1, color: '#000000', opacity: 0.35 },
      ],
    },
  }
  return { under: [body, ...effect], over: [rim] }
}
