import { luminance, mix, parseHex, toHex } from '#base/colors.ts'
import type { CardEffect, CardTexture } from '../card-spec.ts'
import type { Paint, PathMark, Placement, RulingMark, Stop } from '../mark.ts'
import { ACROSS, bump, SPOT, smooth, TURNED } from './rest-geometry.ts'

/** The background of an effect: the card's size, the outline that shines, and its colour and lines. */
export type EffectGround = {
  size: { width: number; height: number }
  region: { d: string; at: Placement }
  field: string
  texture: CardTexture
}
type Seen = { color: string; opacity: number }
type Parts = (PathMark | RulingMark)[]

/** How far a band is drawn from its middle, in heights of the card, and in how many steps. */
const REACH = 0.42
const STEPS = 24
/** Like `REACH`, for the spot, in its own radii. */
const SPOT_REACH = 2.4
const SPOT_STEPS = 12
/** The offset of a raised line's shade from its light, in whole units of the card: fractions take ten times as long. */
const RELIEF = { x: -1, y: 1 }
/** A value between the scene's heights inside and outside of its spot of light. */
const RAISED = 0.08
const [WHITE, BLACK] = ['#ffffff', '#000000']

/**
 * An effect as the scene shows it at rest; `scene/effect.ts` has the same numbers for every angle. Drawn under the
 * text, which the scene spares.
 */
export function effectAtRest(effect: CardEffect, ground: EffectGround): Parts {
  return EFFECTS[effect](ground)
}

const EFFECTS: Record<CardEffect, (ground: EffectGround) => Parts> = {
  glare: (ground) => {
    const share = (at: number) => bump(at, 0.055) + 0.45 * bump(at - 0.11, 0.028) + 0.2 * bump(at, 0.16)
    return [
      wash(
        ground,
        band(ground, (at) => ({ color: WHITE, opacity: 0.3 * TURNED * share(at) })),
      ),
    ]
  },
  texture_modulate: (ground) => {
    // Nothing is brighter than a light field, so the shade beside the lines makes them visible.
    const shade = 0.1 * TURNED * smooth(0.36, 0.81, luminance(ground.field))
    return [
      wash(
        ground,
        band(ground, (at) => ({ color: BLACK, opacity: shade * bump(at, 0.22) })),
      ),
      lines(
        ground,
        mix(WHITE, ground.field, 0.2),
        band(ground, (at) => white(0.72 * TURNED * bump(at, 0.22))),
      ),
      wash(
        ground,
        band(ground, (at) => white(0.12 * TURNED * bump(at, 0.07))),
      ),
    ]
  },
  texture_glare: (ground) => [
    wash(
      ground,
      spot(ground, (lit) => white(0.42 * TURNED * lit)),
    ),
    { ...lines(ground, WHITE), opacity: RAISED },
    { ...lines(ground, BLACK), opacity: RAISED, shift: RELIEF },
  ],
  texture_hue: (ground) => [
    wash(
      ground,
      band(ground, (at) => ({ color: hueAt(ground.field, at), opacity: 0.42 * TURNED * bump(at, 0.17) })),
    ),
    lines(
      ground,
      hueAt(ground.field, 0),
      band(ground, (at) => white(0.26 * TURNED * bump(at, 0.17))),
    ),
  ],
  texture_difference: (ground) => {
    const inside = band(ground, (at) => white(0.76 * TURNED * smooth(0.17, 0.12, Math.abs(at))))
    return [{ ...lines(ground, WHITE, inside), inverts: true }]
  },
}

function white(opacity: number): Seen {
  return { color: WHITE, opacity }
}

function wash({ size, region }: EffectGround, fill: Paint): PathMark {
  return { kind: 'path', d: `M0 0H${size.width}V${size.height}H0Z`, clip: region, fill, light: true }
}

function lines({ size, region, texture }: EffectGround, color: string, paint?: Paint): RulingMark {
  return { kind: 'ruling', texture, color, opacity: 1, ...region, ...(paint && { veil: { size, paint } }), light: true }
}

/** A gradient across the bands: its stops are the colours at a distance from the middle. */
function band({ size: { width, height } }: EffectGround, seen: (at: number) => Seen): Paint {
  // In shares of the card's box, where lines of equal distance are also straight.
  const slope = { x: (ACROSS.x * width) / height, y: -ACROSS.y }
  const length = slope.x ** 2 + slope.y ** 2
  const place = (at: number): [number, number] => {
    const steps = (at - ACROSS.middle) / length
    return [0.5 + slope.x * steps, 0.5 + slope.y * steps]
  }
  const stops = Array.from({ length: STEPS + 1 }, (_, step): Stop => {
    const at = step / STEPS
    return { at, ...seen((2 * at - 1) * REACH) }
  })
  return { kind: 'linear', from: place(-REACH), to: place(REACH), stops }
}

/** A gradient around the spot of light: its stops are the colours at a share of the light. */
function spot({ size: { width, height } }: EffectGround, seen: (lit: number) => Seen): Paint {
  const stops = Array.from({ length: SPOT_STEPS + 1 }, (_, step): Stop => {
    const at = step / SPOT_STEPS
    return { at, ...seen(bump(at * SPOT_REACH, 1)) }
  })
  return {
    kind: 'radial',
    centre: [0.5 + (SPOT.x * height) / width, 0.5 - SPOT.y],
    radius: [(SPOT.reachX * SPOT_REACH * height) / width, SPOT.reachY * SPOT_REACH],
    stops,
  }
}

/** The hues of a band: starting 60 degrees from the field's hue, or from violet where the field has none. */
function hueAt(field: string, at: number): string {
  const { r, g, b } = parseHex(field) ?? { r: 0, g: 0, b: 0 }
  const color = [r / 255, g / 255, b / 255]
  const grey = 1 - smooth(0.05, 0.2, Math.max(...color) - Math.min(...color))
  const base = color.map((part, index) => {
    const violet = [0.53, 0.52, 1][index] ?? 1
    return (part * 0.6 + 0.36) * (1 - grey) + violet * grey
  }) as [number, number, number]
  const hue = turnHue(base, -1.047 - at * 5)
  const mean = (hue[0] + hue[1] + hue[2]) / 3
  const [x, y, z] = hue.map((part) => Math.min(1, Math.max(0, mean + (part - mean) * 1.8)))
  return toHex({ r: 255 * (x ?? 0), g: 255 * (y ?? 0), b: 255 * (z ?? 0) })
}

/** Rotates a colour's hue by an angle in radians. */
function turnHue([r, g, b]: [number, number, number], angle: number): [number, number, number] {
  const [cos, sin, k] = [Math.cos(angle), Math.sin(angle), 1 / Math.sqrt(3)]
  const along = ((r + g + b) / 3) * (1 - cos)
  return [r * cos + k * (b - g) * sin + along, g * cos + k * (r - b) * sin + along, b * cos + k * (g - r) * sin + along]
}
