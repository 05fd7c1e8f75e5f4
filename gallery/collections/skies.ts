import type { Draw } from '../draw.ts'
import { dusk, garnet, night, ocean } from '../inks.ts'
import {
  box,
  course,
  disc,
  discOutline,
  fill,
  ground,
  hills,
  inside,
  polygon,
  put,
  repeat,
  ring,
  stroke,
} from '../pen.ts'
import { fir, peak, starry } from '../scenery.ts'

export const skies: Draw[] = [
  () => {
    const dipper: [number, number][] = [
      [150, 190],
      [265, 240],
      [330, 330],
      [425, 380],
      [440, 500],
      [600, 520],
      [620, 390],
    ]
    return (
      ground(night.deep) +
      disc(400, 340, 270, '#1E1A3F') +
      ring(400, 340, 270, night.dark, 3) +
      ring(400, 340, 300, night.dark, 2, 'stroke-dasharray="3 14"') +
      starry(5, 20, '#8F86C9', 560) +
      stroke(course([...dipper, [425, 380]]), night.soft, 5) +
      dipper
        .map(
          ([x, y], at) =>
            disc(x, y, at % 3 ? 13 : 18, night.spark) + ring(x, y, at % 3 ? 22 : 28, night.spark, 2.5, 'opacity=".5"'),
        )
        .join('') +
      fill(hills([740, 690, 720, 660, 730]), night.dark) +
      fill(hills([770, 760, 745, 765, 735]), '#0F0D22')
    )
  },
  () =>
    ground(dusk.deep) +
    starry(91, 18, dusk.pale, 700) +
    stroke('M120 512A320 92 -18 0 1 668 268', dusk.pop, 30) +
    disc(400, 390, 190, dusk.soft) +
    inside(
      discOutline(400, 390, 190),
      put(
        'rotate(-18 400 390)',
        box(150, 250, 500, 50, dusk.spark),
        box(150, 340, 500, 34, '#E36A7A'),
        box(150, 420, 500, 60, dusk.main),
        box(150, 520, 500, 90, '#E36A7A'),
      ),
      disc(500, 440, 230, dusk.deep, 'opacity=".18"'),
    ) +
    put(
      'rotate(-20 400 390)',
      stroke('M80 390A320 88 0 0 0 720 390', dusk.pop, 26),
      stroke('M110 390A290 70 0 0 0 690 390', dusk.pale, 7),
    ) +
    disc(650, 640, 34, dusk.spark) +
    disc(150, 190, 22, dusk.main),
  () =>
    ground('#0C0B1A') +
    repeat(36, (at) =>
      put(
        `rotate(${at * 10} 400 390)`,
        fill(
          polygon([
            [392, 210],
            [408, 210],
            [400, at % 2 ? 70 : 120],
          ]),
          at % 2 ? garnet.pop : '#F5DCA0',
        ),
      ),
    ) +
    disc(400, 390, 208, garnet.spark) +
    disc(400, 390, 190, '#17152E') +
    fill('M556 282A190 190 0 0 1 520 536A220 220 0 0 0 556 282Z', '#FFF6DA'),
  () =>
    ground(ocean.deep) +
    starry(61, 18, ocean.soft, 560) +
    fill('M560 190L40 520C180 500 420 380 590 262Z', ocean.main) +
    fill('M556 204L120 560C280 520 460 420 588 300Z', ocean.soft) +
    fill('M560 222L250 540C380 480 500 400 584 290Z', ocean.pale) +
    put(
      'translate(570 245) rotate(20)',
      fill('M0 -92L24 -30 90 -28 38 12 56 76 0 40 -56 76 -38 12 -90 -28 -24 -30Z', ocean.spark),
      fill('M0 -92L24 -30 90 -28 38 12 56 76 0 40Z', ocean.pop),
    ) +
    fill(hills([700, 640, 690, 620, 690]), '#08384F') +
    fill(hills([740, 720, 690, 735, 700]), '#03202F'),
  () =>
    ground('#1B1838') +
    ring(400, 560, 330, night.main, 3, 'stroke-dasharray="2 12"') +
    repeat(5, (at) => {
      const angle = ((at - 2) * 36 - 90) * (Math.PI / 180)
      return phase(400 + 330 * Math.cos(angle), 560 + 330 * Math.sin(angle), at === 2 ? 96 : 62, at)
    }) +
    starry(14, 12, night.soft, 130) +
    fill(hills([640, 590, 640, 580, 650]), night.main) +
    fill(hills([720, 690, 650, 700, 690]), night.dark) +
    fill(hills([770, 730, 760, 720, 770]), night.deep),
  () =>
    ground('#0A2336') +
    starry(33, 16, '#CFEFEA', 300) +
    repeat(74, (at) => {
      const x = at * 11
      const top = 150 + 70 * Math.sin(at / 11) - at * 0.9
      const tall = 210 + 46 * Math.sin(at / 5) + 26 * Math.sin(at / 2.3)
      return (
        box(x, top + tall * 0.2, 12, tall * 0.8, '#1F8F86', 'opacity=".55"') +
        box(x, top + tall * 0.42, 12, tall * 0.52, '#4FD3A0', 'opacity=".6"') +
        box(x, top + tall * 0.66, 12, tall * 0.26, '#C4F7B8', 'opacity=".75"')
      )
    }) +
    peak(210, 430, 520, 860, '#123A52', '#0D2C40', ['#DDF3EF', '#A9CFD0']) +
    peak(600, 480, 560, 860, '#123A52', '#0D2C40', ['#DDF3EF', '#A9CFD0']) +
    fill(hills([740, 700, 730, 690, 740]), '#06161F') +
    [90, 160, 660, 730].map((x, at) => fir(x, 760, 150 + (at % 2) * 40, '#0A2029', '#06161F', '#06161F')).join(''),
]

const phase = (x: number, y: number, r: number, at: number) =>
  disc(x, y, r, '#332C63') +
  inside(
    discOutline(x, y, r),
    [
      disc(x, y, r, night.spark) + disc(x - r * 0.5, y, r * 1.02, '#332C63'),
      box(x, y - r, r, r * 2, night.spark),
      disc(x, y, r, night.spark) +
        disc(x - 26, y - 20, 14, '#F0D384') +
        disc(x + 24, y + 22, 20, '#F0D384') +
        disc(x + 14, y - 40, 9, '#F0D384'),
      box(x - r, y - r, r, r * 2, night.spark),
      disc(x, y, r, night.spark) + disc(x + r * 0.5, y, r * 1.02, '#332C63'),
    ][at] ?? '',
  )
