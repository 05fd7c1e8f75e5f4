import { contrastRatio, luminance } from '#base/colors.ts'
import { graphemes, type TextStyle, textWidth, withoutEmoji } from './measure.ts'
import { fromHsl, toHsl } from './shades.ts'
import { circlePath } from './shapes.ts'

/** A filled path of an emblem, in its own units. */
export type EmblemPart = { d: string; fill: string }

/** An emblem: its patterned field, and a coin with letters, or with a picture in their place. */
export type Emblem = {
  width: number
  height: number
  parts: EmblemPart[]
  coin: { cx: number; cy: number; r: number; fill: string; ring: string }
  /** '' for a name without letters: the coin then has a chevron. */
  letters: string
  style: TextStyle
  ink: string
}

/** `coin` is where the middle of the coin is, as a share of the width: in the middle by default. */
export type EmblemSize = { width: number; height: number; coin?: number }

/** Hues for colours that have none of their own: black, white and greys. */
const HUES = [246, 176, 344, 32, 208, 152]
/** Hues of accents, gold, coral, mint and sky; one near the hue itself would not be seen. */
const ACCENTS = [43, 12, 164, 200]
const APART = 70
const GREY = 0.12
/** The share of the coin's radius that letters may fill, to each side. */
const LETTERS_WIDE = 1.34
const LETTERS_HIGH = 1.12

/**
 * Draws the emblem of a name in a colour (`#rrggbb`), the same one every time: a heraldic field in light or dark tones of
 * its hue, so that it stands out from a card of that colour, and a coin with the initials.
 */
export function planEmblem(name: string, color: string, { width, height, coin = 0.5 }: EmblemSize): Emblem {
  const seed = hashOf(name)
  const tones = tonesOf(color, seed)
  const centre = { x: width * coin, y: height * 0.44 }
  const r = height * 0.27
  const letters = initialsOf(name)
  const pattern = PATTERNS[(seed >>> 3) % PATTERNS.length] ?? rays
  const box = { width, height, centre, r }
  return {
    width,
    height,
    parts: [{ d: `M0 0H${width}V${height}H0Z`, fill: tones.field }, ...pattern(box, tones)],
    coin: { cx: centre.x, cy: centre.y, r, fill: tones.coin, ring: tones.accent },
    letters,
    style: { face: 'title', size: sizeOf(letters, r) },
    ink: tones.ink,
  }
}

/** The first letters of a name's first and last word, in capitals; emoji and signs are left out. */
export function initialsOf(name: string): string {
  const words = withoutEmoji(name)
    .split(/[^\p{Letter}\p{Number}\p{Mark}]+/u)
    .filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last].map((word) => (graphemes(word)[0] ?? '').toLocaleUpperCase()).join('')
}

function sizeOf(letters: string, r: number): number {
  const wide = textWidth(letters, { face: 'title', size: 1 })
  return Math.round(Math.min(r * LETTERS_HIGH, wide === 0 ? r : (r * LETTERS_WIDE) / wide))
}

type Tones = { field: string; second: string; accent: string; coin: string; ink: string }

/** Light tones on a dark colour, dark ones on a light colour; the coin is of the other kind. */
function tonesOf(color: string, seed: number): Tones {
  const own = toHsl(color)
  const h = own.s < GREY ? (HUES[seed % HUES.length] ?? 246) : own.h
  const accents = ACCENTS.filter((hue) => Math.min(Math.abs(hue - h), 360 - Math.abs(hue - h)) >= APART)
  const accent = fromHsl({ h: accents[(seed >>> 7) % accents.length] ?? 43, s: 0.86, l: 0.66 })
  const deep = fromHsl({ h, s: 0.6, l: 0.16 })
  const pale = fromHsl({ h, s: 0.5, l: 0.97 })
  const isDark = luminance(color) < 0.3
  const [coin, ink] = isDark ? [deep, pale] : [pale, deep]
  const [field, second] = isDark ? [0.84, 0.72] : [0.27, 0.2]
  const sound = contrastRatio(coin, ink) >= 7 ? ink : isDark ? '#ffffff' : '#000000'
  return {
    field: fromHsl({ h, s: isDark ? 0.56 : 0.68, l: field }),
    second: fromHsl({ h, s: isDark ? 0.54 : 0.66, l: second }),
    accent,
    coin,
    ink: sound,
  }
}

type Box = { width: number; height: number; centre: { x: number; y: number }; r: number }
type Pattern = (box: Box, tones: Tones) => EmblemPart[]

const RAYS = 18

const rays: Pattern = ({ width, height, centre: { x, y } }, { second }) => {
  const far = width + height
  const at = (turn: number) => {
    const angle = ((turn + 0.5) / RAYS) * 2 * Math.PI - Math.PI / 2
    return `${num(x + far * Math.cos(angle))} ${num(y + far * Math.sin(angle))}`
  }
  return every(RAYS / 2, (ray) => ({ d: `M${num(x)} ${num(y)}L${at(2 * ray)}L${at(2 * ray + 1)}Z`, fill: second }))
}

const chevrons: Pattern = ({ width, height, centre: { x, y } }, { second, accent }) => {
  const band = height / 9
  const rise = width * 0.36
  return every(7, (row) => {
    const top = y - height * 0.62 + row * 2 * band
    const d = `M0 ${num(top + rise)}L${num(x)} ${num(top)}L${width} ${num(top + rise)}V${num(top + rise + band)}L${num(x)} ${num(top + band)}L0 ${num(top + rise + band)}Z`
    return { d, fill: row === 4 ? accent : second }
  })
}

const bends: Pattern = ({ width, height }, { second, accent }) => {
  const band = height / 6
  const count = Math.ceil((width + height) / (2 * band))
  return every(count, (row) => {
    const from = row * 2 * band
    const d = `M${num(from)} 0H${num(from + band)}L${num(from + band - height)} ${height}H${num(from - height)}Z`
    return { d, fill: row === count - 2 ? accent : second }
  })
}

const rings: Pattern = ({ width, height, centre: { x, y }, r }, { field, second, accent }) => {
  const step = r * 0.36
  const count = 2 * Math.ceil((Math.max(width, height) * 0.7 - r) / (2 * step))
  return every(count, (row) => {
    const fill = row === count - 4 ? accent : row % 2 === 0 ? second : field
    return { d: circlePath(num(x), num(y), num(r + (count - row) * step)), fill }
  })
}

const quarters: Pattern = ({ width, height, centre: { x, y } }, { second, accent }) => [
  { d: `M${num(x)} 0H${width}V${num(y)}H${num(x)}Z`, fill: second },
  { d: `M0 ${num(y)}H${num(x)}V${height}H0Z`, fill: second },
  { d: `M${num(x - height * 0.02)} 0h${num(height * 0.04)}V${height}h${num(-height * 0.04)}Z`, fill: accent },
  { d: `M0 ${num(y - height * 0.02)}H${width}v${num(height * 0.04)}H0Z`, fill: accent },
]

const waves: Pattern = ({ width, height, r }, { second, accent }) => {
  const band = height / 9
  const swing = r * 0.2
  return every(5, (row) => {
    const top = band * (2 * row + 0.5)
    const edge = (y: number, way: 1 | -1) => {
      const [from, to] = way === 1 ? [0, width] : [width, 0]
      const third = (to - from) / 3
      return `C${num(from + third)} ${num(y - way * 3 * swing)} ${num(from + 2 * third)} ${num(y + way * 3 * swing)} ${to} ${num(y)}`
    }
    const d = `M0 ${num(top)}${edge(top, 1)}V${num(top + band)}${edge(top + band, -1)}Z`
    return { d, fill: row === 3 ? accent : second }
  })
}

const PATTERNS: Pattern[] = [rays, chevrons, bends, rings, quarters, waves]

function every(count: number, draw: (at: number) => EmblemPart): EmblemPart[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => draw(at))
}

function num(value: number): number {
  return Math.round(value * 10) / 10
}

/** FNV-1a of a name, without its case and outer spaces. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name.trim().normalize('NFC').toLowerCase()) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash
}
