/**
 * Writes `metrics.json` (advance widths and kerning, read by the layout) and `outlines.json` (glyph outlines, read only
 * where text is drawn without the fonts) from the installed variable fonts. Run it again after a font update:
 * `node card/fonts/generate.ts`, then format with biome.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Shaper = {
  createBlob(bytes: Uint8Array): object
  createFace(blob: object, index: number): { upem: number; collectUnicodes(): Uint32Array }
  createFont(face: object): Font
  createBuffer(): Buffer
  shape(font: Font, buffer: Buffer, features: string): void
}
type Font = {
  setScale(x: number, y: number): void
  setVariations(axes: Record<string, number>): void
  glyphToPath(glyph: number): string
}
type Buffer = {
  addText(text: string): void
  guessSegmentProperties(): void
  json(): { g: number; ax: number }[]
  destroy(): void
}

const require = createRequire(import.meta.url)
const shaper = await (require('harfbuzzjs') as Promise<Shaper>)
const { decompress } = require('wawoff2') as { decompress(bytes: Uint8Array): Promise<Uint8Array> }

const UNITS = 1000
const SOURCES = {
  title: { family: 'bricolage-grotesque', axes: { wght: 660, opsz: 46, wdth: 100 } },
  text: { family: 'instrument-sans', axes: { wght: 400, wdth: 100 } },
  strong: { family: 'instrument-sans', axes: { wght: 600, wdth: 100 } },
}
const KERNING_STEP = 6
const KERNED_BEYOND_ASCII = '«»–—‘’“”…'
const SUBSETS = ['latin', 'latin-ext']

const metrics: Record<string, object> = {}
const outlines: Record<string, string> = {}
for (const [face, source] of Object.entries(SOURCES)) {
  const fonts = await Promise.all(SUBSETS.map((subset) => openFont(source.family, subset, source.axes)))
  const glyphs = fonts.flatMap(({ font, chars }) => chars.map((char) => ({ char, ...shapeOne(font, char) })))
  metrics[face] = {
    chars: glyphs.map((glyph) => glyph.char).join(''),
    widths: glyphs.map((glyph) => glyph.width).join(' '),
    kerning: kerningOf(fonts[0] ?? fail('no font')),
  }
  outlines[face] = glyphs.map((glyph) => glyph.outline).join('|')
}
await writeFile(new URL('metrics.json', import.meta.url), `${JSON.stringify(metrics, null, 2)}\n`)
await writeFile(new URL('outlines.json', import.meta.url), `${JSON.stringify(outlines, null, 2)}\n`)

async function openFont(family: string, subset: string, axes: Record<string, number>) {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-standard-normal.woff2`)
  const face = shaper.createFace(shaper.createBlob(await decompress(await readFile(file))), 0)
  const font = shaper.createFont(face)
  font.setScale(UNITS, UNITS)
  font.setVariations(axes)
  const ranges = subset === 'latin' ? isLatin : isLatinExtended
  const chars = [...face.collectUnicodes()].filter(ranges).map((code) => String.fromCodePoint(code))
  return { font, chars }
}

function isLatin(code: number) {
  return (
    (code >= 32 && code < 127) ||
    (code >= 160 && code < 256) ||
    code === 0x131 ||
    code === 0x152 ||
    code === 0x153 ||
    (code >= 0x2000 && code < 0x2300)
  )
}

function isLatinExtended(code: number) {
  return (code >= 0x100 && code < 0x180 && !isLatin(code)) || (code >= 0x218 && code <= 0x21b) || code === 0x1e9e
}

function shape(font: Font, text: string) {
  const buffer = shaper.createBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shaper.shape(font, buffer, '-liga,-calt,-clig')
  const glyphs = buffer.json()
  buffer.destroy()
  return glyphs
}

function shapeOne(font: Font, char: string) {
  const [glyph] = shape(font, char)
  if (!glyph) return fail(`no glyph for ${char}`)
  return { width: glyph.ax, outline: relative(font.glyphToPath(glyph.g)) }
}

/**
 * Kerning as a matrix of classes: `left[i]` and `right[i]` name the class of `chars[i]`, row by row in `values`.
 * Letters with accents use the kerning of their base letter, and values are rounded to `KERNING_STEP`, to keep the
 * table small.
 */
function kerningOf({ font, chars: all }: { font: Font; chars: string[] }) {
  const chars = all.filter((char) => char <= '~' || KERNED_BEYOND_ASCII.includes(char))
  const width = new Map(chars.map((char) => [char, shapeOne(font, char).width]))
  const rows = chars.map((a) =>
    chars.map((b) => {
      const together = shape(font, a + b).reduce((sum, glyph) => sum + glyph.ax, 0)
      return Math.round((together - (width.get(a) ?? 0) - (width.get(b) ?? 0)) / KERNING_STEP)
    }),
  )
  const left = classes(rows)
  const kept = left.firsts.map((index) => rows[index] ?? [])
  const columns = chars.map((_, index) => kept.map((row) => row[index] ?? 0))
  const right = classes(columns)
  return {
    step: KERNING_STEP,
    chars: chars.join(''),
    left: left.of.join(' '),
    right: right.of.join(' '),
    values: kept.map((row) => right.firsts.map((index) => row[index] ?? 0).join(' ')).join('|'),
  }
}

function classes(rows: number[][]) {
  const known = new Map<string, number>()
  const firsts: number[] = []
  const of = rows.map((row, index) => {
    const key = row.join()
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, firsts.length)
    return firsts.push(index) - 1
  })
  return { of, firsts }
}

/** An outline with an absolute first point ("x y") and relative commands after it, y downwards. */
function relative(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = numbers
      .split(/[ ,]+/)
      .filter(Boolean)
      .map((value) => Math.round(Number(value)))
    if (command === 'Z') {
      out += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const steps = values.map((value, index) => (index % 2 ? -value - y : value - x))
    ;[x, y] = [values.at(-2) ?? 0, -(values.at(-1) ?? 0)]
    if (command === 'M') [startX, startY] = [x, y]
    out += out === '' ? `${x} ${y}` : command.toLowerCase() + steps.join(' ').replace(/ -/g, '-')
  }
  return out
}

function fail(reason: string): never {
  throw new Error(reason)
}
