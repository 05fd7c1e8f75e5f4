import { target } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { gilt, laid } from '../fields.ts'
import { clay, dusk, type Ink, ice, ocean, pine, slate } from '../inks.ts'
import { box, disc, fill, ground, hills, polygon, repeat, ring, sea, stroke } from '../pen.ts'
import { starry } from '../scenery.ts'

export const sports: Draw[] = [
  () =>
    ground(pine.main) +
    repeat(5, (at) => box(at * 160, 0, 80, 900, '#24917F')) +
    ring(400, 395, 260, '#fff', 10, 'opacity=".8"') +
    box(0, 390, 800, 10, '#fff', 'opacity=".8"') +
    laid('SoccerBall', { ...pine, pale: '#fff', soft: '#D8E4E0' }, 380),
  () =>
    ground(clay.main) +
    repeat(6, (at) => ring(400, 960, 340 + at * 110, clay.pale, 9)) +
    fill('M-20 0H820V200A900 900 0 0 0 -20 200Z', '#5FA05A') +
    laid('SneakerMove', { ...slate, pale: '#fff', soft: slate.soft }, 440, 420),
  () => ground(ice.deep) + peak2(ice) + gilt('PersonSimpleSki', { ...ice, spark: ice.pop, pop: '#E0930A' }, 420, 330),
  () =>
    ground(dusk.deep) +
    target(['#2C1A57', dusk.dark, '#58307E'], 340) +
    gilt('Basketball', { ...dusk, spark: '#FF9A57', pop: '#E2702E', deep: dusk.deep }, 440),
  () =>
    ground('#D9F1EE') +
    disc(400, 380, 290, ocean.soft) +
    laid('Bicycle', { ...ocean, pale: ocean.pop, soft: '#E0603F' }, 520, 400) +
    fill(hills([720, 690, 705, 680, 700]), ocean.dark) +
    fill(hills([770, 755, 765, 745, 770]), ocean.deep),
  () =>
    ground(ocean.main) +
    repeat(4, (at) =>
      stroke(`M${80 + at * 213} -20V820`, at % 2 ? ocean.pop : ocean.pale, 20, 'stroke-dasharray="2 34"'),
    ) +
    fill(sea(470, 20, 267, 0), ocean.dark) +
    laid('PersonSimpleSwim', { ...ocean, pale: ocean.spark, soft: '#F3B04A' }, 440, 370) +
    fill(sea(590, 22, 240, 80), '#0A445D') +
    fill(sea(680, 20, 267, 20), ocean.deep),
]

function peak2(ink: Ink) {
  return (
    starry(88, 12, ink.soft, 240) +
    fill(
      polygon([
        [-40, 420],
        [860, 700],
        [860, 900],
        [-40, 900],
      ]),
      ink.soft,
    ) +
    fill(
      polygon([
        [-40, 560],
        [860, 760],
        [860, 900],
        [-40, 900],
      ]),
      '#fff',
    ) +
    stroke('M-20 500C200 560 420 640 860 720', ink.main, 8) +
    fill(
      polygon([
        [560, 620],
        [720, 250],
        [880, 660],
      ]),
      ink.dark,
    ) +
    fill(
      polygon([
        [720, 250],
        [880, 660],
        [740, 640],
      ]),
      '#1B3F82',
    )
  )
}
