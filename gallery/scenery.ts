import { dice, disc, fill, polar, polygon, put, repeat, star, stroke } from './pen.ts'

/** A peak with its left side lit and its right side in shade; with `snow`, a cap with a ragged edge. */
export const peak = (
  x: number,
  top: number,
  width: number,
  base: number,
  lit: string,
  shade: string,
  snow?: [lit: string, shade: string],
) => {
  const half = width / 2
  const lean = width * 0.05
  const drawn =
    fill(
      polygon([
        [x, top],
        [x + half, base],
        [x - half, base],
      ]),
      lit,
    ) +
    fill(
      polygon([
        [x, top],
        [x + half, base],
        [x - lean, base],
        [x + lean, top + (base - top) * 0.62],
        [x - lean * 0.7, top + (base - top) * 0.36],
      ]),
      shade,
    )
  if (!snow) return drawn
  const depth = (base - top) * 0.3
  const at = (part: number) => half * (part / (base - top))
  const cap: [number, number][] = [
    [x, top],
    [x + at(depth), top + depth],
    [x + at(depth) * 0.5, top + depth * 0.72],
    [x + at(depth) * 0.1, top + depth * 1.1],
    [x - at(depth) * 0.4, top + depth * 0.74],
    [x - at(depth) * 0.94, top + depth * 0.94],
  ]
  return (
    drawn +
    fill(polygon(cap), snow[0]) +
    fill(
      polygon([
        [x, top],
        [x + at(depth), top + depth],
        [x + at(depth) * 0.5, top + depth * 0.72],
        [x + at(depth) * 0.1, top + depth * 1.1],
      ]),
      snow[1],
    )
  )
}

/** A moon's crescent, open to the upper right. */
export const crescent = (x: number, y: number, r: number, color: string) =>
  fill(
    `M${x - r * 0.1} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.35}A${r * 0.8} ${r * 0.8} 0 1 1 ${x - r * 0.1} ${y - r}Z`,
    color,
  )

/** A sparkle with four points. */
export const sparkle = (x: number, y: number, r: number, color: string) => {
  const k = r * 0.16
  return fill(
    `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`,
    color,
  )
}

/** Stars strewn over the upper part of the sky, none on another. */
export const starry = (seed: number, count: number, color: string, height = 420, width = 800) => {
  const roll = dice(seed)
  return repeat(count, (at) => {
    const x = ((at + 0.2 + roll() * 0.6) / count) * width
    const y = 40 + roll() * height
    return roll() > 0.62 ? sparkle(x, y, 9 + roll() * 10, color) : disc(x, y, 2.5 + roll() * 2.5, color)
  })
}

/** A fir of three tiers, its right half in shade. */
export const fir = (x: number, foot: number, height: number, lit: string, shade: string, trunk: string) => {
  const tier = (from: number, to: number, width: number) => {
    const points = (side: number): [number, number][] => [
      [x, foot - height * to],
      [x + side * width * height, foot - height * from],
      [x, foot - height * (from - 0.03)],
    ]
    return fill(polygon(points(-1)), lit) + fill(polygon(points(1)), shade)
  }
  return (
    fill(
      polygon([
        [x - height * 0.03, foot],
        [x + height * 0.03, foot],
        [x + height * 0.03, foot - height * 0.15],
        [x - height * 0.03, foot - height * 0.15],
      ]),
      trunk,
    ) +
    tier(0.12, 0.6, 0.25) +
    tier(0.34, 0.8, 0.2) +
    tier(0.58, 1, 0.15)
  )
}

/** A tree with a round crown, its right half in shade. */
export const roundTree = (x: number, foot: number, r: number, lit: string, shade: string, trunk: string) =>
  disc(x, foot - r * 1.75, r, lit) +
  fill(`M${x} ${foot - r * 2.75}A${r} ${r} 0 0 1 ${x} ${foot - r * 0.75}Z`, shade) +
  stroke(
    `M${x} ${foot}V${foot - r * 2}M${x} ${foot - r * 1.3}L${x + r * 0.38} ${foot - r * 1.72}M${x} ${foot - r * 1.05}L${x - r * 0.34} ${foot - r * 1.42}`,
    trunk,
    r * 0.12,
  )

/** A faceted star, alternately lit and in shade. */
export const facets = (
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  lit: string,
  shade: string,
  degrees = 0,
) =>
  fill(star(x, y, points, outer, inner, degrees), lit) +
  repeat(points, (at) => {
    const here = degrees + (at * 360) / points
    return fill(polygon([[x, y], polar(x, y, outer, here), polar(x, y, inner, here + 180 / points)]), shade)
  })

/** A few birds far away. */
export const birds = (x: number, y: number, size: number, color: string) =>
  [
    [0, 0, 1],
    [1.9, -0.8, 0.7],
    [3.2, 0.5, 0.55],
  ]
    .map(([dx = 0, dy = 0, scale = 1]) =>
      put(
        `translate(${x + dx * size} ${y + dy * size}) scale(${(scale * size) / 40})`,
        stroke('M-26 -8Q-12 -14 0 4Q12 -14 26 -8', color, 6),
      ),
    )
    .join('')
