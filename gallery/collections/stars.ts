import { rays } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { RIGHT } from '../fields.ts'
import { dawn, ice, mint, night, plum, slate } from '../inks.ts'
import { box, disc, fill, ground, inside, polar, put, repeat, ring, star, stroke, turn } from '../pen.ts'
import { facets, sparkle } from '../scenery.ts'

export const stars: Draw[] = [
  () => ground(mint.soft) + facets(400, 400, 5, 310, 128, mint.pale, mint.spark),
  () =>
    ground(ice.deep) +
    repeat(6, (at) =>
      turn(
        at * 60,
        400,
        395,
        stroke(
          'M400 360V110M400 190L340 130M400 190L460 130M400 270L326 210M400 270L474 210',
          at % 2 ? '#8FE0FA' : '#57C4F2',
          26,
        ),
      ),
    ) +
    fill(star(400, 395, 6, 74, 60), '#fff'),
  () =>
    ground('#FFE7DF') +
    repeat(5, (at) => ring(400, 395, 330 - at * 22, dawn.pop, 3, `opacity="${0.15 + at * 0.12}"`)) +
    facets(400, 395, 8, 300, 96, dawn.main, dawn.dark) +
    facets(400, 395, 4, 300, 76, '#FFB199', dawn.pop) +
    disc(400, 395, 40, dawn.pale),
  () =>
    ground(slate.deep) +
    disc(400, 395, 300, slate.dark) +
    ring(400, 395, 300, slate.spark, 8) +
    repeat(60, (at) => turn(at * 6, 400, 395, box(398, 112, 4, at % 5 ? 14 : 28, slate.soft))) +
    facets(400, 395, 4, 150, 50, slate.main, '#55698E', 45) +
    facets(400, 395, 4, 250, 46, slate.pale, slate.pop) +
    disc(400, 395, 22, slate.deep) +
    disc(400, 395, 10, slate.spark),
  () =>
    ground(plum.deep) +
    repeat(12, (at) => {
      const [x, y] = polar(400, 395, 285, at * 30)
      return put(`rotate(${at * 30} ${x} ${y})`, facets(x, y, 5, 42, 18, plum.spark, plum.pop))
    }) +
    facets(400, 395, 12, 180, 120, plum.soft, plum.main) +
    disc(400, 395, 84, plum.pale) +
    facets(400, 395, 5, 66, 27, plum.pop, '#D77B1E'),
  () =>
    ground(night.main) +
    rays('#5636C6', 24, 400, 395, 900) +
    sparkle(400, 370, 300, night.spark) +
    inside(RIGHT, sparkle(400, 370, 300, '#F5C95F')) +
    sparkle(190, 610, 92, night.pale) +
    sparkle(620, 640, 66, night.pop) +
    sparkle(640, 170, 52, night.pale) +
    sparkle(170, 190, 44, night.pop),
]
