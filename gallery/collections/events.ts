import type { Draw } from '../draw.ts'
import { clay, dawn, dusk, ice, mint, night, ocean, plum, rose } from '../inks.ts'
import {
  box,
  boxOutline,
  dice,
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
  turn,
} from '../pen.ts'
import { facets, sparkle } from '../scenery.ts'

export const events: Draw[] = [
  () =>
    ground(night.deep) +
    [
      [120, -20, 250, 640, night.main],
      [680, -20, 560, 640, night.main],
      [300, -20, 380, 640, night.soft],
      [500, -20, 430, 640, night.pop],
    ]
      .map(([x, y, tx, ty, color]) =>
        fill(
          polygon([
            [Number(x) - 14, Number(y)],
            [Number(x) + 14, Number(y)],
            [Number(tx) + 130, Number(ty)],
            [Number(tx) - 130, Number(ty)],
          ]),
          String(color),
          'opacity=".55"',
        ),
      )
      .join('') +
    box(0, 0, 800, 60, '#0C0A1C') +
    [120, 300, 500, 680]
      .map((x) => box(x - 34, 36, 68, 54, '#0C0A1C', 'rx="10"') + box(x - 24, 84, 48, 12, night.spark, 'rx="6"'))
      .join('') +
    box(0, 610, 800, 60, night.dark) +
    stroke('M400 610V400M400 610L350 640M400 610L450 640', night.pale, 12) +
    disc(400, 360, 44, night.pale) +
    fill('M400 316A44 44 0 0 1 400 404Z', '#BDB7E6') +
    box(388, 390, 24, 50, night.soft) +
    crowd('#0C0A1C', 690),
  () =>
    ground('#FFF0D2') +
    repeat(4, (row) => {
      const y = 60 + row * 170
      return (
        stroke(`M-20 ${y}Q400 ${y + 150} 820 ${y}`, dawn.deep, 8) +
        repeat(9, (at) => {
          const t = (at + 0.5) / 9
          const x = -20 + 840 * t
          const py = y + 300 * t * (1 - t)
          const color = [dawn.pop, dawn.main, dawn.soft, dawn.dark][(at + row) % 4] ?? ''
          const d = polygon([
            [x - 38, py],
            [x + 38, py],
            [x, py + 104],
          ])
          return fill(d, color) + inside(boxOutline(x, py, 60, 120), fill(d, '#000', 'opacity=".13"'))
        })
      )
    }),
  () =>
    ground('#120F2B') +
    burst(250, 230, 170, rose.main, night.spark) +
    burst(560, 330, 210, night.soft, '#fff', 20) +
    burst(330, 500, 120, mint.spark, mint.main, 14) +
    stroke('M250 420Q240 600 280 760M560 560Q570 660 520 760M330 620V760', '#4B4576', 5) +
    skyline(night.dark, 11) +
    skyline('#0B091B', 23, 60),
  () =>
    ground(dusk.soft) +
    disc(560, 330, 150, dusk.spark) +
    skyline(dusk.main, 31, -120, true) +
    skyline(dusk.dark, 17, -40, true) +
    skyline(dusk.deep, 5, 40, true) +
    fill(sea(760, 8, 200), '#0F0A29'),
  () => {
    const roll = dice(64)
    return (
      ground(plum.dark) +
      disc(400, 380, 330, '#7E2D86') +
      repeat(90, (at) => {
        const x = roll() * 800
        const y = roll() * 800
        const color = [plum.pop, plum.soft, plum.spark, ocean.soft, '#fff'][at % 5] ?? ''
        return turn(
          roll() * 180,
          x,
          y,
          at % 4 === 0
            ? disc(x, y, 11, color)
            : at % 4 === 1
              ? stroke(`M${x - 30} ${y}q15 -22 30 0t30 0`, color, 9)
              : box(x - 12, y - 6, 26, 13, color, 'rx="3"'),
        )
      }) +
      facets(400, 385, 5, 178, 74, plum.spark, plum.pop)
    )
  },
  () =>
    ground(ocean.soft) +
    fill(hills([520, 470, 530, 480, 520]), '#A9E2DC') +
    stroke('M400 380L270 740M400 380L530 740', ocean.deep, 20) +
    ring(400, 360, 250, ocean.deep, 14) +
    ring(400, 360, 216, ocean.dark, 6) +
    repeat(10, (at) => turn(at * 36, 400, 360, box(397, 110, 6, 250, ocean.dark))) +
    repeat(10, (at) => {
      const angle = (at * 36 * Math.PI) / 180
      const [x, y] = [400 + 250 * Math.sin(angle), 360 - 250 * Math.cos(angle)]
      const color = [ocean.pop, ocean.spark, ocean.main, '#fff', rose.main][at % 5] ?? ''
      return (
        fill(`M${x - 42} ${y + 12}H${x + 42}A42 42 0 0 1 ${x - 42} ${y + 12}Z`, color) +
        stroke(`M${x - 40} ${y + 10}Q${x} ${y - 36} ${x + 40} ${y + 10}`, ocean.deep, 6)
      )
    }) +
    disc(400, 360, 42, ocean.pop) +
    disc(400, 360, 18, ocean.deep) +
    fill(hills([740, 715, 730, 710, 740]), ocean.dark) +
    fill(hills([780, 765, 775, 755, 780]), ocean.deep),
  () =>
    ground(clay.deep) +
    repeat(13, (at) => {
      const x = ((at * 251) % 800) + 20
      const y = 60 + ((at * 139) % 560)
      const s = 0.6 + ((at * 7) % 5) * 0.16
      return put(
        `translate(${x} ${y}) scale(${s})`,
        fill('M-44 -60H44L58 40Q0 70 -58 40Z', at % 3 ? clay.soft : clay.pale),
        fill('M0 -60H44L58 40Q30 56 0 56Z', at % 3 ? clay.main : clay.soft),
        fill('M-18 52Q0 20 18 52Z', clay.spark),
        box(-46, -70, 92, 14, clay.dark, 'rx="6"'),
      )
    }) +
    fill(sea(730, 12, 220), '#2A120E') +
    repeat(6, (at) => box(60 + at * 130, 748 + (at % 2) * 14, 60, 8, clay.main, 'rx="4" opacity=".6"')),
  () =>
    ground('#244A63') +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => {
        const y = -120 + at * 118
        return fill(
          polygon([
            [400, y],
            [860, y + 210],
            [860, y + 272],
            [400, y + 62],
            [-60, y + 272],
            [-60, y + 210],
          ]),
          ['#8FE3FF', '#33596F', '#5FD0FB', ice.pop, '#2F9FE0', '#1E4763', '#FFD27F', '#51B7F0'][at] ?? '',
        )
      })
      .join('') +
    box(400, 0, 400, 800, '#000', 'opacity=".1"') +
    sparkle(400, 250, 120, '#fff'),
]

const burst = (x: number, y: number, r: number, color: string, second: string, count = 16) =>
  repeat(count, (at) =>
    turn(
      (at * 360) / count,
      x,
      y,
      stroke(`M${x} ${y - r * 0.3}V${y - r * (at % 2 ? 0.78 : 1)}`, at % 2 ? second : color, r * 0.045),
      disc(x, y - r * (at % 2 ? 0.9 : 1.14), r * 0.045, at % 2 ? second : color),
    ),
  )

const crowd = (color: string, y = 700) =>
  repeat(
    12,
    (at) =>
      disc(30 + at * 68, y + ((at * 37) % 30), 40, color) +
      box(-8 + at * 68, y + 26 + ((at * 37) % 30), 76, 200, color, 'rx="34"'),
  )

function skyline(color: string, seed: number, lower = 0, lights = false) {
  const roll = dice(seed)
  let x = -10
  let drawn = ''
  while (x < 810) {
    const width = 52 + roll() * 56
    const height = 140 + roll() * 240
    const top = 800 - height + lower
    drawn += box(x, top, width + 1, height + 200, color)
    if (roll() > 0.6)
      drawn += fill(
        polygon([
          [x, top],
          [x + width, top],
          [x + width / 2, top - 46],
        ]),
        color,
      )
    if (roll() > 0.7) drawn += box(x + width / 2 - 3, top - 80, 6, 90, color)
    if (lights)
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 3; column++)
          if (roll() > 0.62)
            drawn += box(x + 11 + column * (width / 3.3), top + 22 + row * 34, 9, 14, dusk.spark, 'opacity=".85"')
    x += width
  }
  return drawn
}
