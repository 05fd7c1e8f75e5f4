import type { GlyphMark, Mark, Paint, PathMark, PictureMark, Placement, RulingMark } from '../mark.ts'
import { CATEGORY_GLYPHS } from '../shapes.ts'
import type { Defs } from './defs.ts'
import { escapeXml, safeHref } from './escape.ts'
import { drawLines } from './ruling.ts'
import { drawText, type Outlines, round } from './text.ts'

/** How far a picture extends beyond its window, so that its own edge is never visible. */
const BLEED = 2

export type Drawing = {
  defs: Defs
  size: { width: number; height: number }
  outline: string
  outlines?: Outlines
  light: boolean
}

/** One mark of a layout as SVG markup. */
export function drawMark(mark: Mark, drawing: Drawing): string {
  switch (mark.kind) {
    case 'text':
      return drawText(mark, drawing.outlines)
    case 'path':
      return mark.light && !drawing.light ? '' : drawPath(mark, drawing)
    case 'picture':
      return drawPicture(mark, drawing)
    case 'ruling':
      return mark.light && !drawing.light ? '' : drawRuling(mark, drawing)
    case 'glyph':
      return drawGlyph(mark)
  }
}

function drawPath({ d, at, fill, stroke, strokeWidth, opacity, dash, clip }: PathMark, { defs }: Drawing): string {
  const lines = stroke
    ? ` stroke="${defs.paint(stroke)}" stroke-width="${round((strokeWidth ?? 1) / (at?.scale ?? 1), 3)}" stroke-linejoin="round" stroke-linecap="round"`
    : ''
  // The drawing library renders an element with opacity separately, on a surface as large as the card.
  const thinned =
    fill && stroke ? alpha(opacity) : alpha(opacity).replace('opacity', `${fill ? 'fill' : 'stroke'}-opacity`)
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  const path = `<path d="${d}"${transform(at)} fill="${fill ? defs.paint(fill) : 'none'}"${lines}${dashes}${thinned}/>`
  return clip ? `<g clip-path="${defs.clip(clip.d, transform(clip.at))}">${path}</g>` : path
}

function drawPicture({ href, x, y, width, height, window, fade, empty }: PictureMark, { defs, size }: Drawing): string {
  const address = safeHref(href)
  const clip = defs.clip(window.d, transform(window.at))
  if (address === '') {
    if (empty === 'transparent') return ''
    const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
    const paint = escapeXml(empty.ruling)
    const lines = drawLines(empty.texture, { size, paint, looks: ' stroke-opacity="0.4"' })
    return `<g clip-path="${clip}"><rect ${box} fill="${escapeXml(empty.field)}"/>${lines}</g>`
  }
  const mask = fade ? ` mask="${fadeMask(defs, x, y, width, height)}"` : ''
  return `<g clip-path="${clip}"><image x="${round(x - BLEED)}" y="${round(y - BLEED)}" width="${round(width + 2 * BLEED)}" height="${round(height + 2 * BLEED)}" preserveAspectRatio="xMidYMid slice" href="${escapeXml(address)}"${mask}/></g>`
}

function fadeMask(defs: Defs, x: number, y: number, width: number, height: number): string {
  const paint = defs.paint({
    kind: 'linear',
    from: [0, 0],
    to: [1, 0],
    stops: [
      { at: 0, color: '#000000' },
      { at: 0.75, color: '#ffffff' },
    ],
  })
  return defs.add(
    `fade ${x} ${y} ${width}`,
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paint}"/></mask>`,
  )
}

/** Lines are on whole units in every region of the card. */
function drawRuling(mark: RulingMark, { defs, outline, size }: Drawing): string {
  const { texture, color, opacity, d, at, veil, inverts, shift } = mark
  const paint = veil ? defs.paint(inColor(veil.paint, color), veil.size) : escapeXml(color)
  const clip = defs.clip(d ?? outline, transform(at))
  const blend = inverts ? ' style="mix-blend-mode:difference"' : ''
  return drawLines(texture, { size, shift, paint, looks: ` stroke-opacity="${opacity}" clip-path="${clip}"${blend}` })
}

/** Applies the opacities of a paint to a colour. */
function inColor(paint: Paint, color: string): Paint {
  return typeof paint === 'string' ? color : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color })) }
}

function drawGlyph({ category, x, y, size, color, opacity }: GlyphMark): string {
  const { d, dashed } = CATEGORY_GLYPHS[category]
  const extra = dashed ? `<path d="${dashed}" stroke-dasharray="1.3 1.4"/>` : ''
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 20, 4)})" fill="none" stroke="${escapeXml(color)}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"${alpha(opacity)}><path d="${d}"/>${extra}</g>`
}

function transform(at: Placement | undefined): string {
  if (!at) return ''
  const scale = at.scale === undefined ? '' : ` scale(${round(at.scale, 5)})`
  return ` transform="translate(${round(at.x)} ${round(at.y)})${scale}"`
}

function alpha(opacity: number | undefined): string {
  return opacity === undefined ? '' : ` opacity="${opacity}"`
}
