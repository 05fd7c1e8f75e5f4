export type Point = [number, number]

const STEPS = 14
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, A: 7, Z: 0 }

/**
 * The points of one closed path (absolute M L H V Q C S A Z, like our outlines), with curves in 14 steps each, the last
 * point not repeated. Both the flat clip and the 3D body come from the same path. Throws on any other command.
 */
export function outlinePoints(d: string): Point[] {
  const points: Point[] = []
  let [at, control]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  for (const { command, values } of commands(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = values
    const from = at
    switch (command) {
      case 'M':
      case 'L':
        at = [a, b]
        points.push(at)
        break
      case 'H':
        at = [a, from[1]]
        points.push(at)
        break
      case 'V':
        at = [from[0], a]
        points.push(at)
        break
      case 'Q':
        at = [c, e]
        points.push(...curve((t) => bezier([from, [a, b], at], t)))
        break
      case 'C':
        control = [c, e]
        at = [f, g]
        points.push(...curve((t) => bezier([from, [a, b], control, at], t)))
        break
      case 'S': {
        const mirrored: Point = [2 * from[0] - control[0], 2 * from[1] - control[1]]
        control = [a, b]
        at = [c, e]
        points.push(...curve((t) => bezier([from, mirrored, control, at], t)))
        break
      }
      case 'A':
        at = [g, h]
        points.push(...arc(from, at, a, e === 1, f === 1))
        break
    }
  }
  return withoutRepeats(points)
}

function commands(d: string): { command: string; values: number[] }[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', text = '']) => {
    const count = ARGUMENTS[command]
    if (count === undefined) throw new Error(`outlinePoints cannot read "${command}"`)
    const values = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (count === 0) return []
    return Array.from({ length: values.length / count }, (_, index) => ({
      command: command === 'M' && index > 0 ? 'L' : command,
      values: values.slice(index * count, (index + 1) * count),
    }))
  })
}

function curve(at: (t: number) => Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => at((step + 1) / STEPS))
}

function bezier(points: Point[], t: number): Point {
  if (points.length === 1) return points[0] ?? [0, 0]
  const next = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
  })
  return bezier(next, t)
}

/** A circular arc (our paths have no others), by the rules of SVG's implementation notes F.6. */
function arc(from: Point, to: Point, radius: number, large: boolean, sweep: boolean): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  const r = Math.max(radius, chord / 2)
  const rise = Math.sqrt(Math.max(0, r * r - (chord / 2) ** 2)) * (large === sweep ? -1 : 1)
  const centre: Point = [(from[0] + to[0]) / 2 - (dy / chord) * rise, (from[1] + to[1]) / 2 + (dx / chord) * rise]
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0])
  const turn = 2 * Math.PI
  const span = sweep ? (((end - start) % turn) + turn) % turn : -((((start - end) % turn) + turn) % turn)
  const steps = Math.max(STEPS, Math.ceil(Math.abs(span) * 16))
  return Array.from({ length: steps }, (_, step) => {
    const angle = start + (span * (step + 1)) / steps
    return [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r]
  })
}

function withoutRepeats(points: Point[]): Point[] {
  return points.filter(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y) > 0.01
  })
}
