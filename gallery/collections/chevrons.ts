import type { Draw } from '../draw.ts'
import { RIGHT } from '../fields.ts'
import { dusk, ice, night, ocean, pine, rose } from '../inks.ts'
import { course, disc, fill, ground, polygon, repeat, stroke } from '../pen.ts'
import { sparkle } from '../scenery.ts'

export const chevrons: Draw[] = [
  () =>
    ground('#244A63') +
    stacked(
      ['#33516A', '#8FE3FF', '#33596F', '#5FD0FB', '#24506E', '#2F9FE0', '#1E4763', '#51B7F0', '#1D3B56', ice.pop],
      -190,
      96,
      62,
    ) +
    shaded(),
  () =>
    ground(dusk.pale) +
    stacked(
      [dusk.spark, dusk.pop, dusk.soft, '#D65C7C', dusk.main, '#7A2E86', dusk.dark, '#2C1960', dusk.deep],
      -40,
      88,
      320,
    ) +
    disc(400, 170, 74, '#fff', 'opacity=".9"') +
    shaded(),
  () =>
    ground(night.deep) +
    [390, 330, 270, 210, 150, 92]
      .map((r, at) => {
        const c = [night.dark, night.main, night.soft, night.pale, night.pop, night.deep][at] ?? ''
        return fill(
          polygon([
            [400, 395 - r],
            [400 + r, 395],
            [400, 395 + r],
            [400 - r, 395],
          ]),
          c,
        )
      })
      .join('') +
    fill(
      polygon([
        [400, 5],
        [790, 395],
        [400, 785],
      ]),
      '#000',
      'opacity=".12"',
    ) +
    sparkle(400, 395, 66, night.spark),
  () =>
    ground(pine.dark) +
    repeat(6, (column) =>
      repeat(15, (row) => {
        const x = column * 134
        const y = row * 84 - 160
        const up = column % 2 ? 1 : -1
        return fill(
          polygon(
            [
              [x, y],
              [x + 134, y + up * 100],
              [x + 134, y + up * 100 + 56],
              [x, y + 56],
            ].map(([px = 0, py = 0]) => [px, py + (up < 0 ? 100 : 0)] as const),
          ),
          [pine.pale, pine.soft, pine.main, pine.spark][(row + (column >> 1)) % 4] ?? '',
        )
      }),
    ),
  () =>
    ground(rose.pale) +
    repeat(8, (at) =>
      stroke(
        course(Array.from({ length: 9 }, (_, x) => [x * 120 - 80, at * 112 + (x % 2 ? 0 : 84) - 20])),
        [rose.main, rose.dark, rose.soft, rose.pop][at % 4] ?? '',
        44,
        'stroke-linejoin="miter"',
      ).replace('stroke-linejoin="round"', ''),
    ) +
    shaded(),
  () =>
    ground(ocean.deep) +
    repeat(9, (at) => {
      const w = 330 - at * 8
      const y = 190 + at * 62
      return fill(
        polygon([
          [400, y - 120],
          [400 + w, y + 60],
          [400 + w, y + 94],
          [400, y - 60],
          [400 - w, y + 94],
          [400 - w, y + 60],
        ]),
        [ocean.spark, '#FFB06F', ocean.pop, '#C96A72', '#7C7191', '#3A7D9E', ocean.main, '#12708F', ocean.dark][at] ??
          '',
      )
    }) +
    shaded() +
    disc(400, 86, 30, ocean.spark),
]

const stacked = (colors: string[], top: number, pitch: number, thick: number, rise = 0.45) =>
  colors
    .map((color, at) => {
      const y = top + at * pitch
      const drop = 460 * rise
      return fill(
        polygon([
          [400, y],
          [860, y + drop],
          [860, y + drop + thick],
          [400, y + thick],
          [-60, y + drop + thick],
          [-60, y + drop],
        ]),
        color,
      )
    })
    .join('')

const shaded = () => fill(RIGHT, '#000', 'opacity=".09"')
