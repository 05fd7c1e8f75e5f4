import type { Draw } from '../draw.ts'
import { ice, mint, night, ocean, rose } from '../inks.ts'
import {
  box,
  boxOutline,
  course,
  disc,
  fill,
  ground,
  hills,
  inside,
  polygon,
  put,
  repeat,
  ring,
  sea,
  stroke,
} from '../pen.ts'
import { starry } from '../scenery.ts'

export const waters: Draw[] = [
  () =>
    ground(rose.soft) +
    inside(
      boxOutline(0, 0, 800, 470),
      disc(400, 440, 185, rose.main),
      disc(400, 440, 140, '#F7817C'),
      disc(400, 440, 95, '#FC9A8B'),
    ) +
    box(0, 468, 800, 400, rose.dark) +
    repeat(8, (at) =>
      box(
        400 - (180 - at * 18),
        492 + at * 34,
        (180 - at * 18) * 2,
        13 - at * 0.8,
        at % 2 ? '#F8A48F' : rose.main,
        'rx="6"',
      ),
    ) +
    fill(
      polygon([
        [0, 470],
        [120, 390],
        [210, 470],
      ]),
      rose.deep,
    ) +
    fill(
      polygon([
        [90, 470],
        [180, 420],
        [300, 470],
      ]),
      '#3B1A78',
    ) +
    fill(hills([730, 760, 790, 770, 720]), rose.deep),
  () =>
    ground(ocean.pale) +
    disc(560, 190, 100, ocean.spark) +
    repeat(7, (row) =>
      repeat(7, (at) => {
        const x = at * 150 - (row % 2) * 75 - 20
        const y = 400 + row * 78
        return [ocean.deep, ocean.dark, ocean.pale, ocean.main, ocean.soft]
          .map((color, ringAt) => disc(x, y, 96 - ringAt * 19, color))
          .join('')
      }),
    ),
  () =>
    ground(ocean.soft) +
    disc(205, 215, 84, ocean.pale) +
    fill('M395 130C430 270 425 400 395 520H640C600 350 520 220 395 130Z', '#fff') +
    fill('M395 130C430 270 425 400 395 520H500C510 350 470 220 395 130Z', '#DCEFEF') +
    fill('M360 200C300 300 240 420 190 520H360Z', ocean.pop) +
    fill('M360 200C345 300 340 420 345 520H360Z', '#E46A4E') +
    box(372, 110, 12, 440, ocean.deep, 'rx="6"') +
    fill('M160 545H660C640 610 600 640 560 650H270C220 640 180 600 160 545Z', ocean.deep) +
    fill(sea(630, 16, 200), ocean.main) +
    fill(sea(680, 18, 240, 90), ocean.dark) +
    fill(sea(738, 16, 200, 30), ocean.deep),
  () =>
    ground(night.deep) +
    starry(23, 14, night.spark, 280) +
    fill(
      polygon([
        [400, 235],
        [-60, 90],
        [-60, 330],
      ]),
      night.spark,
      'opacity=".34"',
    ) +
    fill(
      polygon([
        [400, 235],
        [860, 150],
        [860, 380],
      ]),
      night.spark,
      'opacity=".2"',
    ) +
    fill(
      polygon([
        [352, 300],
        [448, 300],
        [490, 690],
        [310, 690],
      ]),
      '#fff',
    ) +
    fill(
      polygon([
        [400, 300],
        [448, 300],
        [490, 690],
        [400, 690],
      ]),
      '#D9D4F2',
    ) +
    fill(
      polygon([
        [345, 366],
        [455, 366],
        [464, 446],
        [336, 446],
      ]),
      night.pop,
    ) +
    fill(
      polygon([
        [328, 522],
        [472, 522],
        [481, 602],
        [319, 602],
      ]),
      night.pop,
    ) +
    fill(
      polygon([
        [400, 366],
        [455, 366],
        [464, 446],
        [400, 446],
      ]),
      '#D9574B',
    ) +
    fill(
      polygon([
        [400, 522],
        [472, 522],
        [481, 602],
        [400, 602],
      ]),
      '#D9574B',
    ) +
    box(366, 205, 68, 80, night.spark) +
    box(396, 205, 8, 80, night.dark) +
    box(336, 284, 128, 20, night.soft, 'rx="6"') +
    fill(
      polygon([
        [352, 206],
        [448, 206],
        [400, 140],
      ]),
      night.soft,
    ) +
    fill(hills([720, 690, 640, 690, 730]), night.dark) +
    fill(sea(710, 12, 160), night.main) +
    fill(sea(750, 12, 190, 60), '#35208F'),
  () =>
    ground(ice.deep) +
    [250, 200, 150, 100]
      .map(
        (r, at) =>
          `<ellipse cx="400" cy="620" rx="${r * 1.35}" ry="${r * 0.36}" fill="none" stroke="${[ice.dark, '#356CB5', ice.main, ice.soft][at]}" stroke-width="12"/>`,
      )
      .join('') +
    fill(DROP, ice.main) +
    inside(boxOutline(400, 0, 400, 800), fill(DROP, '#3C86C2')) +
    fill('M318 420C306 360 330 310 352 270C350 330 346 390 372 440C360 462 326 452 318 420Z', ice.soft) +
    disc(560, 170, 9, ice.spark) +
    disc(236, 250, 7, ice.soft) +
    disc(604, 300, 6, ice.soft),
  () =>
    ground(mint.soft) +
    repeat(5, (at) =>
      fill(sea(150 + at * 140, 22, 267, at * 66), [mint.main, '#4FA08F', mint.dark, '#1F6357', mint.deep][at] ?? ''),
    ) +
    repeat(5, (at) =>
      stroke(
        course(
          Array.from({ length: 101 }, (_, x) => [
            x * 9 - 20,
            178 + at * 140 + 22 * Math.sin(((x * 9 - 20 + at * 66) / 267) * Math.PI * 2),
          ]),
        ),
        mint.pale,
        5,
        'opacity=".6"',
      ),
    ) +
    put(
      'translate(400 400)',
      ring(0, 0, 168, mint.deep, 92),
      ring(0, 0, 168, '#fff', 74),
      repeat(4, (at) =>
        put(
          `rotate(${at * 90 + 45})`,
          fill(
            'M-98 -178A203 203 0 0 1 98 -178L62 -113A131 131 0 0 0 -62 -113Z'
              .replace('M-98 -178A203 203 0 0 1 98 -178', 'M-79 -188A204 204 0 0 1 79 -188')
              .replace('L62 -113A131 131 0 0 0 -62 -113', 'L51 -121A131 131 0 0 0 -51 -121'),
            mint.pop,
          ),
        ),
      ),
    ),
]

const DROP = 'M400 130C440 230 530 330 530 430A130 130 0 0 1 270 430C270 330 360 230 400 130Z'
