import { charge, icon, rays, roundel } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { chevronField, gilt, laid, quarterly } from '../fields.ts'
import { clay, ocean, pine, plum, rose, slate } from '../inks.ts'
import { blob, disc, fill, ground, polygon, put, repeat, stroke } from '../pen.ts'

export const crafts: Draw[] = [
  () =>
    chevronField(clay.soft, clay.main, '#BC5528') +
    put('rotate(-8 400 395)', gilt('Hammer', { ...clay, spark: clay.pale, pop: '#E9D5B8' }, 440)),
  () =>
    quarterly(slate.dark, slate.main) +
    roundel(slate, slate.spark, 285) +
    charge(icon('Wrench'), { size: 370, y: 390, lit: '#fff', shade: slate.soft, edge: slate.deep }),
  () =>
    ground(plum.pale) +
    [
      [235, 250, 150, plum.main],
      [560, 220, 120, plum.pop],
      [590, 560, 160, plum.dark],
      [230, 590, 110, ocean.main],
    ]
      .map(([x = 0, y = 0, r = 0, color]) =>
        fill(
          blob(
            Number(x),
            Number(y),
            (angle) => Number(r) * (1 + 0.1 * Math.sin(angle * 3 + Number(x)) + 0.06 * Math.sin(angle * 5)),
          ),
          String(color),
        ),
      )
      .join('') +
    charge(icon('PaintBrush'), { size: 460, lit: '#fff', shade: '#F1D6E4', edge: plum.deep }),
  () =>
    ground(rose.deep) +
    repeat(5, (at) =>
      stroke(
        `M-20 ${120 + at * 150}C180 ${40 + at * 150} 300 ${220 + at * 150} 470 ${120 + at * 150}S720 ${60 + at * 150} 840 ${130 + at * 150}`,
        rose.dark,
        10,
        'stroke-dasharray="30 22"',
      ),
    ) +
    gilt('Scissors', { ...rose, spark: rose.pale, pop: rose.soft }, 450),
  () =>
    ground('#FFE9C9') +
    rays('#FFD9A0', 18, 400, 430) +
    laid('CookingPot', { ...clay, pale: clay.main, soft: '#B4501F' }, 430, 440) +
    stroke(
      'M320 200C290 160 350 130 320 80M400 190C370 150 430 120 400 70M480 200C450 160 510 130 480 80',
      clay.pop,
      16,
    ),
  () =>
    ground(pine.deep) +
    put('translate(400 395)', gear(300, 12, pine.main), disc(0, 0, 200, pine.deep)) +
    put(
      'translate(400 395)',
      gear(176, 9, pine.spark),
      disc(0, 0, 84, pine.deep),
      disc(0, 0, 56, pine.pop),
      disc(0, 0, 22, pine.pale),
    ),
]

function gear(r: number, teeth: number, color: string) {
  return (
    disc(0, 0, r * 0.86, color) +
    repeat(teeth, (at) =>
      put(
        `rotate(${(at * 360) / teeth})`,
        fill(
          polygon([
            [-r * 0.17, -r * 0.8],
            [-r * 0.1, -r],
            [r * 0.1, -r],
            [r * 0.17, -r * 0.8],
          ]),
          color,
        ),
      ),
    )
  )
}
