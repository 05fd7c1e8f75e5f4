import metrics from './fonts/metrics.json' with { type: 'json' }

/** `title` is Bricolage Grotesque 660, `text` and `strong` are Instrument Sans 400 and 600. */
export type Face = 'title' | 'text' | 'strong'
export type TextStyle = { face: Face; size: number /** letter spacing in em */; spacing?: number }

type Table = {
  widths: Map<string, number>
  step: number
  left: Map<string, number>
  right: Map<string, number>
  rows: number[][]
}

const UNITS = 1000
/** The assumed width of unknown glyphs, in em: wide, so that nothing overflows. */
const UNKNOWN_WIDTH = { narrow: 0.62, wide: 1 }
const ELLIPSIS = '…'
const tables = new Map<Face, Table>()
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into visible characters (graphemes), so that no letter loses its accent. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Whether a grapheme is an emoji; digits are not. */
export function isEmoji(letter: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(letter)
}

/** A text without its emoji and the gaps that they leave. */
export function withoutEmoji(text: string): string {
  const kept = graphemes(text).filter((letter) => !isEmoji(letter))
  return kept.length === text.length ? text : kept.join('').replace(/ {2,}/g, ' ').trim()
}

/** Width of one line of text in the units of its size, with kerning, without a browser. */
export function textWidth(text: string, { face, size, spacing = 0 }: TextStyle): number {
  let [width, count] = [0, 0]
  let before = ''
  for (const char of text) {
    width += advance(face, char) + kerning(face, before, char)
    before = char
    count++
  }
  return ((width + count * spacing * UNITS) * size) / UNITS
}

/** Advance of one character in thousandths of an em. */
export function advance(face: Face, char: string): number {
  const known = tableOf(face).widths.get(char)
  if (known !== undefined) return known
  if (/\p{Mark}|\p{Default_Ignorable_Code_Point}/u.test(char)) return 0
  const broad = (char.codePointAt(0) ?? 0) >= 0x1100
  return (broad ? UNKNOWN_WIDTH.wide : UNKNOWN_WIDTH.narrow) * UNITS
}

/** Kerning between two characters in thousandths of an em. */
export function kerning(face: Face, before: string, char: string): number {
  if (before === '') return 0
  const table = tableOf(face)
  const row = table.left.get(base(before))
  const column = table.right.get(base(char))
  if (row === undefined || column === undefined) return 0
  return (table.rows[row]?.[column] ?? 0) * table.step
}

/** Shortens a text with an ellipsis until it fits a width; '' stays ''. */
export function fitLine(text: string, style: TextStyle, width: number): string {
  if (textWidth(text, style) <= width) return text
  const letters = graphemes(text)
  while (letters.length > 0) {
    letters.pop()
    const short = letters.join('').trimEnd() + ELLIPSIS
    if (textWidth(short, style) <= width) return short
  }
  return ELLIPSIS
}

/**
 * Breaks a text into at most `most` lines of a width, as even as possible; undefined when it does not fit. A word wider
 * than a line is broken inside.
 */
export function wrap(text: string, style: TextStyle, width: number, most: number): string[] | undefined {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, style, width))
  const lines = greedy(words, style, width)
  if (lines.length > most) return undefined
  if (lines.length !== 2) return lines
  const even = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .map((pair) => ({ pair, widest: Math.max(...pair.map((line) => textWidth(line, style))) }))
  return even.reduce((best, next) => (next.widest < best.widest ? next : best)).pair
}

/** Like `wrap`, but cuts the last line with an ellipsis when the text does not fit. */
export function wrapOrCut(text: string, style: TextStyle, width: number, most: number): string[] {
  const whole = wrap(text, style, width, most)
  if (whole) return whole
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, style, width))
  const lines = greedy(words, style, width)
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), fitLine(rest, style, width)]
}

function greedy(words: string[], style: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function pieces(word: string, style: TextStyle, width: number): string[] {
  const out: string[] = []
  for (const letter of graphemes(word)) {
    const longer = (out.at(-1) ?? '') + letter
    if (out.length > 0 && textWidth(longer, style) <= width) out[out.length - 1] = longer
    else out.push(letter)
  }
  return out
}

function base(char: string): string {
  return char.normalize('NFD').charAt(0)
}

function tableOf(face: Face): Table {
  const known = tables.get(face)
  if (known) return known
  const { chars, widths, kerning: kern } = metrics[face]
  const numbers = (list: string) => list.split(' ').map(Number)
  const pairs = (keys: string, list: string) => {
    const values = numbers(list)
    return new Map(Array.from(keys, (key, index) => [key, values[index] ?? 0]))
  }
  const table: Table = {
    widths: pairs(chars, widths),
    step: kern.step,
    left: pairs(kern.chars, kern.left),
    right: pairs(kern.chars, kern.right),
    rows: kern.values.split('|').map(numbers),
  }
  tables.set(face, table)
  return table
}

/** The characters of a text that our fonts lack, each once: other scripts, emoji. */
export function unknownLetters(text: string, face: Face): string[] {
  const { widths } = tableOf(face)
  const isKnown = (letter: string) =>
    Array.from(letter.normalize('NFC')).every((char) => widths.has(char) || /\s/u.test(char))
  return [...new Set(graphemes(text).filter((letter) => !isKnown(letter)))]
}
