import type { Draw } from '../draw.ts'
import { wide } from '../fields.ts'
import { coal, ice, night, ocean, pine, rose } from '../inks.ts'
import { course, dice, fill, repeat, ring, stroke } from '../pen.ts'

export const wave: Draw[] = [
  () =>
    wide('#050507') +
    repeat(17, (at) => {
      const r = 26 + at * 27
      const points = Array.from({ length: 120 }, (_, step) => {
        const angle = (step / 120) * Math.PI * 2
        const reach =
          r *
          (1 +
            0.13 * Math.sin(angle * 3 + 0.7) +
            0.07 * Math.sin(angle * 5 - at * 0.16) +
            0.05 * Math.cos(angle * 2 + at * 0.1))
        return [640 - at * 5 + reach * 1.12 * Math.cos(angle), 262 + at * 2 + reach * 0.92 * Math.sin(angle)] as const
      })
      return stroke(
        `${course(points)}Z`,
        at % 2 ? mix('#8280FF', '#050507', at / 21) : mix('#E8BE6A', '#050507', at / 21),
        2,
      )
    }),
  () =>
    wide(night.deep) +
    bundle(
      26,
      (at) => mix(night.pop, night.soft, at / 25),
      (at, x) =>
        270 +
        (at - 13) * 7 * Math.sin((x / 856) * Math.PI) +
        (90 + at * 3) * Math.sin(x / 150 + at * 0.06) * (x / 1000),
    ),
  () =>
    wide(pine.deep) +
    bundle(
      34,
      (at) => mix(pine.soft, pine.deep, Math.abs(at - 17) / 24),
      (at, x) => 30 + at * 15 + 40 * Math.sin(x / 95 + at * 0.13) * Math.exp(-(((x - 590) / 240) ** 2)) * 1.6,
    ),
  () =>
    wide('#0B0B14') +
    repeat(22, (row) => {
      const y = 110 + row * 19
      const roll = dice(row + 40)
      const bumps = Array.from({ length: 4 }, () => [520 + roll() * 220, 14 + roll() * 30, 20 + roll() * 50])
      const points = Array.from({ length: 121 }, (_, step) => {
        const x = 300 + step * 4.8
        return [
          x,
          y - bumps.reduce((sum, [bx = 0, w = 1, h = 0]) => sum + h * Math.exp(-(((x - bx) / w) ** 2)), 0),
        ] as const
      })
      return (
        fill(`${course(points)}V${y + 20}H300Z`, '#0B0B14') +
        stroke(course(points), mix('#FFFFFF', '#8280FF', row / 22), 2.4)
      )
    }),
  () =>
    wide(ocean.deep) +
    repeat(20, (at) => ring(660, 200, 24 + at * 30, mix(ocean.soft, ocean.deep, at / 21), 3)) +
    repeat(20, (at) =>
      ring(470, 470, 24 + at * 30, mix(ocean.pop, ocean.deep, Math.min(at / 16, 1)), 3, 'opacity=".8"'),
    ),
  () =>
    wide(rose.deep) +
    repeat(9, (at) =>
      fill(
        `M${866} ${-40 + at * 62}C${640} ${60 + at * 60} ${560} ${-60 + at * 70} ${330 - at * 10} ${560}H${420 + at * 60}C${620} ${120 + at * 60} ${700} ${120 + at * 60} 866 ${20 + at * 62}Z`,
        [rose.dark, rose.pop, '#B04C9C', rose.main, '#F58A7C', rose.soft, '#FBDCC2', rose.pale, '#fff'][at] ?? '',
      ),
    ),
  () =>
    wide(coal.deep) +
    bundle(
      40,
      (at) => (at % 2 ? coal.spark : '#8C6A2E'),
      (at, x) => 270 + 150 * Math.sin(x / 70 + (at / 40) * Math.PI * 2) * (1 / (1 + Math.exp(-(x - 430) / 80))),
      1.5,
    ),
  () =>
    wide(ice.pale) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        fill(
          course(
            Array.from({ length: 90 }, (_, step) => [
              step * 10 - 10,
              120 + at * 72 + (46 - at * 3) * Math.sin(step / 11 + at * 0.9) - step * 0.5,
            ]),
          ).concat('V570H-10Z'),
          [ice.soft, '#8CC8EC', ice.main, '#3A7FC4', ice.dark, ice.deep][at] ?? '',
        ),
      )
      .join(''),
]

const bundle = (count: number, color: (at: number) => string, line: (at: number, x: number) => number, width = 2.2) =>
  repeat(count, (at) =>
    stroke(
      course(Array.from({ length: 90 }, (_, step) => [step * 10 - 10, line(at, step * 10 - 10)])),
      color(at),
      width,
    ),
  )

const mix = (first: string, second: string, part: number) => {
  const channel = (at: number) =>
    Math.round(
      Number.parseInt(first.slice(at, at + 2), 16) * (1 - part) + Number.parseInt(second.slice(at, at + 2), 16) * part,
    )
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
