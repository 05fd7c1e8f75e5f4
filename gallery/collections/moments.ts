import type { Draw } from '../draw.ts'
import { dusk, garnet, ice, meadow, night, ocean, rose } from '../inks.ts'
import { box, disc, fill, ground, hills, put, repeat, sea, stroke, turn } from '../pen.ts'
import { birds, crescent, fir, peak, roundTree, starry } from '../scenery.ts'

export const moments: Draw[] = [
  () =>
    moment(
      {
        sky: '#FFD9C2',
        far: '#E3A5C0',
        near: '#B678B8',
        front: '#7F4E9F',
        foot: '#4B2A7A',
        tree: ['#F2938C', '#D9707A', '#3A1F66'],
      },
      disc(420, 430, 190, '#FFE6CF') + disc(420, 430, 130, '#FFF3E2') + birds(560, 160, 34, '#B678B8'),
    ),
  () =>
    moment(
      {
        sky: '#BFE7F7',
        far: '#8FC2DA',
        near: '#7FBF9A',
        front: meadow.main,
        foot: meadow.dark,
        tree: ['#A9D267', '#7FB345', meadow.deep],
      },
      disc(420, 150, 92, ice.spark) +
        repeat(12, (at) => turn(at * 30, 420, 150, box(415, 16, 10, 30, ice.pop, 'rx="5"'))) +
        cloud(140, 210, 1, '#fff') +
        cloud(590, 260, 0.8, '#fff'),
    ),
  () =>
    moment(
      {
        sky: dusk.soft,
        far: '#B44C86',
        near: '#7F3380',
        front: dusk.dark,
        foot: dusk.deep,
        tree: ['#5B2A78', '#3D1B60', '#150E36'],
      },
      disc(430, 420, 200, '#FFB36B') +
        disc(430, 420, 150, dusk.pop) +
        repeat(5, (at) => box(-20 + (at % 2) * 300, 150 + at * 56, 420, 12, '#FFD0A8', 'rx="6" opacity=".55"')),
    ),
  () =>
    moment(
      {
        sky: night.deep,
        far: '#37278F',
        near: '#2B2066',
        front: '#201A4C',
        foot: '#0F0D24',
        tree: ['#3E3290', '#2D2470', '#0F0D24'],
      },
      starry(73, 22, night.spark, 330) + crescent(420, 190, 96, night.spark),
      window0(),
    ),
  () =>
    moment(
      {
        sky: '#DDF2E4',
        far: '#B7DCC4',
        near: '#9BD19A',
        front: '#7CBF6B',
        foot: '#4E9A4E',
        tree: ['#F7B7C9', '#EE93AE', '#6B3B3B'],
      },
      disc(430, 200, 84, '#FFE08A') + cloud(600, 150, 0.7, '#fff'),
      '',
    ) +
    repeat(14, (at) => {
      const x = 40 + at * 56
      const y = 730 + ((at * 31) % 44)
      return disc(x, y, 9, ['#fff', rose.main, '#FFE08A'][at % 3] ?? '') + disc(x, y, 3.5, '#D98A06')
    }) +
    [
      [120, 480],
      [250, 520],
      [330, 610],
      [70, 600],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 7, '#F7B7C9'))
      .join(''),
  () =>
    ground('#8ADBE8') +
    disc(580, 190, 100, '#FFD75E') +
    cloud(120, 190, 0.9, '#fff') +
    box(0, 430, 800, 400, ocean.main) +
    fill(sea(470, 8, 130), '#3BAFC5') +
    fill(sea(540, 10, 170, 60), ocean.soft) +
    fill('M-20 640Q300 540 820 660V900H-20Z', '#F8DDA4') +
    fill('M-20 700Q300 610 820 730V900H-20Z', '#F0C87F') +
    stroke('M300 690L250 430', '#fff', 12) +
    fill('M70 450A190 190 0 0 1 430 420Z', garnet.main) +
    fill('M130 440A190 190 0 0 1 190 350L250 434Z'.replace('M130 440', 'M150 444'), '#fff') +
    fill('M300 428L250 300A190 190 0 0 1 370 424Z', '#fff') +
    put(
      'translate(590 650) rotate(-14)',
      box(-90, -10, 180, 20, ocean.pop, 'rx="10"'),
      box(-90, -10, 60, 20, '#fff', 'rx="10"'),
    ),
  () =>
    moment(
      {
        sky: '#FBE3B5',
        far: '#E0A35C',
        near: '#CF7A3A',
        front: '#A9501F',
        foot: '#6E2E17',
        tree: ['#F2933A', '#D9692A', '#4A1F10'],
      },
      disc(430, 250, 100, '#FFF4DC') + birds(150, 200, 36, '#8A4A1F'),
    ) +
    repeat(16, (at) =>
      turn(
        at * 47,
        60 + ((at * 173) % 700),
        500 + ((at * 89) % 270),
        fill(
          `M${60 + ((at * 173) % 700)} ${500 + ((at * 89) % 270)}q16 -18 32 0q-16 18 -32 0Z`,
          ['#F2933A', '#FFD27F', '#E0562A'][at % 3] ?? '',
        ),
      ),
    ),
  () =>
    ground('#CFE4F2') +
    disc(430, 210, 86, '#F8FCFF') +
    peak(620, 270, 560, 700, '#8FB4D4', '#7399C0', ['#fff', '#DCEAF5']) +
    peak(210, 330, 520, 700, '#8FB4D4', '#7399C0', ['#fff', '#DCEAF5']) +
    fill(hills([580, 530, 570, 510, 560]), '#E3F0F8') +
    [90, 200, 640, 730]
      .map((x, at) => fir(x, 660 + (at % 2) * 20, 240 + (at % 2) * 50, '#3E7C86', '#2C616E', '#27474F'))
      .join('') +
    fill(hills([660, 650, 620, 670, 640]), '#F4FAFE') +
    fill(hills([740, 720, 745, 715, 735]), '#fff') +
    repeat(38, (at) => disc((at * 211) % 800, (at * 127) % 720, 4 + (at % 3) * 2, '#fff')),
]

type Sky = { sky: string; far: string; near: string; front: string; foot: string; tree: [string, string, string] }

const moment = (ink: Sky, sun: string, more = '') =>
  ground(ink.sky) +
  sun +
  peak(620, 300, 560, 700, ink.far, ink.near) +
  peak(230, 350, 520, 700, ink.far, ink.near) +
  fill(hills([560, 500, 545, 480, 540]), ink.near) +
  more +
  fill(hills([640, 620, 570, 640, 600]), ink.front) +
  roundTree(190, 690, 80, ...ink.tree) +
  fill(hills([720, 700, 735, 690, 720]), ink.foot)

function cloud(x: number, y: number, scale: number, color: string) {
  return put(
    `translate(${x} ${y}) scale(${scale})`,
    box(-90, 0, 200, 44, color, 'rx="22"'),
    disc(-20, 4, 44, color),
    disc(44, 8, 34, color),
  )
}

function window0() {
  return put(
    'translate(540 505)',
    fill('M-50 60V0L0 -44L50 0V60Z', '#171237'),
    fill('M-66 6L0 -54L66 6Z', '#0F0D24'),
    box(-18, 8, 36, 34, night.spark, 'rx="3"'),
    box(-2, 8, 4, 34, '#171237'),
  )
}
