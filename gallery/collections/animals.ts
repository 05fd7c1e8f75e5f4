import type { Draw } from '../draw.ts'
import { gilt, laid, quarterly } from '../fields.ts'
import { clay, dawn, ice, meadow, night, ocean, plum } from '../inks.ts'
import { box, course, disc, fill, ground, hills, inside, petal, polygon, repeat, stroke, turn } from '../pen.ts'
import { starry } from '../scenery.ts'

export const animals: Draw[] = [
  () =>
    ground(dawn.soft) +
    disc(400, 395, 280, '#FCD79B') +
    laid('Bird', { ...ice, pale: ice.main, soft: ice.dark }, 430) +
    fill(hills([740, 700, 720, 690, 730]), '#C9803A'),
  () =>
    barry(ocean.dark, '#0A4A66') +
    fish() +
    disc(150, 260, 16, ocean.soft) +
    disc(190, 190, 10, ocean.soft) +
    disc(120, 150, 22, 'none', `stroke="${ocean.soft}" stroke-width="6"`),
  () =>
    ground(plum.deep) +
    repeat(16, (at) => turn(at * 22.5, 400, 395, fill(petal(400, 395, 360, 60, 0.6), at % 2 ? '#451652' : plum.dark))) +
    gilt('Butterfly', plum, 470),
  () => ground(night.main) + disc(400, 380, 260, night.spark) + cat() + starry(17, 10, '#fff', 120),
  () => lozengy(meadow.soft, '#BCD57F') + disc(400, 395, 290, meadow.dark) + owl(),
  () =>
    quarterly(clay.pale, clay.soft) +
    disc(400, 395, 280, clay.pop) +
    laid('PawPrint', { ...clay, pale: '#fff', soft: clay.pale }, 400),
]

const barry = (first: string, second: string, count = 5) =>
  ground(first) +
  repeat(count, (at) =>
    stroke(
      course(
        Array.from({ length: 101 }, (_, x) => [
          x * 9 - 20,
          90 + at * 150 + 20 * Math.sin(((x * 9 - 20) / 267) * Math.PI * 2),
        ]),
      ),
      second,
      66,
    ),
  )

const lozengy = (first: string, second: string) =>
  ground(first) +
  repeat(9, (row) =>
    repeat(8, (column) => {
      const x = column * 134 - (row % 2) * 67
      const y = row * 100
      return fill(
        polygon([
          [x, y - 50],
          [x + 33, y],
          [x, y + 50],
          [x - 33, y],
        ]),
        second,
      )
    }),
  )

const fish = () =>
  fill('M560 395L690 280C670 360 670 430 690 510Z', '#E0603F') +
  fill('M380 250C430 180 500 190 520 200C500 240 490 270 480 300Z', '#E0603F') +
  fill('M120 395C200 250 420 220 600 395C420 570 200 540 120 395Z', ocean.pop) +
  fill('M120 395C200 540 420 570 600 395Z', '#EC7150') +
  inside(
    'M120 395C200 250 420 220 600 395C420 570 200 540 120 395Z',
    fill('M300 200C360 330 360 460 300 600H380C440 460 440 330 380 200Z', ocean.pale),
    fill('M470 200C510 330 510 460 470 600H520C560 460 560 330 520 200Z', ocean.pale),
  ) +
  disc(215, 370, 28, ocean.pale) +
  disc(210, 370, 14, ocean.deep) +
  fill('M350 440C400 440 430 470 430 510C380 520 350 490 350 440Z', '#E0603F')

const cat = () =>
  fill('M250 640C220 470 235 300 250 210L345 290H455L550 210C565 300 580 470 550 640Z', night.deep) +
  fill('M400 290H455L550 210C565 300 580 470 550 640H400Z', '#0D0B1E') +
  fill('M268 262L322 306L272 340Z', night.main) +
  fill('M532 262L478 306L528 340Z', '#3A2296') +
  fill('M282 400Q330 350 366 404Q326 436 282 400Z', night.spark) +
  fill('M518 400Q470 350 434 404Q474 436 518 400Z', night.spark) +
  box(322, 372, 9, 52, night.deep, 'rx="4"') +
  box(469, 372, 9, 52, night.deep, 'rx="4"') +
  fill('M378 452H422L400 478Z', night.pop) +
  stroke('M400 478V496M400 496Q376 520 354 506M400 496Q424 520 446 506', night.soft, 6) +
  stroke('M330 470L230 452M330 488L232 498M470 470L570 452M470 488L568 498', night.soft, 4)

const owl = () =>
  fill(
    'M240 200C290 240 330 236 400 236C470 236 510 240 560 200C580 300 590 400 560 500C530 600 460 640 400 650C340 640 270 600 240 500C210 400 220 300 240 200Z',
    clay.main,
  ) +
  fill('M400 236C470 236 510 240 560 200C580 300 590 400 560 500C530 600 460 640 400 650Z', '#B4501F') +
  fill(
    'M400 400C470 400 510 460 490 540C470 600 430 620 400 626C370 620 330 600 310 540C290 460 330 400 400 400Z',
    clay.soft,
  ) +
  repeat(3, (row) =>
    repeat(4 - row, (at) => stroke(`M${330 + row * 20 + at * 42} ${470 + row * 44}q10 16 20 0`, clay.dark, 7)),
  ) +
  disc(325, 330, 78, clay.pale) +
  disc(475, 330, 78, clay.pale) +
  disc(325, 330, 46, clay.spark) +
  disc(475, 330, 46, clay.spark) +
  disc(325, 330, 26, clay.deep) +
  disc(475, 330, 26, clay.deep) +
  disc(334, 320, 9, '#fff') +
  disc(484, 320, 9, '#fff') +
  fill('M376 366H424L400 424Z', meadow.pop) +
  stroke('M200 660H600', clay.deep, 24)
