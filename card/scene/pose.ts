import type { CardSide } from '../card-spec.ts'

/** Field of view of the camera, in degrees from top to bottom. */
export const FIELD_OF_VIEW = 24
export const FLIP_MS = 520
export const ARRIVAL_MS = 700
/** Degrees: the card at rest, the most that a pointer adds, and how far a drag may turn it. */
export const REST = { turn: -18, lean: 4 }
export const POINTER_MOST = 12
export const DRAG_MOST = 62

export type Pose = { turn: number; lean: number }

/** cubic-bezier(.2,.8,.2,1), the easing of all entrances; `t` and the result are shares, 0 to 1. */
export function ease(t: number): number {
  if (t <= 0) return 0
  if (t >= 1) return 1
  let [low, high] = [0, 1]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (along(middle, 0.2, 0.2) < t) low = middle
    else high = middle
  }
  return along((low + high) / 2, 0.8, 1)
}

/** The pose of a card in degrees: its side, the rest pose as far as it has arrived, and the pointer's tilt. */
export function poseAt(state: { side: CardSide; flip: number; arrival: number; tilt: Pose }): Pose {
  const { side, flip, arrival, tilt } = state
  const settled = ease(arrival)
  const towards = side === 'back' ? 180 : 0
  const base = towards + (side === 'back' ? -180 : 180) * (1 - ease(flip))
  return { turn: base + REST.turn * settled + tilt.turn, lean: REST.lean * settled + tilt.lean }
}

/** The tilt from a pointer over the card (-1 to 1 in both directions), in degrees. */
export function pointerTilt(x: number, y: number): Pose {
  return { turn: clamp(x, 1) * POINTER_MOST, lean: clamp(y, 1) * POINTER_MOST * 0.7 }
}

/** The tilt from a drag by a share of the card's width and height, in degrees; slows down towards its end. */
export function dragTilt(x: number, y: number): Pose {
  return { turn: Math.tanh(x * 1.6) * DRAG_MOST, lean: Math.tanh(y * 1.2) * DRAG_MOST * 0.4 }
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

function along(t: number, first: number, second: number): number {
  const rest = 1 - t
  return 3 * rest * rest * t * first + 3 * rest * t * t * second + t ** 3
}
