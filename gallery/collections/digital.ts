import type { Draw } from '../draw.ts'
import { dusk, ice, mint, night, ocean, rose, slate } from '../inks.ts'
import { box, boxOutline, disc, fill, ground, inside, put, repeat, stroke } from '../pen.ts'
import { facets, starry } from '../scenery.ts'

export const digital: Draw[] = [
  () =>
    ground('#101730') +
    repeat(
      5,
      (at) =>
        stroke(
          `M${140 + at * 130} -20V${170 + (at % 2) * 60}L${200 + at * 100} 300M${140 + at * 130} 820V${640 - (at % 2) * 60}L${200 + at * 100} 490`,
          ice.dark,
          12,
        ) +
        disc(140 + at * 130, 110, 16, ice.main) +
        disc(140 + at * 130, 690, 16, ice.main),
    ) +
    box(220, 215, 360, 360, ice.deep, `rx="36" stroke="${ice.main}" stroke-width="14"`) +
    box(280, 275, 240, 240, ice.pop, 'rx="20"') +
    box(400, 275, 120, 240, '#E0930A', 'rx="20"') +
    box(400, 275, 40, 240, '#E0930A') +
    stroke('M360 350L315 395L360 440M440 350L485 395L440 440', ice.deep, 22),
  () =>
    ground(mint.deep) +
    HEART.map((row, y) =>
      [...row]
        .map((mark, x) =>
          mark === ' '
            ? ''
            : box(
                92 + x * 56,
                150 + y * 56,
                52,
                52,
                { a: rose.main, b: '#D2484F', c: '#FFD9CF' }[mark] ?? '',
                'rx="6"',
              ),
        )
        .join(''),
    ).join(''),
  () => ground(slate.pale) + disc(400, 395, 310, slate.soft) + robot(),
  () =>
    ground(night.deep) +
    repeat(14, (column) =>
      repeat(4 + ((column * 5) % 7), (at) =>
        box(
          24 + column * 55,
          40 + at * 62 + ((column * 37) % 90),
          30,
          40,
          [night.dark, night.main, night.soft, night.spark][(at * 3 + column) % 4] ?? '',
          'rx="6"',
        ),
      ),
    ) +
    box(110, 420, 580, 270, night.pale, 'rx="30"') +
    box(110, 420, 580, 64, night.main, 'rx="30"') +
    box(110, 456, 580, 30, night.main) +
    disc(150, 453, 12, night.pop) +
    disc(188, 453, 12, night.spark) +
    stroke('M170 540L225 585L170 630', night.main, 24) +
    stroke('M270 632H400', night.pop, 24),
  () =>
    ground(ocean.pale) +
    NODES.flatMap(([x, y], from) =>
      NODES.slice(from + 1)
        .filter(([bx, by]) => Math.hypot(bx - x, by - y) < 345)
        .map(([bx, by]) => stroke(`M${x} ${y}L${bx} ${by}`, ocean.soft, 10)),
    ).join('') +
    NODES.map(([x, y], at) =>
      disc(
        x,
        y,
        at === 0 ? 92 : 34 + (at % 3) * 12,
        [ocean.deep, ocean.main, ocean.pop, ocean.dark, ocean.spark][at % 5] ?? '',
      ),
    ).join('') +
    facets(400, 395, 5, 60, 25, ocean.spark, ocean.pop),
  () =>
    ground(dusk.deep) +
    starry(52, 16, dusk.pale, 640) +
    put(
      'rotate(38 400 400)',
      fill('M400 90C500 180 520 330 500 560H300C280 330 300 180 400 90Z', '#fff'),
      fill('M400 90C500 180 520 330 500 560H400Z', '#E2D3E6'),
      fill('M318 200C340 150 370 115 400 90C430 115 460 150 482 200Z', dusk.pop),
      fill('M300 400L200 560V640L300 570Z', dusk.soft),
      fill('M500 400L600 560V640L500 570Z', '#D9655A'),
      disc(400, 320, 58, dusk.dark),
      disc(400, 320, 42, '#8DD3F0'),
      box(320, 570, 160, 34, dusk.dark, 'rx="8"'),
      fill('M330 612H470C470 700 430 760 400 820C370 760 330 700 330 612Z', dusk.pop),
      fill('M364 612H436C436 670 416 710 400 744C384 710 364 670 364 612Z', '#FFF0C2'),
    ),
]

const HEART = [
  '  aaa  bbb ',
  ' aacaabbbbb',
  'aaccaaabbbb',
  'aaaaaaabbbb',
  'aaaaaaabbbb',
  ' aaaaaabbb ',
  '  aaaabbb  ',
  '   aaabb   ',
  '    aab    ',
]

const NODES: [number, number][] = [
  [400, 395],
  [190, 200],
  [610, 180],
  [660, 430],
  [560, 640],
  [250, 620],
  [120, 420],
  [400, 130],
]

const robot = () =>
  stroke('M400 250V150', slate.deep, 20) +
  disc(400, 140, 30, slate.spark) +
  box(190, 330, 60, 150, slate.main, 'rx="20"') +
  box(550, 330, 60, 150, slate.dark, 'rx="20"') +
  box(230, 240, 340, 320, slate.pop, 'rx="64"') +
  inside(boxOutline(400, 200, 300, 500), box(230, 240, 340, 320, '#C2421C', 'rx="64"')) +
  box(272, 300, 256, 132, slate.deep, 'rx="46"') +
  disc(340, 366, 34, slate.spark) +
  disc(460, 366, 34, slate.spark) +
  disc(348, 358, 11, '#fff') +
  disc(468, 358, 11, '#fff') +
  stroke('M340 490Q400 530 460 490', slate.pale, 16)
