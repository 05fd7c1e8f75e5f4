import type { CardSide, CardSpec } from '../card-spec.ts'
import { CARD_SIZES } from '../card-spec.ts'
import { drawFlat } from '../flat.ts'
import { paletteOf } from '../palette.ts'
import { RULING_PITCH, RULINGS } from '../shapes.ts'
import { loadImage } from './picture-data.ts'

const RULING_PIXELS = 64

/**
 * The flat drawing of a side in pixels, text as outlines (a drawing inside a picture sees no web fonts). Its pictures
 * are already `data:` addresses. Without light it bleeds over its edge, for a texture.
 */
export async function rasterCard(
  spec: CardSpec,
  side: CardSide,
  { width, light }: { width: number; light: boolean },
): Promise<HTMLCanvasElement> {
  const { GLYPH_OUTLINES } = await import('../outlines.ts')
  const size = CARD_SIZES[spec.category]
  const svg = drawFlat(spec, side, { width, light, outlines: GLYPH_OUTLINES })
  const picture = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round((width * size.height) / size.width)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  if (!light) {
    context.fillStyle = spec.category === 'role' ? '#d9d8ec' : paletteOf(spec).foot
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** One tile of a card's ruling, white on black, to be repeated every 8 units. */
export function rasterRuling(spec: CardSpec): HTMLCanvasElement {
  const { d, dot } = RULINGS[paletteOf(spec).texture]
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = RULING_PIXELS
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillRect(0, 0, RULING_PIXELS, RULING_PIXELS)
  context.scale(RULING_PIXELS / RULING_PITCH, RULING_PIXELS / RULING_PITCH)
  context.lineWidth = 1.3
  context.strokeStyle = context.fillStyle = '#ffffff'
  const path = new Path2D(d)
  if (dot) context.fill(path)
  else context.stroke(path)
  return canvas
}

/** The shadow of a card: its outline, blurred, in the middle of a canvas that is `spread` units larger on each side. */
export function rasterShadow(
  bodies: { d: string; at?: { x: number; y: number; scale?: number } }[],
  size: { width: number; height: number },
  spread: number,
): HTMLCanvasElement {
  const scale = 0.25
  const canvas = document.createElement('canvas')
  canvas.width = (size.width + 2 * spread) * scale
  canvas.height = (size.height + 2 * spread) * scale
  const context = canvas.getContext('2d')
  if (!context) return canvas
  // Drawn outside the canvas, so that only its shadow shows: a blur that every browser supports.
  const away = canvas.width * 2
  context.shadowColor = '#17132b'
  // Faded out before the edge of the card's canvas, which would cut it off visibly.
  context.shadowBlur = spread * scale * 0.64
  context.shadowOffsetX = away
  for (const { d, at } of bodies) {
    context.setTransform(scale, 0, 0, scale, spread * scale - away, spread * scale)
    context.translate(at?.x ?? 0, at?.y ?? 0)
    context.scale(at?.scale ?? 1, at?.scale ?? 1)
    context.fill(new Path2D(d))
  }
  return canvas
}
