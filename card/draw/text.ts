import type { TextMark } from '../mark.ts'
import { advance, type Face, graphemes, isEmoji, kerning, textWidth } from '../measure.ts'
import { escapeXml } from './escape.ts'

/** Glyph outlines by character: an absolute first point ("x y") and a relative path, in thousandths of an em. */
export type Outlines = Record<Face, Map<string, string>>

const FAMILIES: Record<Face, string> = {
  title: "'Bricolage Grotesque Variable','Bricolage Grotesque',sans-serif",
  text: "'Instrument Sans Variable','Instrument Sans',sans-serif",
  strong: "'Instrument Sans Variable','Instrument Sans',sans-serif",
}
const WEIGHTS: Record<Face, number> = { title: 660, text: 400, strong: 600 }
/** The optical size of the measured widths, so that a small card breaks its lines like a large one. */
const OPTICAL_SIZE = 46
const RIGHT_TO_LEFT =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u

/**
 * A line of text as outlines where all its glyphs are known, else as text in the page's fonts. Emoji are drawn as text
 * among the outlines, each at its measured position; a line with another script is drawn whole, because scripts may
 * join and reorder characters.
 */
export function drawText(mark: TextMark, outlines?: Outlines): string {
  if (mark.text === '') return ''
  const glyphs = outlines?.[mark.face]
  if (!glyphs) return drawWords(mark)
  const runs = runsOf(mark.text, glyphs)
  if (runs.some(({ isKnown, text }) => !isKnown && !isSigns(text))) return drawWords(mark)
  const start = mark.x - { start: 0, middle: 0.5, end: 1 }[mark.anchor] * textWidth(mark.text, mark)
  let before = ''
  return runs
    .map(({ isKnown, text }) => {
      const run: TextMark = { ...mark, text, x: start + textWidth(before, mark), anchor: 'start' }
      before += text
      return isKnown ? drawOutlines(run, glyphs) : drawWords(run)
    })
    .join('')
}

/** Parts of a text that have outlines, and parts that have none. */
function runsOf(text: string, glyphs: Map<string, string>): { isKnown: boolean; text: string }[] {
  const runs: { isKnown: boolean; text: string }[] = []
  for (const letter of graphemes(text)) {
    const isKnown = Array.from(letter).every((char) => glyphs.has(char))
    const last = runs.at(-1)
    if (last?.isKnown === isKnown) last.text += letter
    else runs.push({ isKnown, text: letter })
  }
  return runs
}

function isSigns(text: string): boolean {
  return graphemes(text).every(isEmoji)
}

function drawWords(mark: TextMark): string {
  const { x, y, anchor, face, size, spacing, fill, opacity } = mark
  const style = [
    `font-family:${FAMILIES[face]}`,
    `font-weight:${WEIGHTS[face]}`,
    `font-size:${round(size)}px`,
    `letter-spacing:${spacing === 0 ? 'normal' : `${round(spacing * size)}px`}`,
    ...(face === 'title' ? [`font-variation-settings:'opsz' ${OPTICAL_SIZE}`] : []),
  ].join(';')
  const alpha = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${escapeXml(fill)}"${alpha} style="${style}">${escapeXml(isolated(mark.text))}</text>`
}

/** Keeps the punctuation and numbers of a right-to-left text in place, wherever it is drawn. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

function drawOutlines(mark: TextMark, glyphs: Map<string, string>): string {
  const { text, x, face, size, spacing, fill, opacity } = mark
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

/** A number rounded to the precision of a drawing. */
export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
