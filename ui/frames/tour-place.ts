export type Rect = { x: number; y: number; width: number; height: number }

/** The side of a tour's box at which its target is, and where the pointer sits on that side, in pixels along it. */
export type Pointer = { side: 'left' | 'right' | 'top' | 'bottom'; at: number }

type Facts = {
  /** Where the box can be. */
  room: Rect
  box: { width: number; height: number }
  /** What the step is about; a step without one is at the lower right. */
  target?: Rect | undefined
  /** What is better not covered. */
  clear: Rect[]
}

/** From the box to its target. */
const GAP = 14
const GRID = 20
/** A covered pixel of the target, and a pixel of distance to it, against a covered pixel of another part. */
const WEIGHT = { target: 1000, apart: 200 }
/** The pointer keeps this far from the corners. */
const CORNER = 22

/** The place in the room that covers least of the target, then least of what is to be seen, near the target. */
export function placeTour(facts: Facts): { x: number; y: number; pointer: Pointer | undefined } {
  const { box, target, room } = facts
  const shown = target && shared(target, room, GAP * 4)
  const rate = (at: Place) => ({ ...at, cost: costOf({ ...at, ...box }, facts, shown) })
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY }
  const take = (places: Place[]) => {
    for (const place of places.map(rate)) if (place.cost < best.cost) best = place
  }
  take(besides(facts, shown))
  if (best.cost > 0) take(anywhere(facts))
  const { x, y } = best
  return { x, y, pointer: shown && pointerOf({ x, y, ...box }, shown) }
}

type Place = { x: number; y: number }

/** At the right of the target, at its left, below and above it; without one at the lower right. */
function besides({ room, box }: Facts, target: Rect | undefined): Place[] {
  const most = lastPlace(room, box)
  const within = (x: number, y: number) => ({ x: clamp(x, room.x, most.x), y: clamp(y, room.y, most.y) })
  if (!target) return [most]
  const middle = { x: target.x + (target.width - box.width) / 2, y: target.y + (target.height - box.height) / 2 }
  return [
    within(target.x + target.width + GAP, middle.y),
    within(target.x - box.width - GAP, middle.y),
    within(middle.x, target.y + target.height + GAP),
    within(middle.x, target.y - box.height - GAP),
  ]
}

function anywhere({ room, box }: Facts): Place[] {
  const most = lastPlace(room, box)
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / GRID) + 1 }, (_, at) => to - at * GRID)
  return steps(room.x, most.x).flatMap((x) => steps(room.y, most.y).map((y) => ({ x, y })))
}

function lastPlace(room: Rect, box: Facts['box']): Place {
  return {
    x: Math.max(room.x, room.x + room.width - box.width),
    y: Math.max(room.y, room.y + room.height - box.height),
  }
}

/** 0 beside a target, with nothing covered. */
function costOf(box: Rect, { room, clear }: Facts, target: Rect | undefined): number {
  const covered = clear.reduce((sum, part) => sum + area(box, part), 0)
  if (target) {
    const apart = Math.round(Math.abs(distance(box, target) - GAP))
    return covered + area(box, target) * WEIGHT.target + apart * WEIGHT.apart
  }
  return covered + Math.hypot(room.x + room.width - box.x - box.width, room.y + room.height - box.y - box.height)
}

/** Undefined where the box is not beside its target. */
function pointerOf(box: Rect, target: Rect): Pointer | undefined {
  if (distance(box, target) > 3 * GAP) return undefined
  const along = (at: number, from: number, length: number) => clamp(at - from, CORNER, length - CORNER)
  const x = along(clamp(target.x + target.width / 2, box.x, box.x + box.width), box.x, box.width)
  const y = along(clamp(target.y + target.height / 2, box.y, box.y + box.height), box.y, box.height)
  const isLevel = box.y < target.y + target.height && target.y < box.y + box.height
  const isAbove = box.x < target.x + target.width && target.x < box.x + box.width
  if (isLevel && box.x >= target.x + target.width) return { side: 'left', at: y }
  if (isLevel && box.x + box.width <= target.x) return { side: 'right', at: y }
  if (isAbove && box.y >= target.y + target.height) return { side: 'top', at: x }
  if (isAbove && box.y + box.height <= target.y) return { side: 'bottom', at: x }
}

/** The part of a target that the window shows, as far as `beyond` the room. */
function shared(target: Rect, room: Rect, beyond: number): Rect {
  const x = clamp(target.x, room.x - beyond, room.x + room.width)
  const y = clamp(target.y, room.y - beyond, room.y + room.height + beyond * 2)
  const right = clamp(target.x + target.width, x, room.x + room.width + beyond)
  const foot = clamp(target.y + target.height, y, room.y + room.height + beyond * 2)
  return { x, y, width: right - x, height: foot - y }
}

function distance(a: Rect, b: Rect): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width)
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height)
  return Math.hypot(x, y)
}

function area(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
