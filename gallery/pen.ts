/** Pictures are drawn on a square of this many units; a membership card is 856 by 540. */
export const SIDE = 800

const n = (value: number) => String(Math.round(value * 10) / 10)
let clips = 0

/** A filled outline. */
export const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}" ${more}/>`
/** A line along a path, with round ends and corners. */
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
/** A disc. */
export const disc = (x: number, y: number, r: number, color: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}" ${more}/>`
/** A circle's line. */
export const ring = (x: number, y: number, r: number, color: string, width: number, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="${n(width)}" ${more}/>`
/** A box. */
export const box = (x: number, y: number, width: number, height: number, color: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${color}" ${more}/>`
/** The whole background in one colour. */
export const ground = (color: string) => box(0, 0, 1000, 1000, color)
/** Drawings moved, turned or scaled together. */
export const put = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`
/** Drawings turned about a point, in degrees. */
export const turn = (degrees: number, x: number, y: number, ...parts: string[]) =>
  put(`rotate(${n(degrees)} ${n(x)} ${n(y)})`, ...parts)
/** Drawings seen only inside an outline. */
export const inside = (d: string, ...parts: string[]) => {
  clips += 1
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${parts.join('')}</g>`
}
/** Calls a function with 0, 1 and so on, and joins the results: `repeat(3, i => ...)`. */
export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** A polygon's outline through points. */
export const polygon = (points: (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
/** A line's course through points, not closed. */
export const course = (points: (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
/** A box's outline. */
export const boxOutline = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`
/** A circle's outline. */
export const discOutline = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}Z`

/** The point at an angle (degrees, 0 above, clockwise) and a distance from a centre. */
export const polar = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
}
/** A star's outline with a number of points. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, degrees = 0) =>
  polygon(
    Array.from({ length: points * 2 }, (_, at) => polar(x, y, at % 2 ? inner : outer, degrees + (at * 180) / points)),
  )
/** A closed curve by its radius at each angle (radians). */
export const blob = (x: number, y: number, radius: (angle: number) => number, steps = 180) =>
  polygon(
    Array.from({ length: steps }, (_, at) => {
      const angle = (at / steps) * Math.PI * 2
      const r = radius(angle)
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
    }),
  )
/** A petal or leaf's outline, upright, from its foot to its tip. */
export const petal = (x: number, y: number, length: number, width: number, belly = 0.5) =>
  `M${n(x)} ${n(y)}C${n(x - width)} ${n(y - length * belly * 0.6)} ${n(x - width * 0.7)} ${n(y - length * (belly + 0.3))} ${n(x)} ${n(y - length)}C${n(x + width * 0.7)} ${n(y - length * (belly + 0.3))} ${n(x + width)} ${n(y - length * belly * 0.6)} ${n(x)} ${n(y)}Z`
/** The right half of a leaf's outline, from foot to tip. */
export const halfPetal = (x: number, y: number, length: number, width: number, belly = 0.5) =>
  `M${n(x)} ${n(y)}V${n(y - length)}C${n(x + width * 0.7)} ${n(y - length * (belly + 0.3))} ${n(x + width)} ${n(y - length * belly * 0.6)} ${n(x)} ${n(y)}Z`
/** Ground below a wavy line that reaches from side to side. */
export const sea = (y: number, height: number, length: number, phase = 0, bottom = 1000) => {
  const points: [number, number][] = []
  for (let x = -20; x <= 1000; x += 8) points.push([x, y + height * Math.sin(((x + phase) / length) * Math.PI * 2)])
  return polygon([...points, [1000, bottom], [-20, bottom]])
}
/** Ground below a soft hill line through adjacent heights. */
export const hills = (heights: number[], width = SIDE, bottom = 1000) => {
  const step = width / (heights.length - 1)
  let d = `M0 ${n(heights[0] ?? 0)}`
  for (let at = 1; at < heights.length; at++) {
    const before = heights[at - 1] ?? 0
    const here = heights[at] ?? 0
    d += `C${n((at - 0.5) * step)} ${n(before)} ${n((at - 0.5) * step)} ${n(here)} ${n(at * step)} ${n(here)}`
  }
  return `${d}V${bottom}H0Z`
}
/** Numbers from 0 to 1 that are the same in each build. */
export const dice = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
