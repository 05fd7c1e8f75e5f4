import type { Mark } from '../mark.ts'
import type { Palette } from '../palette.ts'

export const RULING_OPACITY = 0.12
/** Where the shade under the text begins and is complete, in shares of the height. */
export const SHADE = { from: 0.42, to: 0.66 }

/** The colours of the background; the shade under the text runs from `from` to `to`. */
export function fieldOf(palette: Palette, { from, to } = SHADE) {
  return { top: palette.field, foot: palette.foot, from, to }
}

/** The ruling of the whole background, or of a region of it. */
export function rulingOf(palette: Palette, d?: string): Mark {
  return { kind: 'ruling', texture: palette.texture, color: palette.text, opacity: RULING_OPACITY, d }
}

/** The content of a window without a picture. */
export function emptyWindow(palette: Palette) {
  return { field: palette.isLight ? '#00000012' : '#ffffff1f', ruling: palette.headText, texture: palette.texture }
}

/** A relief around a window: lit from above, in shade at the foot. */
export function windowRim(d: string, at?: { x: number; y: number; scale?: number }, width = 6): Mark {
  return {
    kind: 'path',
    d,
    at,
    strokeWidth: width,
    stroke: {
      kind: 'linear',
      from: [0.5, 0],
      to: [0.5, 1],
      stops: [
        { at: 0, color: '#ffffff', opacity: 0.85 },
        { at: 0.3, color: '#ffffff', opacity: 0.3 },
        { at: 0.55, color: '#000000', opacity: 0.05 },
        { at: 1, color: '#000000', opacity: 0.38 },
      ],
    },
  }
}

const SCRIM_END: [reach: number, opacity: number][] = [
  [1.3, 0.42],
  [1.7, 0.24],
  [2.2, 0.09],
  [2.9, 0],
]

/** The scrim behind head text on a picture, readable even on a white picture. */
export function headScrim(d: string, height: number, full: number): Mark {
  return {
    kind: 'path',
    d,
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [0, 1],
      stops: [
        { at: 0, color: '#0a0820', opacity: 0.62 },
        { at: full / height, color: '#0a0820', opacity: 0.58 },
        // Fades slowly, like the sky: a short fade would look like dirt on a light picture.
        ...SCRIM_END.map(([reach, opacity]) => ({
          at: Math.min(1, (full * reach) / height),
          color: '#0a0820',
          opacity,
        })),
      ],
    },
  }
}
