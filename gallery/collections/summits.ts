import type { Draw } from '../draw.ts'
import { clay, dawn, ice, mint, night, rose } from '../inks.ts'
import { box, boxOutline, disc, fill, ground, hills, inside, polygon, put, repeat, stroke } from '../pen.ts'
import { birds, crescent, peak, starry } from '../scenery.ts'

export const summits: Draw[] = [
  () =>
    ground(dawn.soft) +
    disc(545, 235, 118, dawn.pale) +
    peak(560, 300, 620, 860, dawn.main, '#6747D2') +
    peak(230, 200, 640, 860, '#8D6BF0', dawn.main, [dawn.pale, '#E4D8F7']) +
    stroke('M242 300C300 380 210 440 300 520S400 640 380 800', dawn.pop, 20) +
    peak(110, 545, 460, 860, dawn.dark, '#35208F') +
    peak(690, 520, 520, 860, dawn.dark, '#35208F') +
    fill(hills([790, 730, 690, 740, 780]), dawn.deep),
  () =>
    ground(night.deep) +
    starry(7, 16, night.spark, 330) +
    crescent(560, 175, 96, night.spark) +
    peak(570, 330, 640, 900, night.main, '#3A2296') +
    peak(190, 400, 560, 900, '#5733CC', '#41279F') +
    peak(400, 500, 560, 900, night.soft, '#6663E0') +
    peak(120, 640, 420, 900, night.pop, '#D9574B') +
    peak(690, 610, 460, 900, night.pop, '#D9574B') +
    fill(hills([780, 735, 765, 730, 775]), night.dark),
  () =>
    ground(ice.soft) +
    disc(400, 205, 92, ice.pop) +
    repeat(6, (at) => {
      const y = 215 + at * 112
      const color = [ice.dark, ice.soft, ice.main, '#D8F0FA', '#173F80', ice.soft][at] ?? ice.deep
      return fill(
        polygon([
          [400, y],
          [900, y + 390],
          [900, y + 520],
          [-100, y + 520],
          [-100, y + 390],
        ]),
        color,
      )
    }) +
    fill(
      polygon([
        [400, 790],
        [800, 1100],
        [0, 1100],
      ]),
      ice.deep,
    ),
  () =>
    ground('#FBD9BE') +
    disc(400, 330, 150, rose.main) +
    peak(400, 190, 640, 470, '#7A4BC4', rose.dark, [rose.pale, '#E3CFE9']) +
    peak(130, 320, 420, 470, '#9263D6', '#7A4BC4') +
    peak(690, 300, 440, 470, '#9263D6', '#7A4BC4') +
    box(0, 466, 800, 400, '#5B2FA6') +
    inside(
      boxOutline(0, 466, 800, 400),
      put('translate(0 748.8) scale(1 -0.6)', peak(400, 190, 640, 470, '#48218F', '#3B1A7C', ['#A88AD4', '#8D6BC6'])),
      repeat(7, (at) =>
        box(
          120 - (at % 3) * 50 + at * 30,
          498 + at * 38,
          420 - at * 18 + (at % 2) * 60,
          7,
          rose.soft,
          'rx="3" opacity=".7"',
        ),
      ),
    ) +
    fill(hills([770, 720, 760, 745, 700]), rose.deep),
  () =>
    ground('#F3EEDC') +
    disc(545, 230, 100, mint.spark) +
    birds(190, 200, 34, mint.dark) +
    ['#CFE3D2', '#A5CFBD', '#74B3A1', '#438F80', '#24695F', mint.deep]
      .map((color, at) => fill(hills(RIDGES[at] ?? []), color))
      .join(''),
  () =>
    ground(clay.soft) +
    disc(270, 230, 105, clay.pale) +
    fill(hills([520, 420, 470, 380, 480]), '#E98A54') +
    fill('M-20 640C160 440 300 470 420 400C560 520 700 480 840 620V900H-20Z', clay.main) +
    fill('M420 400C330 560 470 640 380 900H840V620C700 480 560 520 420 400Z', clay.dark) +
    fill('M-20 760C140 640 300 620 470 720C600 660 720 690 840 640V900H-20Z', '#5E251B') +
    fill('M470 720C430 780 480 830 440 900H840V640C720 690 600 660 470 720Z', clay.deep),
]

const RIDGES = [
  [380, 300, 350, 280, 340, 300],
  [420, 400, 340, 420, 380, 430],
  [520, 430, 480, 440, 500, 420],
  [560, 580, 500, 560, 540, 590],
  [650, 600, 660, 610, 640, 600],
  [740, 700, 720, 690, 730, 700],
]
