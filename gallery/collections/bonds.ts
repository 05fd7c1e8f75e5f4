import type { Draw } from '../draw.ts'
import { clay, dawn, dusk, mint, night, ocean } from '../inks.ts'
import { box, boxOutline, disc, discOutline, fill, ground, inside, repeat, ring } from '../pen.ts'

export const bonds: Draw[] = [
  () =>
    ground('#FFE4E1') +
    disc(300, 395, 190, dawn.pop) +
    disc(500, 395, 190, '#3D22B4') +
    inside(discOutline(300, 395, 190), disc(500, 395, 190, '#FFD166')) +
    fill('M400 290Q414 381 470 395Q414 409 400 500Q386 409 330 395Q386 381 400 290Z', '#fff'),
  () => {
    const [a, b, c] = [discOutline(400, 300, 175), discOutline(300, 470, 175), discOutline(500, 470, 175)]
    return (
      ground(ocean.pale) +
      fill(a, ocean.pop) +
      fill(b, ocean.main) +
      fill(c, ocean.spark) +
      inside(a, fill(b, '#8E6C8E'), fill(c, '#FF9A3D')) +
      inside(b, fill(c, ocean.soft)) +
      inside(a, inside(b, fill(c, ocean.deep)))
    )
  },
  () =>
    ground(night.main) +
    disc(400, 395, 318, '#3B2397') +
    disc(400, 395, 150, night.pale) +
    disc(400, 395, 128, '#fff') +
    repeat(8, (at) => {
      const angle = (at / 8) * Math.PI * 2
      const [x, y] = [400 + 236 * Math.cos(angle), 395 + 236 * Math.sin(angle)]
      const color = [night.pop, night.spark, night.soft, '#FFB199'][at % 4] ?? ''
      return `<g transform="rotate(${(at / 8) * 360 + 90} ${x} ${y})">${fill(`M${x - 62} ${y + 50}A62 62 0 0 1 ${x + 62} ${y + 50}Z`, color)}${disc(x, y - 32, 36, color)}</g>`
    }) +
    fill('M400 330Q410 385 465 395Q410 405 400 460Q390 405 335 395Q390 385 400 330Z', night.main),
  () => {
    const link = (at: number) =>
      ring(235 + at * 165, 395, 130, clay.deep, 62) +
      ring(235 + at * 165, 395, 130, [clay.main, clay.pop, clay.soft][at] ?? '', 44)
    const over = [0, 1].map((at) => inside(boxOutline(272 + at * 165, 240, 92, 112), link(at)))
    return ground(clay.pale) + disc(400, 395, 330, '#FBE0BF') + repeat(3, link) + over.join('')
  },
  () =>
    ground(mint.soft) +
    disc(400, 250, 110, mint.spark) +
    repeat(3, (at) =>
      fill(
        `M${-200 + at * 400} 640V452A200 200 0 0 1 ${200 + at * 400} 452V640H${150 + at * 400}V470A150 150 0 0 0 ${-150 + at * 400} 470V640Z`,
        at === 1 ? mint.deep : '#1C5C52',
      ),
    ) +
    box(0, 236, 800, 40, mint.deep) +
    box(0, 276, 800, 14, mint.pop) +
    repeat(9, (at) => box(40 + at * 90, 190, 12, 50, mint.deep)) +
    box(0, 186, 800, 12, mint.deep) +
    fill('M-20 640Q80 610 180 640T380 640T580 640T780 640T980 640V900H-20Z', mint.main) +
    fill('M-20 700Q60 670 160 700T340 700T520 700T700 700T880 700V900H-20Z', mint.dark),
  () =>
    ground(dusk.deep) +
    repeat(
      9,
      (at) =>
        ring(260, 395, 60 + at * 46, dusk.soft, 6, `opacity="${1 - at * 0.1}"`) +
        ring(540, 395, 60 + at * 46, dusk.pop, 6, `opacity="${1 - at * 0.1}"`),
    ) +
    disc(260, 395, 40, dusk.soft) +
    disc(540, 395, 40, dusk.pop),
]
