import { rays } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { dusk, garnet, ice, pine, plum } from '../inks.ts'
import { boxOutline, course, disc, fill, ground, inside, polygon, repeat, ring, stroke, turn } from '../pen.ts'
import { facets } from '../scenery.ts'

export const shields: Draw[] = [
  () =>
    counterchanged(garnet.pale, garnet.main, boxOutline(400, 0, 500, 900), (color) => disc(400, 390, 210, color)) +
    ring(400, 390, 236, garnet.pop, 12),
  () =>
    ground(pine.pale) +
    rays(pine.main, 8, 400, 400, 900) +
    disc(400, 400, 150, pine.deep) +
    disc(400, 400, 132, pine.spark) +
    facets(400, 400, 6, 108, 54, pine.pale, '#EBD9AB'),
  () =>
    ground(ice.dark) +
    fill(
      polygon([
        [-60, 60],
        [140, -60],
        [860, 740],
        [660, 860],
      ]),
      ice.pale,
    ) +
    fill(
      polygon([
        [-60, 25],
        [-20, -10],
        [860, 850],
        [800, 880],
      ]),
      ice.pop,
      'opacity="0"',
    ) +
    [
      [230, 232],
      [400, 400],
      [570, 568],
    ]
      .map(([x = 0, y = 0]) => turn(-42, x, y, facets(x, y, 5, 84, 35, ice.pop, '#E0930A')))
      .join('') +
    disc(590, 190, 88, ice.main) +
    disc(590, 190, 66, ice.soft) +
    disc(205, 610, 88, ice.main) +
    disc(205, 610, 66, ice.soft),
  () =>
    ground(plum.pale) +
    fill(
      polygon([
        [400, 250],
        [900, 650],
        [900, 850],
        [400, 450],
        [-100, 850],
        [-100, 650],
      ]),
      plum.dark,
    ) +
    fill(
      polygon([
        [400, 250],
        [900, 650],
        [900, 850],
        [400, 450],
      ]),
      plum.deep,
    ) +
    [
      [190, 210],
      [610, 210],
      [400, 640],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 98, plum.pop) +
          fill(`M${x} ${y - 98}A98 98 0 0 1 ${x} ${y + 98}Z`, '#D97E1F') +
          disc(x, y, 54, plum.pale) +
          disc(x, y, 26, plum.dark),
      )
      .join(''),
  () => {
    const cross = 'M340 170H460V330H620V450H460V610H340V450H180V330H340Z'
    const quarters = `${boxOutline(400, -10, 600, 400)}${boxOutline(-100, 390, 500, 600)}`
    return (
      ground(garnet.main) +
      fill(quarters, garnet.pale) +
      stroke(cross, garnet.deep, 34) +
      fill(cross, '#fff') +
      inside(quarters, fill(cross, garnet.main)) +
      stroke(cross, garnet.deep, 4)
    )
  },
  () =>
    ground(dusk.soft) +
    repeat(6, (at) =>
      stroke(
        course(
          Array.from({ length: 101 }, (_, x) => [
            x * 9 - 20,
            60 + at * 140 + 22 * Math.sin(((x * 9 - 20) / 200) * Math.PI * 2),
          ]),
        ),
        dusk.dark,
        62,
      ),
    ) +
    fill(
      polygon([
        [90, -10],
        [710, -10],
        [400, 690],
      ]),
      dusk.deep,
    ) +
    fill(
      polygon([
        [150, -10],
        [650, -10],
        [400, 560],
      ]),
      dusk.pop,
    ) +
    fill(
      polygon([
        [400, -10],
        [650, -10],
        [400, 560],
      ]),
      '#E3A02F',
    ) +
    facets(400, 150, 5, 92, 38, dusk.pale, '#F3D3AE'),
]

const counterchanged = (first: string, second: string, part: string, draw: (color: string) => string) =>
  ground(first) + fill(part, second) + draw(second) + inside(part, draw(first))
