import type { Draw } from '../draw.ts'
import { wide } from '../fields.ts'
import { coal, dawn, dusk, ice, mint, night, ocean, pine, rose } from '../inks.ts'
import { box, disc, fill, inside, polygon, repeat, turn } from '../pen.ts'

export const colors: Draw[] = [
  () =>
    wide(dawn.deep) +
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          fill(
            polygon([
              [620, 60 + at * 92],
              [1100, 400 + at * 92],
              [1100, 900],
              [-100, 900],
              [-100, 570 + at * 92],
            ]),
            [dawn.dark, dawn.main, dawn.soft, dawn.pop, dawn.dark][at] ?? '',
          ) +
          fill(
            polygon([
              [620, 60 + at * 92],
              [1100, 400 + at * 92],
              [1100, 900],
              [620, 900],
            ]),
            '#000',
            'opacity=".1"',
          ),
      )
      .join(''),
  () =>
    wide(ocean.deep) +
    repeat(6, (at) =>
      fill(
        polygon([
          [330 + at * 96, -10],
          [900, -10],
          [900, 560],
          [80 + at * 150, 560],
        ]),
        [ocean.dark, ocean.main, ocean.soft, ocean.spark, ocean.pop, '#D9573A'][at] ?? '',
      ),
    ),
  () =>
    wide(rose.deep) +
    [420, 350, 280, 210, 140, 70]
      .map((r, at) => disc(610, 540, r, [rose.dark, rose.pop, '#C0508C', rose.main, rose.soft, rose.pale][at] ?? ''))
      .join(''),
  () =>
    wide(night.deep) +
    disc(560, 230, 190, night.main) +
    disc(730, 330, 190, night.pop, 'opacity=".92"') +
    inside(`M370 230A190 190 0 1 1 750 230A190 190 0 1 1 370 230Z`, disc(730, 330, 190, night.spark)) +
    disc(480, 440, 96, night.soft),
  () =>
    wide(coal.deep) +
    repeat(12, (at) =>
      box(
        290 + at * 48,
        -10,
        36,
        560,
        [
          dusk.deep,
          dusk.dark,
          '#6B2A7E',
          dusk.main,
          '#CC5A86',
          dusk.soft,
          '#FBA35F',
          dusk.pop,
          dusk.spark,
          '#FFF0D2',
          '#FFF8EA',
          '#fff',
        ][at] ?? '',
      ),
    ),
  () =>
    wide(pine.deep) +
    repeat(7, (row) =>
      repeat(12, (column) => {
        const x = 240 + column * 62 + (row % 2) * 31
        const y = row * 90
        return column + (row % 2) * 0.5 > (row * 5) % 4
          ? lozenge(
              x,
              y,
              42,
              [pine.dark, pine.main, pine.soft, pine.pale, pine.spark, pine.pop][Math.min(5, Math.floor(column / 2))] ??
                '',
              '#00000022',
            )
          : ''
      }),
    ),
  () =>
    wide(mint.deep) +
    repeat(4, (row) =>
      repeat(5, (column) => {
        const s = 135
        const x = 181 + column * s
        const y = row * s
        const tone = [mint.dark, mint.main, mint.soft, mint.spark, mint.pop]
        const front = tone[(row * 2 + column) % 5] ?? ''
        const turned = (row * 3 + column * 2) % 4
        return column === 0 && row % 2
          ? ''
          : box(
              x,
              y,
              s + 1,
              s + 1,
              tone[(row + column * 3 + 1) % 5] === front ? mint.deep : (tone[(row + column * 3 + 1) % 5] ?? ''),
            ) +
              turn(turned * 90, x + s / 2, y + s / 2, fill(`M${x} ${y}H${x + s}A${s} ${s} 0 0 1 ${x} ${y + s}Z`, front))
      }),
    ),
  () =>
    wide(ice.deep) +
    disc(610, 250, 130, ice.pop) +
    [300, 350, 400, 450, 500]
      .map((y, at) =>
        fill(
          `M-10 ${y + 40}C200 ${y - 60} 420 ${y + 90} 866 ${y - 70 + at * 22}V560H-10Z`,
          [ice.main, '#3A7FC4', ice.dark, '#173F80', ice.deep][at] ?? '',
        ),
      )
      .join(''),
]

const lozenge = (x: number, y: number, r: number, color: string, shade: string) =>
  fill(
    polygon([
      [x, y - r],
      [x + r * 0.7, y],
      [x, y + r],
      [x - r * 0.7, y],
    ]),
    color,
  ) +
  fill(
    polygon([
      [x, y - r],
      [x + r * 0.7, y],
      [x, y + r],
    ]),
    shade,
  )
