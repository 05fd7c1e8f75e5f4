import type { Draw } from '../draw.ts'
import { chevronField, gilt, laid } from '../fields.ts'
import { clay, coal, dawn, garnet, mint, night, plum, rose } from '../inks.ts'
import { box, disc, fill, ground, polygon, put, repeat, ring, stroke } from '../pen.ts'

export const music: Draw[] = [
  () =>
    ground(plum.pop) +
    disc(400, 395, 310, coal.deep) +
    repeat(9, (at) => ring(400, 395, 130 + at * 20, coal.dark, 4)) +
    fill(
      polygon([
        [400, 395],
        [560, 120],
        [640, 190],
      ]),
      '#fff',
      'opacity=".09"',
    ) +
    fill(
      polygon([
        [400, 395],
        [240, 670],
        [160, 600],
      ]),
      '#fff',
      'opacity=".09"',
    ) +
    disc(400, 395, 110, plum.dark) +
    fill('M400 285A110 110 0 0 1 400 505Z', plum.deep) +
    disc(400, 395, 70, plum.soft) +
    disc(400, 395, 16, plum.pale),
  () =>
    ground(night.deep) +
    repeat(11, (at) => {
      const h = [120, 220, 330, 200, 420, 540, 380, 460, 260, 340, 160][at] ?? 0
      const x = 86 + at * 58
      return box(
        x,
        395 - h / 2,
        38,
        h,
        [night.main, night.soft, night.pop, night.spark][Math.floor(at / 3)] ?? '',
        'rx="19"',
      )
    }),
  () =>
    ground(garnet.main) +
    repeat(6, (at) => box(40 + at * 122, 150, 116, 720, at % 2 ? '#FFF9EF' : '#fff', 'rx="14"')) +
    [0, 1, 3, 4]
      .map(
        (at) =>
          box(118 + at * 122, 130, 76, 380, garnet.deep, 'rx="10"') +
          box(128 + at * 122, 130, 18, 350, garnet.dark, 'rx="9"'),
      )
      .join('') +
    box(0, 0, 800, 170, garnet.dark) +
    box(0, 166, 800, 12, garnet.pop),
  () =>
    chevronField(mint.soft, mint.dark, '#257465') +
    put('rotate(6 400 395)', laid('Guitar', { ...clay, pale: clay.main, soft: '#B4501F', deep: mint.deep }, 500, 400)),
  () =>
    ground(dawn.soft) +
    repeat(5, (at) =>
      stroke(`M-20 ${250 + at * 70}C200 ${170 + at * 70} 560 ${330 + at * 70} 820 ${220 + at * 70}`, '#E09A3E', 6),
    ) +
    laid('MusicNotes', { ...dawn, pale: dawn.main, soft: dawn.dark }, 440),
  () =>
    ground(rose.deep) +
    fill(
      polygon([
        [400, 380],
        [-120, -60],
        [220, -60],
      ]),
      rose.dark,
    ) +
    fill(
      polygon([
        [400, 380],
        [580, -60],
        [920, -60],
      ]),
      rose.dark,
    ) +
    disc(400, 395, 270, '#3A1A72') +
    gilt('MicrophoneStage', { ...rose, spark: rose.soft, pop: rose.main }, 440),
]
