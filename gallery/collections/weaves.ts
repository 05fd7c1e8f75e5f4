import type { Draw } from '../draw.ts'
import { clay, dawn, ocean, pine, plum, slate } from '../inks.ts'
import { box, boxOutline, dice, disc, fill, ground, inside, polygon, repeat, ring } from '../pen.ts'

export const weaves: Draw[] = [
  () => {
    const roll = dice(12)
    return (
      ground(ocean.deep) +
      tiles(5, (x, y, s) => {
        const turned = roll() > 0.5
        const [a, b] = turned
          ? [
              [x, y],
              [x + s, y + s],
            ]
          : [
              [x + s, y],
              [x, y + s],
            ]
        const arc = ([cx = 0, cy = 0]: number[] = []) =>
          [0.72, 0.5, 0.28]
            .map((part, at) => ring(cx, cy, s * part, [ocean.main, ocean.soft, ocean.pop][at] ?? '', 15))
            .join('')
        return inside(boxOutline(x, y, s, s), box(x, y, s, s, ocean.deep), arc(a), arc(b))
      })
    )
  },
  () =>
    ground(plum.deep) +
    repeat(11, (row) =>
      repeat(8, (column) => {
        const x = column * 128 - (row % 2) * 64
        const y = 760 - row * 76
        const ink = [plum.main, plum.soft, plum.pop, plum.dark][(row + column * 3) % 4] ?? ''
        return disc(x, y, 74, plum.pale) + disc(x, y, 66, ink) + disc(x, y + 6, 34, plum.pale, 'opacity=".35"')
      }),
    ),
  () => {
    const roll = dice(77)
    const colors = [dawn.main, dawn.pop, dawn.soft, dawn.dark, dawn.pale]
    return tiles(4, (x, y, s, column, row) => {
      const pick = () => colors[Math.floor(roll() * 5)] ?? ''
      const back = pick()
      const front = colors[(colors.indexOf(back) + 1 + Math.floor(roll() * 4)) % 5] ?? ''
      const kind = (column * 3 + row * 5 + Math.floor(roll() * 2)) % 5
      const quarter = `M${x} ${y}H${x + s}A${s} ${s} 0 0 1 ${x} ${y + s}Z`
      const drawn = [
        fill(quarter, front),
        disc(x + s / 2, y + s / 2, s * 0.36, front) + disc(x + s / 2, y + s / 2, s * 0.16, back),
        fill(
          `M${x} ${y + s}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s}ZM${x} ${y + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s / 2}Z`,
          front,
        ),
        fill(
          polygon([
            [x, y + s],
            [x + s / 2, y],
            [x + s, y + s],
          ]),
          front,
        ),
        fill(`M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}A${s} ${s} 0 0 1 ${x} ${y}Z`, front),
      ]
      return box(x, y, s + 1, s + 1, back) + (drawn[kind] ?? '')
    })
  },
  () => {
    const roll = dice(5)
    const colors = [pine.deep, pine.dark, pine.main, '#4FA592', pine.soft, pine.pale]
    return (
      ground(pine.dark) +
      repeat(8, (row) =>
        repeat(15, (column) => {
          const s = 116
          const h = 101
          const x = (column - 1) * (s / 2)
          const y = row * h
          const up = (row + column) % 2 === 0
          const bright = Math.min(
            5,
            Math.max(0, Math.round((1 - Math.hypot(x - 300, y - 320) / 620) * 5 + roll() * 1.8 - 0.6)),
          )
          const color = roll() > 0.93 ? pine.spark : colors[bright]
          return fill(
            polygon(
              up
                ? [
                    [x, y + h],
                    [x + s / 2, y],
                    [x + s, y + h],
                  ]
                : [
                    [x, y],
                    [x + s, y],
                    [x + s / 2, y + h],
                  ],
            ),
            color ?? '',
          )
        }),
      )
    )
  },
  () =>
    ground(clay.deep) +
    repeat(7, (row) =>
      repeat(7, (column) => {
        const s = 116
        const x = column * s - 4
        const y = row * s - 4
        const across = (row + column) % 2 === 0
        return repeat(3, (at) => {
          const tone = [clay.soft, clay.main, '#EBA067'][at] ?? ''
          return across
            ? box(x + 3, y + 6 + at * 37, s - 6, 32, tone, 'rx="7"')
            : box(x + 6 + at * 37, y + 3, 32, s - 6, [clay.pop, '#2B9A96', '#17615F'][at] ?? '', 'rx="7"')
        })
      }),
    ),
  () =>
    ground(slate.deep) +
    repeat(7, (row) =>
      repeat(6, (column) => {
        const s = 88
        const w = s * Math.sqrt(3)
        const x = column * w + (row % 2) * (w / 2) - 40
        const y = row * s * 1.5 - 30
        const t = (row * 7 + column * 3) % 5 === 0
        return (
          fill(
            polygon([
              [x, y - s],
              [x + w / 2, y - s / 2],
              [x, y],
              [x - w / 2, y - s / 2],
            ]),
            t ? slate.spark : slate.pale,
          ) +
          fill(
            polygon([
              [x - w / 2, y - s / 2],
              [x, y],
              [x, y + s],
              [x - w / 2, y + s / 2],
            ]),
            t ? slate.pop : slate.main,
          ) +
          fill(
            polygon([
              [x + w / 2, y - s / 2],
              [x, y],
              [x, y + s],
              [x + w / 2, y + s / 2],
            ]),
            t ? '#B23F1B' : slate.dark,
          )
        )
      }),
    ),
]

const tiles = (count: number, draw: (x: number, y: number, side: number, column: number, row: number) => string) =>
  repeat(count * count, (at) =>
    draw(
      (at % count) * (800 / count),
      Math.floor(at / count) * (800 / count),
      800 / count,
      at % count,
      Math.floor(at / count),
    ),
  )
