import { target } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { dawn, garnet, mint, night, pine, rose } from '../inks.ts'
import { boxOutline, disc, ground, inside, ring, stroke } from '../pen.ts'

export const knots: Draw[] = [
  () => ground(rose.deep) + disc(400, 395, 320, '#3A1A72') + rope(torus(2, 3, 190, 92), rose.main, '#3A1A72', 58),
  () =>
    ground(mint.pale) +
    disc(400, 395, 330, mint.soft) +
    rope(torus(2, 5, 205, 84), mint.dark, mint.soft, 50) +
    disc(400, 395, 36, mint.pop),
  () => ground(night.deep) + rope(torus(3, 4, 195, 100), night.soft, night.deep, 40),
  () =>
    ground(garnet.pale) +
    disc(400, 395, 330, garnet.dark) +
    rope(torus(3, 8, 225, 62), garnet.pop, garnet.dark, 36) +
    disc(400, 395, 62, garnet.main) +
    disc(400, 395, 30, garnet.pale),
  () => {
    const hoop = (x: number, color: string) => ring(x, 395, 190, dawn.pale, 92) + ring(x, 395, 190, color, 60)
    return (
      ground(dawn.pale) +
      hoop(300, dawn.pop) +
      hoop(500, dawn.main) +
      inside(boxOutline(330, 160, 140, 160), hoop(300, dawn.pop))
    )
  },
  () =>
    ground(pine.deep) +
    target([pine.main, pine.deep, pine.pale, pine.pale, pine.pop, '#C64A16'], 330, 400, 395) +
    stroke('M400 60V200M400 590V760', pine.deep, 30) +
    stroke('M340 265A60 60 0 0 1 460 265V525A60 60 0 0 1 340 525Z', pine.deep, 58) +
    stroke('M340 265A60 60 0 0 1 460 265V525A60 60 0 0 1 340 525Z', pine.soft, 30) +
    stroke('M340 330V470', pine.spark, 30) +
    ring(400, 250, 8, pine.deep, 6),
]

/** A closed rope in space: parts behind are drawn first, so that the rope in front keeps its contour. */
const rope = (
  point: (angle: number) => [x: number, y: number, depth: number],
  color: string,
  edge: string,
  width: number,
) => {
  const steps = 240
  const at = (step: number) => point(((step % steps) / steps) * Math.PI * 2)
  const parts = Array.from({ length: steps }, (_, step) => step).sort((a, b) => at(a)[2] - at(b)[2])
  const segment = (from: number, to: number, color: string, size: number, cap: string) => {
    const count = 4
    const points = Array.from({ length: count + 1 }, (_, piece) => at(from + ((to - from) * piece) / count + steps))
    return `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${color}" stroke-width="${size}" stroke-linecap="${cap}"/>`
  }
  return parts
    .map(
      (step) =>
        segment(step - 0.6, step + 1.6, edge, width + 26, 'butt') +
        segment(step - 1.6, step + 2.6, color, width, 'butt'),
    )
    .join('')
}

const torus =
  (p: number, q: number, r: number, tube: number) =>
  (angle: number): [number, number, number] => {
    const reach = r + tube * Math.cos(q * angle)
    return [400 + reach * Math.sin(p * angle), 395 - reach * Math.cos(p * angle), Math.sin(q * angle)]
  }
