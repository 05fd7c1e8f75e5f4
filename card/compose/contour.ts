import type { Mark } from '../mark.ts'
import { MEMBERSHIP_OUTLINE } from '../shapes.ts'

const CENTRE = { x: 668, y: 290 }
const RINGS = 15
const FIRST = 40
const STEP = 34.5
const POINTS = 48
const GOLD = '#d3a24c'
const VIOLET = '#8a62e6'

/** The engraved contour of a Membership without a picture: rings like those of a map, paler towards the left. */
export function contourPaths(): Mark[] {
  return Array.from({ length: RINGS }, (_, ring) => ({
    kind: 'path' as const,
    d: ringPath(FIRST + ring * STEP, ring),
    clip: { d: MEMBERSHIP_OUTLINE },
    strokeWidth: 1.6,
    stroke: {
      kind: 'linear' as const,
      from: [0, 0.2] as [number, number],
      to: [1, 0.75] as [number, number],
      stops: [
        { at: 0, color: GOLD, opacity: Math.max(0.05, 0.75 - ring * 0.06) },
        { at: 0.45, color: GOLD, opacity: 0.8 },
        { at: 0.75, color: VIOLET, opacity: 0.9 },
        { at: 1, color: VIOLET, opacity: 0.75 },
      ],
    },
  }))
}

/** One ring: a circle whose radius swings three times, less and less as the rings grow, closed and smooth. */
function ringPath(radius: number, ring: number): string {
  const calm = 1 / (1 + ring * 0.16)
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI
    const swing =
      1 + calm * (0.2 * Math.cos(angle - 0.9) + 0.11 * Math.cos(2 * angle + 0.7) + 0.07 * Math.cos(3 * angle - 1.4))
    return [
      CENTRE.x + Math.cos(angle) * radius * 1.06 * swing,
      CENTRE.y + Math.sin(angle) * radius * 0.94 * swing,
    ] as const
  })
  const at = (index: number) => points[(index + POINTS) % POINTS] ?? [0, 0]
  const write = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const [startX, startY] = at(0)
  let d = `M${write(startX, startY)}`
  for (let i = 0; i < POINTS; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = write(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)
    const second = write(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)
    d += `C${first} ${second} ${write(to[0], to[1])}`
  }
  return `${d}Z`
}
