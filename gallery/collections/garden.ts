import { beads } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { clay, garnet, ice, meadow, mint, pine, rose } from '../inks.ts'
import { box, disc, fill, ground, halfPetal, petal, polar, repeat, stroke, turn } from '../pen.ts'

export const garden: Draw[] = [
  () =>
    ground(ice.soft) +
    flower(400, 390, 14, 290, 62, '#fff', '#DCE8F2', 0.65) +
    disc(400, 390, 92, '#E0930A') +
    disc(400, 384, 88, ice.pop) +
    repeat(3, (row) => beads('#D98A06', 8 + row * 6, 26 + row * 24, 6, 400, 384)),
  () =>
    ground('#F4C95B') +
    flower(400, 390, 20, 320, 48, clay.main, '#B9501F', 0.6) +
    flower(400, 390, 20, 270, 46, '#F08A3C', clay.main, 0.6, 9) +
    disc(400, 390, 148, clay.deep) +
    repeat(150, (at) => {
      const angle = at * 137.5
      const [x, y] = polar(400, 390, 11.4 * Math.sqrt(at), angle)
      return disc(x, y, 4.6, at % 3 ? '#8C5A2A' : '#D9A05B')
    }),
  () =>
    ground(pine.deep) +
    flower(400, 400, 8, 310, 110, '#F8C4CE', '#EFA3B4', 0.62) +
    flower(400, 400, 8, 235, 92, '#F08CA2', '#E06C88', 0.62, 22.5) +
    flower(400, 400, 6, 155, 70, '#D9476B', '#B93155', 0.6) +
    disc(400, 400, 34, pine.spark),
  () =>
    ground(meadow.pale) +
    stroke('M400 760V330', meadow.dark, 22) +
    turn(-52, 400, 690, fill(petal(400, 690, 280, 62), meadow.main), fill(halfPetal(400, 690, 280, 62), meadow.dark)) +
    turn(52, 400, 640, fill(petal(400, 640, 260, 60), meadow.main), fill(halfPetal(400, 640, 260, 60), meadow.dark)) +
    fill(
      'M250 130C300 170 330 190 345 215C365 170 385 130 400 100C415 130 435 170 455 215C470 190 500 170 550 130C590 290 560 430 400 440C240 430 210 290 250 130Z',
      garnet.main,
    ) +
    fill('M400 100C415 130 435 170 455 215C470 190 500 170 550 130C590 290 560 430 400 440Z', '#B92530') +
    fill('M400 100C440 190 460 330 400 440C340 330 360 190 400 100Z', '#F2736F'),
  () =>
    ground(clay.pale) +
    disc(400, 330, 260, '#FBD3A0') +
    fill('M270 560H530L500 790H300Z', clay.main) +
    fill('M400 560H530L500 790H400Z', '#B4501F') +
    box(248, 530, 304, 60, clay.dark, 'rx="10"') +
    fill('M330 530V260A70 70 0 0 1 470 260V530Z', mint.dark) +
    fill('M400 190A70 70 0 0 1 470 260V530H400Z', '#22695C') +
    stroke('M330 440H270A34 34 0 0 1 236 406V350', mint.dark, 52) +
    stroke('M470 400H530A34 34 0 0 0 564 366V300', '#22695C', 52) +
    repeat(9, (at) => stroke(`M${352 + (at % 3) * 48} ${270 + Math.floor(at / 3) * 84}l0 -18`, mint.pale, 6)) +
    flower(400, 186, 6, 56, 22, rose.main, '#D2484F') +
    disc(400, 186, 12, mint.spark),
  () =>
    ground(rose.pale) +
    stroke('M400 760C400 560 380 330 430 90', mint.deep, 12) +
    repeat(6, (at) => {
      const y = 660 - at * 96
      const x = 398 + at * 4
      return (
        turn(
          -58,
          x,
          y,
          fill(petal(x, y, 220 - at * 14, 50), mint.main),
          fill(halfPetal(x, y, 220 - at * 14, 50), mint.dark),
        ) +
        turn(
          58,
          x,
          y - 40,
          fill(petal(x, y - 40, 210 - at * 14, 48), mint.main),
          fill(halfPetal(x, y - 40, 210 - at * 14, 48), mint.dark),
        )
      )
    }) +
    [
      [300, 250],
      [520, 300],
      [250, 470],
      [570, 500],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 22, rose.main) + disc(x - 6, y - 6, 7, '#fff'))
      .join(''),
]

const flower = (
  x: number,
  y: number,
  petals: number,
  length: number,
  width: number,
  lit: string,
  shade: string,
  belly = 0.6,
  start = 0,
) =>
  repeat(petals, (at) =>
    turn(
      start + (at * 360) / petals,
      x,
      y,
      fill(petal(x, y, length, width, belly), lit),
      fill(halfPetal(x, y, length, width, belly), shade),
    ),
  )
