import type { Draw } from '../draw.ts'
import { clay, dusk, meadow, pine, slate } from '../inks.ts'
import { box, disc, fill, ground, hills, polygon, put, repeat, stroke } from '../pen.ts'
import { fir, roundTree, starry } from '../scenery.ts'

export const woods: Draw[] = [
  () =>
    ground('#123F49') +
    starry(41, 12, pine.spark, 240) +
    disc(400, 270, 150, pine.pale) +
    disc(350, 230, 20, '#E6DABD') +
    disc(440, 320, 28, '#E6DABD') +
    disc(430, 205, 12, '#E6DABD') +
    [70, 210, 350, 490, 630, 760]
      .map((x, at) => fir(x, 660, 330 + (at % 3) * 50, '#1C5C5A', '#16504F', '#0E3B3E'))
      .join('') +
    [10, 150, 300, 520, 660, 790]
      .map((x, at) => fir(x, 800, 360 + ((at + 1) % 3) * 60, pine.main, pine.dark, pine.deep))
      .join('') +
    fill(hills([760, 745, 770, 750, 765]), pine.deep),
  () =>
    ground(meadow.pale) +
    disc(400, 390, 290, meadow.soft) +
    turn45(
      fill(LEAF, meadow.main) +
        fill(LEAF_HALF, meadow.dark) +
        stroke('M0 320V-180', meadow.pale, 13) +
        repeat(4, (at) =>
          stroke(
            `M0 ${150 - at * 82}L${-100 + at * 12} ${72 - at * 78}M0 ${150 - at * 82}L${100 - at * 12} ${72 - at * 78}`,
            meadow.pale,
            9,
          ),
        ),
    ),
  () =>
    ground('#F7C86A') +
    disc(400, 330, 190, '#FBE2A4') +
    repeat(26, (at) =>
      disc(
        (at * 173) % 800,
        (at * 97) % 520,
        24 + (at % 4) * 9,
        ['#E8742C', '#D4551F', '#F29A3A', '#B9431B'][at % 4] ?? '',
        at % 3 === 0 ? 'opacity=".9"' : '',
      ),
    ) +
    [60, 200, 330, 470, 610, 745].map((x, at) => birch(x, 50 + (at % 3) * 10)).join('') +
    fill(hills([720, 690, 730, 700, 725]), clay.dark) +
    fill(hills([770, 750, 775, 745, 770]), clay.deep),
  () =>
    ground('#D9EEF0') +
    disc(610, 180, 82, meadow.spark) +
    fill(hills([520, 470, 540, 460, 520]), '#BBDDA0') +
    roundTree(150, 610, 95, '#9CCB63', meadow.main, meadow.deep) +
    roundTree(655, 600, 88, '#9CCB63', meadow.main, meadow.deep) +
    fill(hills([610, 590, 640, 590, 600]), meadow.main) +
    roundTree(400, 690, 150, '#5F983E', meadow.dark, meadow.deep) +
    fill(hills([680, 700, 665, 710, 690]), meadow.dark) +
    fill(hills([760, 740, 765, 735, 760]), meadow.deep),
  () =>
    ground(clay.dark) +
    [285, 262, 222, 186, 152, 114, 82, 48, 20]
      .map((r, at) =>
        fill(
          grain(r, at),
          [clay.deep, '#EBC08A', '#D99B5F', '#F3D3A2', '#D99B5F', '#F0C78F', '#CB8649', '#F3D3A2', clay.dark][at] ?? '',
        ),
      )
      .join('') +
    stroke('M408 396L640 300M396 410L250 560', '#A9632F', 8),
  () =>
    ground(dusk.soft) +
    disc(400, 330, 165, dusk.spark) +
    repeat(3, (at) =>
      fill(
        hills(
          [
            [600, 560, 610, 540, 600],
            [660, 640, 600, 650, 640],
            [720, 690, 710, 670, 720],
          ][at] ?? [],
        ),
        [dusk.main, dusk.dark, dusk.deep][at] ?? '',
      ),
    ) +
    put(
      'translate(0 -10)',
      stroke('M400 690C404 600 396 540 400 440M400 560L330 480M400 530L476 455M400 480L372 420', dusk.deep, 20),
      [
        [400, 330, 104],
        [310, 380, 84],
        [492, 376, 88],
        [352, 440, 60],
        [450, 440, 62],
        [400, 262, 74],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, dusk.dark))
        .join(''),
      [
        [424, 320, 80],
        [496, 384, 70],
        [420, 262, 52],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#33195E'))
        .join(''),
    ),
]

const LEAF = 'M0 250C-200 170 -220 -90 0 -300C220 -90 200 170 0 250Z'

const LEAF_HALF = 'M0 250V-300C220 -90 200 170 0 250Z'

const turn45 = (drawn: string) => put('translate(400 400) rotate(32) scale(.92)', drawn)

const birch = (x: number, width: number) =>
  box(x - width / 2, -10, width, 820, '#FBF4E6') +
  box(x + width * 0.12, -10, width * 0.38, 820, '#E5D6C0') +
  repeat(9, (at) =>
    stroke(`M${x - width / 2 + (at % 2 ? width * 0.5 : 4)} ${40 + at * 84 + (x % 37)}h${width * 0.34}`, slate.deep, 8),
  )

const grain = (r: number, at: number) => {
  const wobble = (angle: number) => r * (1 + 0.025 * Math.sin(angle * 3 + at) + 0.018 * Math.sin(angle * 5 - at * 0.7))
  return polygon(
    Array.from({ length: 120 }, (_, step) => {
      const angle = (step / 120) * Math.PI * 2
      return [400 + wobble(angle) * Math.cos(angle), 395 + wobble(angle) * Math.sin(angle)] as const
    }),
  )
}
