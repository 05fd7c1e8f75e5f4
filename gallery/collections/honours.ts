import { beads, charge, icon, rays, roundel } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { dawn, garnet, ice, night, pine, slate } from '../inks.ts'
import {
  boxOutline,
  course,
  disc,
  discOutline,
  fill,
  ground,
  halfPetal,
  inside,
  petal,
  polar,
  polygon,
  put,
  repeat,
  ring,
  stroke,
  turn,
} from '../pen.ts'
import { facets } from '../scenery.ts'

export const honours: Draw[] = [
  () => ground(pine.deep) + laurel(pine.soft, pine.main) + facets(400, 375, 5, 172, 71, pine.spark, '#D9922A'),
  () =>
    ground(ice.soft) +
    fill('M250 -20H400L470 420H330Z', ice.dark) +
    fill('M550 -20H400L330 420H470Z', ice.main) +
    fill('M310 -20H355L400 300L445 -20H490L420 420H380Z', ice.pale) +
    disc(400, 510, 176, '#C97F08') +
    disc(400, 502, 176, ice.pop) +
    ring(400, 502, 144, ice.spark, 8) +
    inside(boxOutline(400, 300, 300, 500), disc(400, 502, 138, '#F09C0C')) +
    facets(400, 502, 5, 100, 41, '#FFF4D2', ice.spark),
  () =>
    ground(dawn.pale) +
    fill('M300 480L210 800L310 740L370 820L430 520Z', dawn.dark) +
    fill('M500 480L590 800L490 740L430 820L370 520Z', '#35208F') +
    repeat(24, (at) =>
      turn(
        at * 15,
        400,
        360,
        fill(
          polygon([
            [400, 360],
            [362, 74],
            [400, 92],
            [438, 74],
          ]),
          at % 2 ? dawn.main : dawn.dark,
        ),
      ),
    ) +
    disc(400, 360, 206, dawn.pale) +
    repeat(20, (at) =>
      turn(
        at * 18,
        400,
        360,
        fill(
          polygon([
            [400, 360],
            [372, 176],
            [428, 176],
          ]),
          at % 2 ? dawn.pop : '#FFA28F',
        ),
      ),
    ) +
    disc(400, 360, 116, dawn.deep) +
    facets(400, 360, 5, 84, 35, dawn.spark, dawn.soft),
  () =>
    ground(garnet.dark) +
    rays('#9C2A3A', 24, 400, 400) +
    roundel(garnet, garnet.deep, 290) +
    charge(icon('Trophy'), { y: 395, size: 360, lit: garnet.spark, shade: garnet.pop, edge: garnet.deep }),
  () =>
    ground(night.deep) +
    disc(400, 290, 240, night.dark) +
    disc(400, 290, 175, '#3B2A86') +
    fill(
      'M400 70C460 170 520 220 500 320C490 400 440 430 400 430C350 430 305 395 300 320C296 250 350 240 350 170C385 190 392 150 400 70Z',
      night.pop,
    ) +
    fill(
      'M404 220C440 280 455 310 440 360C430 396 410 408 396 408C368 408 346 384 350 344C354 306 396 300 404 220Z',
      night.spark,
    ) +
    fill('M300 440H500L470 500H330Z', night.pale) +
    fill('M400 440H500L470 500H400Z', '#BDB7E6') +
    fill('M336 512H464L424 800H376Z', night.soft) +
    fill('M400 512H464L424 800H400Z', '#5C59D6'),
  () =>
    ground(slate.deep) +
    beads(slate.spark, 40, 330, 9, 400, 400) +
    disc(400, 400, 296, slate.dark) +
    inside(
      discOutline(400, 400, 296),
      repeat(4, (at) => {
        const y = 330 + at * 92
        const color = [slate.pop, slate.spark, slate.pale, slate.main][at] ?? ''
        return fill(
          polygon([
            [400, y - 110],
            [760, y + 150],
            [760, y + 206],
            [400, y - 54],
            [40, y + 206],
            [40, y + 150],
          ]),
          color,
        )
      }),
    ) +
    ring(400, 400, 296, slate.pale, 6) +
    facets(400, 205, 5, 62, 26, '#fff', slate.soft),
]

const laurel = (color: string, shade: string) =>
  [1, -1]
    .map((side) =>
      put(
        `translate(400 400) scale(${side} 1)`,
        stroke(course(Array.from({ length: 40 }, (_, step) => polar(0, 0, 262, 178 - step * 3.7))), shade, 9),
        repeat(8, (at) => {
          const angle = 170 - at * 18.5
          const [x, y] = polar(0, 0, 262, angle)
          const leaf = (lean: number) =>
            turn(angle - 90 + lean, x, y, fill(petal(x, y, 104, 36), color), fill(halfPetal(x, y, 104, 36), shade))
          return leaf(38) + leaf(-34)
        }),
      ),
    )
    .join('')
