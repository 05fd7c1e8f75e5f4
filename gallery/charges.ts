import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Ink } from './inks.ts'
import { boxOutline, disc, fill, inside, polar, polygon, put, repeat, ring, stroke } from './pen.ts'

const ICONS = join(
  dirname(createRequire(import.meta.url).resolve('@phosphor-icons/react/package.json')),
  'dist',
  'defs',
)

/** The outline of a filled Phosphor icon (MIT) on its grid of 256. Throws when the set has none of that name. */
export function icon(name: string): string {
  const code = readFileSync(join(ICONS, `${name}.es.js`), 'utf8')
  const filled = /"fill",([\s\S]*?)\n {2}\]/.exec(code)?.[1] ?? ''
  const outlines = [...filled.matchAll(/\bd: "([^"]+)"/g)].map(([, d]) => d)
  if (outlines.length === 0) throw new Error(`The icon ${name} has no outline`)
  return outlines.join('')
}

/**
 * A charge as enamellers lay it: a contour all around, one half lit and one in shade, parted per pale. The outline is on
 * a grid of 256; `size` is the side it takes, around a centre.
 */
export const charge = (
  outline: string,
  {
    x = 400,
    y = 390,
    size = 400,
    lit,
    shade,
    edge,
  }: { x?: number; y?: number; size?: number; lit: string; shade: string; edge: string },
) =>
  put(
    `translate(${x - size / 2} ${y - size / 2}) scale(${size / 256})`,
    stroke(outline, edge, 18),
    fill(outline, lit),
    inside(boxOutline(128, -40, 200, 340), fill(outline, shade)),
  )

/** Rays from a point, every second one drawn. */
export const rays = (color: string, count: number, x = 400, y = 390, reach = 900, degrees = 0) =>
  repeat(count, (at) => {
    const from = degrees + (at * 360) / count
    return fill(polygon([[x, y], polar(x, y, reach, from), polar(x, y, reach, from + 180 / count)]), color)
  })

/** Discs in each other, the widest first. */
export const target = (colors: string[], r: number, x = 400, y = 390) =>
  colors.map((color, at) => disc(x, y, r * (1 - at / colors.length), color)).join('')

/** A ring of beads. */
export const beads = (color: string, count: number, r: number, size: number, x = 400, y = 390) =>
  repeat(count, (at) => {
    const [px, py] = polar(x, y, r, (at * 360) / count)
    return disc(px, py, size, color)
  })

/** A roundel for a charge to stand on: a rim, a line and a field. */
export const roundel = (ink: Ink, field: string, r = 270, x = 400, y = 390) =>
  disc(x, y, r, ink.deep) +
  disc(x, y, r - 14, ink.pale) +
  disc(x, y, r - 30, field) +
  ring(x, y, r - 46, ink.pale, 3, 'opacity=".55"')
