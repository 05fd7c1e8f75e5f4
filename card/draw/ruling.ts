import type { CardTexture } from '../card-spec.ts'
import { RULING_PITCH, RULINGS, type Run } from '../shapes.ts'
import { round } from './text.ts'

type Size = { width: number; height: number }
type Shift = { x: number; y: number }

/** Beyond the edge, where a line's own end is invisible. */
const OVER = 2
/** The width and height of a square dot: too small to tell from a circle of the same area, at a third of the work. */
const DOT = 1.8

const RUNS: Record<Run, (size: Size, shift: Shift) => string> = {
  across: ({ width, height }, { x, y }) => {
    // A dash that draws a dot starts half its length before the middle.
    const [left, top] = [round(before(x + RULING_PITCH / 2) - DOT / 2), before(y + RULING_PITCH / 2)]
    const length = width - left + OVER
    return `M${left} ${top}${`h${round(length)}m${round(-length)} ${RULING_PITCH}`.repeat(stepsTo(height - top))}`
  },
  down: ({ width, height }, { x }) => {
    const left = before(x + RULING_PITCH / 2)
    const length = height + 2 * OVER
    return `M${left} ${-OVER}${`v${length}m${RULING_PITCH} ${-length}`.repeat(stepsTo(width - left))}`
  },
  rising: ({ width, height }, { x, y }) => {
    const first = before(x + y)
    return steps(width + height - first, (step) => {
      const sum = first + step
      const [right, foot] = [Math.min(sum, width) + OVER, Math.min(sum, height) + OVER]
      return `M${right} ${sum - right}L${sum - foot} ${foot}`
    })
  },
  falling: ({ width, height }, { x, y }) => {
    const first = before(x - y) - RULING_PITCH * Math.ceil(height / RULING_PITCH)
    return steps(width - first, (step) => {
      const apart = first + step
      const [top, right] = [Math.max(0, -apart) - OVER, Math.min(width, apart + height) + OVER]
      return `M${apart + top} ${top}L${right} ${right - apart}`
    })
  },
}

/**
 * All lines of a texture over a card as one path, to be stroked with `rulingPen`. Not a `<pattern>`: without a graphics
 * processor, Chromium's patterns erase earlier drawings around them.
 */
export function rulingPath(texture: CardTexture, size: Size, shift: Shift = { x: 0, y: 0 }): string {
  return RULINGS[texture].runs.map((run) => RUNS[run](size, shift)).join('')
}

type Pen = { strokeWidth: number; strokeDasharray?: string }

/** The stroke of a texture's path: lines, or dots as short dashes. */
export function rulingPen(texture: CardTexture): Pen {
  if (!RULINGS[texture].dot) return { strokeWidth: 1.1 }
  return { strokeWidth: DOT, strokeDasharray: `${DOT} ${RULING_PITCH - DOT}` }
}

/** `rulingPath` as markup, in a paint that is escaped already; `looks` are more attributes. */
export function drawLines(
  texture: CardTexture,
  { size, shift, paint, looks = '' }: { size: Size; shift?: Shift; paint: string; looks?: string },
): string {
  const { strokeWidth, strokeDasharray } = rulingPen(texture)
  const dashes = strokeDasharray ? ` stroke-dasharray="${strokeDasharray}"` : ''
  return `<path d="${rulingPath(texture, size, shift)}" fill="none" stroke="${paint}" stroke-width="${strokeWidth}"${dashes}${looks}/>`
}

/** The last position before 0 that is whole pitches from a position. */
function before(place: number): number {
  const rest = place % RULING_PITCH
  return round(rest < 0 ? rest : rest - RULING_PITCH)
}

function stepsTo(length: number): number {
  return Math.ceil(length / RULING_PITCH) + 1
}

function steps(length: number, draw: (step: number) => string): string {
  return Array.from({ length: stepsTo(length) }, (_, index) => draw(index * RULING_PITCH)).join('')
}
