import type { Draw } from '../draw.ts'
import { coal, dawn, garnet, night, ocean, pine } from '../inks.ts'
import { course, disc, ground, repeat, stroke } from '../pen.ts'
import { facets, sparkle } from '../scenery.ts'

export const rosettes: Draw[] = [
  () =>
    ground(coal.deep) +
    linesOf(6, 250, 66, 9, coal.spark, 2.4) +
    linesOf(6, 150, 50, 8, coal.pop, 2.4) +
    linesOf(6, 70, 26, 6, coal.spark, 2) +
    sparkle(400, 395, 40, coal.pale),
  () =>
    ground(dawn.deep) +
    disc(400, 395, 330, dawn.dark) +
    linesOf(12, 268, 42, 8, dawn.spark, 2.6) +
    linesOf(8, 168, 56, 10, dawn.pop, 2.6) +
    disc(400, 395, 92, dawn.spark) +
    facets(400, 395, 8, 84, 44, dawn.pop, '#DB5B49'),
  () =>
    ground(pine.pale) +
    linesOf(9, 230, 92, 12, pine.main, 2.6) +
    linesOf(9, 120, 52, 8, pine.pop, 2.8) +
    disc(400, 395, 56, pine.deep) +
    disc(400, 395, 26, pine.spark),
  () =>
    ground(garnet.deep) +
    linesOf(5, 200, 128, 14, garnet.soft, 2.4) +
    linesOf(10, 296, 26, 6, garnet.pop, 2.6) +
    disc(400, 395, 64, garnet.pop) +
    facets(400, 395, 5, 52, 22, garnet.pale, garnet.spark),
  () =>
    ground('#E9E6FF') +
    linesOf(16, 286, 36, 8, night.main, 2.4) +
    linesOf(4, 168, 96, 14, night.soft, 2.6, 18) +
    linesOf(16, 64, 14, 5, night.main, 2.4) +
    disc(400, 395, 34, night.pop),
  () =>
    ground(ocean.deep) +
    linesOf(7, 240, 84, 10, ocean.soft, 2.6, 24) +
    linesOf(7, 240, 84, 10, ocean.pop, 2.2, -24) +
    disc(400, 395, 108, ocean.dark) +
    linesOf(14, 84, 16, 5, ocean.spark, 2.2) +
    disc(400, 395, 30, ocean.pale),
]

const linesOf = (
  petals: number,
  inner: number,
  wave: number,
  count: number,
  color: string,
  width: number,
  second = 0,
) =>
  repeat(count, (at) => {
    const shift = (at / count) * ((Math.PI * 2) / petals)
    const points = Array.from({ length: 361 }, (_, step) => {
      const angle = (step / 360) * Math.PI * 2
      const r = inner + wave * Math.cos(petals * (angle + shift)) + second * Math.cos(petals * 2 * (angle - shift))
      return [400 + r * Math.cos(angle), 395 + r * Math.sin(angle)] as const
    })
    return stroke(`${course(points)}Z`, color, width)
  })
