import type { TextMark } from '../mark.ts'
import { advance, type Face, kerning, textWidth } from '../measure.ts'
import { escapeXml } from './escape.ts'

/** Glyph outlines by character: an absolute first point ("x y") and a relative path, in thousandths of an em. */
export type Outlines = Record<Face, Map<string, string>>

const FAMILIES: Record<Face, string> = {
  title: "'Bricolage Grotesque Variable','Bricolage Grotesque',sans-serif",
  text: "'Instrument Sans Variable','Instrument Sans',sans-serif",
  strong: "'Instrument Sans Variable','Instrument Sans',sans-serif",
}
const WEIGHTS: Record<Face, number> = { title: 660, text: 400, strong: 600 }
/** The optical size the widths were measured at, so that a small card breaks its lines as a large one. */
const OPTICAL_SIZE = 46

/** A line of text as outlines where all its glyphs are known, else as text in the page's fonts. */
export function drawText(mark: TextMark, outlines?: Outlines): string {
  if (mark.text === '') return ''
  const glyphs = outlines?.[mark.face]
  if (glyphs && Array.from(mark.text).every((char) => glyphs.has(char))) return drawOutlines(mark, glyphs)
  const { x, y, anchor, face, size, spacing, fill, opacity } = mark
  const style = [
    `font-family:${FAMILIES[face]}`,
    `font-weight:${WEIGHTS[face]}`,
    `font-size:${round(size)}px`,
    `letter-spacing:${spacing === 0 ? 'normal' : `${round(spacing * size)}px`}`,
    ...(face === 'title' ? [`font-variation-settings:'opsz' ${OPTICAL_SIZE}`] : []),
  ].join(';')
  const alpha = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${escapeXml(fill)}"${alpha} style="${style}">${escapeXml(mark.text)}</text>`
}

function drawOutlines(mark: TextMark, glyphs: Map<string, string>): string {
  const { text, anchor, face, size, spacing, fill, opacity } = mark
  const width = textWidth(text, mark)
  const x = mark.x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  let d = ''
  let pen = 0
  let before = ''
  for (const char of text) {
    pen += kerning(face, before, char)
    d += glyphAt(glyphs.get(char) ?? '', pen)
    pen += advance(face, char) + spacing * 1000
    before = char
  }
  const alpha = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
  return `<path transform="translate(${round(x)} ${round(mark.y)}) scale(${round(size / 1000, 5)})" fill="${escapeXml(fill)}"${alpha} d="${d}"/>`
}

function glyphAt(outline: string, pen: number): string {
  const [, x, rest] = /^(-?\d+)(.*)$/.exec(outline) ?? []
  return rest === undefined ? '' : `M${round(Number(x) + pen, 1)}${rest}`
}

/** A number as short as a drawing needs it. */
export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
