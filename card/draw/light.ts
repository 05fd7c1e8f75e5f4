import type { CardEffect } from '../card-spec.ts'
import { fromHsl, luminance, toHsl } from '../contrast.ts'
import type { CardLayout, PathMark, Stop } from '../mark.ts'

/** How strong the band of light is at rest, where text must stay readable. */
const REST: Record<CardEffect, number> = {
  glare: 0.2,
  texture_modulate: 0.12,
  texture_glare: 0.16,
  texture_hue: 0.2,
  texture_difference: 0.14,
}

/**
 * Light and shade of a flat card: lit from the upper left, one soft band at 25 degrees, a rim
 * around it. What lies `under` the text leaves it its contrast.
 */
export function lightOf(
  layout: CardLayout,
  effect: CardEffect,
  field: string,
): { under: PathMark[]; over: PathMark[] } {
  const { outline: d, width, height } = layout
  // A light ground looks dirty under as much shade as a dark one bears, black grey under as much light.
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
  return { under: [body, band(d, width, height, effect, field)], over: [rim] }
}

function band(d: string, width: number, height: number, effect: CardEffect, field: string): PathMark {
  // In shares of the box; stretched to the card's own size, the band leans by 25 degrees (tan 25 is twice 0.233).
  const strength = REST[effect]
  const color = effect === 'texture_hue' ? hueBeside(field) : '#ffffff'
  const rise = (0.233 * height) / width
  const soft: [number, number][] = [
    [0.4, 0],
    [0.46, 0.35],
    [0.505, 0.55],
    [0.525, 1],
    [0.56, 0.9],
    [0.6, 0.15],
    [0.64, 0],
  ]
  const stops: Stop[] = soft.map(([at, share]) => ({ at, color, opacity: strength * share }))
  return { kind: 'path', d, light: true, fill: { kind: 'linear', from: [0, 0.5 - rise], to: [1, 0.5 + rise], stops } }
}

/** The hue that the band walks to: 60 degrees from the field's, from violet where the field has none. */
function hueBeside(field: string): string {
  const { h, s } = toHsl(field)
  return fromHsl({ h: ((s > 0.15 ? h : 242) + 300) % 360, s: 0.9, l: 0.66 })
}
