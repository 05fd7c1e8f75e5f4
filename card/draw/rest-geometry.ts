import { BLEED } from '../scene/bleed.ts'
import { FIELD_OF_VIEW, REST } from '../scene/pose.ts'

type Point = [x: number, y: number]

const TO_RADIANS = Math.PI / 180
/** The viewpoint on the resting card, in heights of the card from its middle; x to the right, y upwards. */
const EYE = eyeAtRest()
const PROBE = 0.25

/** The share of an effect that is visible at rest; turning the card shows the rest. */
export const TURNED = Math.min(1, Math.max(0.55, Math.hypot(...tiltAt([0, 0])) * 1.6))

/**
 * The position of a point across the bands that move over a turning card, at rest in the scene; 0 is the band's middle.
 */
export function across([x, y]: Point): number {
  const [turn, lean] = tiltAt([x, y])
  return 0.906 * x - 0.423 * y + 0.3 - 0.9 * turn + 0.35 * lean
}

/** `across` as a plane: its slope in x and y, and its value in the middle of the card. */
export const ACROSS = planeOf(across)

/**
 * The broad spot of light: its middle, and the distances in x and y where it falls to a third, in heights of the card.
 */
export const SPOT = spotAtRest()

/** The light of a band at a distance from its middle, 0 to 1. */
export function bump(distance: number, width: number): number {
  return Math.exp(-(distance * distance) / (width * width))
}

/** 0 at `from` and 1 at `to`, smooth at both ends, like the shader's smoothstep. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

function eyeAtRest(): [number, number, number] {
  const distance = (1 + 2 * BLEED.y) / 2 / Math.tan((FIELD_OF_VIEW / 2) * TO_RADIANS)
  const [turn, lean] = [-REST.turn * TO_RADIANS, REST.lean * TO_RADIANS]
  return [
    distance * Math.sin(turn) * Math.cos(lean),
    distance * Math.sin(lean),
    distance * Math.cos(turn) * Math.cos(lean),
  ]
}

function tiltAt([x, y]: Point): Point {
  const [toX, toY, toZ] = [EYE[0] - x, EYE[1] - y, EYE[2]]
  const length = Math.hypot(toX, toY, toZ)
  return [toX / length, toY / length]
}

function planeOf(value: (place: Point) => number) {
  const slope = (x: number, y: number) => (value([x, y]) - value([-x, -y])) / (2 * PROBE)
  return { x: slope(PROBE, 0), y: slope(0, PROBE), middle: value([0, 0]) }
}

function spotAtRest() {
  const x = planeOf((place) => place[0] + 0.13 + 0.55 * tiltAt(place)[0])
  const y = planeOf((place) => place[1] - 0.22 - 0.5 * tiltAt(place)[1])
  const reach = Math.sqrt(0.07)
  return { x: -x.middle / x.x, y: -y.middle / y.y, reachX: reach / x.x, reachY: reach / y.y }
}
