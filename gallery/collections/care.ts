import { charge, icon, rays, roundel } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { laid, perPale } from '../fields.ts'
import { clay, dawn, garnet, ice, mint, pine } from '../inks.ts'
import { boxOutline, disc, fill, ground, inside, put, repeat, ring, stroke } from '../pen.ts'

export const care: Draw[] = [
  () => {
    const quarters = `${boxOutline(400, -10, 600, 400)}${boxOutline(-100, 390, 500, 600)}`
    const cross = 'M320 150H480V310H640V470H480V630H320V470H160V310H320Z'
    return (
      ground(mint.main) +
      fill(quarters, mint.pale) +
      stroke(cross, mint.deep, 36) +
      fill(cross, '#fff') +
      inside(boxOutline(400, 0, 500, 900), fill(cross, '#DCEBE3')) +
      stroke(HEARTLINE, garnet.main, 18)
    )
  },
  () =>
    ground('#FFE3E0') +
    repeat(4, (at) =>
      put(
        `translate(400 395) scale(${1.34 - at * 0.24}) translate(-400 -395)`,
        fill(BIGHEART, ['#FFC9C2', '#FBA59C', '#F2736F', garnet.main][at] ?? ''),
      ),
    ) +
    inside(
      boxOutline(400, 0, 500, 900),
      put('translate(400 395) scale(.62) translate(-400 -395)', fill(BIGHEART, '#C32D35')),
    ),
  () => ground(dawn.main) + rays('#8A6BEE', 20) + laid('HandHeart', { ...dawn, pale: '#fff', soft: '#E6DEFB' }, 460),
  () =>
    perPale(ice.soft, '#A3D5EE') +
    roundel(ice, '#fff', 290) +
    charge(icon('Stethoscope'), { size: 370, y: 395, lit: ice.main, shade: ice.dark, edge: ice.deep }),
  () =>
    ground(pine.deep) +
    [0, 1, 2].map((at) => ring(400, 395, 200 + at * 60, pine.dark, 14)).join('') +
    laid('HandsPraying', { ...clay, pale: clay.soft, soft: '#D98E57', deep: pine.deep }, 440),
  () =>
    ground('#FFF0D8') +
    disc(400, 395, 300, '#FFD9A8') +
    stroke('M60 395H250L310 260L390 560L470 300L520 395H740', garnet.main, 30) +
    disc(740, 395, 26, garnet.dark),
]

const HEARTLINE = 'M190 392H320L360 320L420 470L460 392H610'

const BIGHEART =
  'M400 640C180 500 110 380 130 280C150 170 310 130 400 260C490 130 650 170 670 280C690 380 620 500 400 640Z'
