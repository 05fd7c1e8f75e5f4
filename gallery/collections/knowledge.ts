import { charge, icon, rays, roundel, target } from '../charges.ts'
import type { Draw } from '../draw.ts'
import { gilt, perPale } from '../fields.ts'
import { dawn, garnet, ice, mint, night, ocean } from '../inks.ts'
import { box, disc, discOutline, fill, ground, inside, sea, stroke } from '../pen.ts'
import { sparkle } from '../scenery.ts'

export const knowledge: Draw[] = [
  () =>
    ground(dawn.deep) +
    rays('#2F2380', 20, 400, 520) +
    fill('M400 300C330 240 230 230 120 250V590C230 570 330 580 400 640Z', dawn.pale) +
    fill('M400 300C470 240 570 230 680 250V590C570 570 470 580 400 640Z', '#EBD9B8') +
    stroke(
      'M180 330C250 318 300 326 350 352M180 400C250 388 300 396 350 422M180 470C250 458 300 466 350 492',
      dawn.main,
      11,
    ) +
    stroke(
      'M620 330C550 318 500 326 450 352M620 400C550 388 500 396 450 422M620 470C550 458 500 466 450 492',
      dawn.main,
      11,
    ) +
    stroke('M110 620C230 600 330 612 400 670C470 612 570 600 690 620', dawn.pop, 20) +
    sparkle(400, 170, 92, dawn.spark) +
    sparkle(270, 150, 30, dawn.pop) +
    sparkle(535, 140, 36, dawn.pop),
  () =>
    perPale(ocean.main, ocean.dark) +
    roundel(ocean, ocean.spark, 290) +
    charge(icon('GraduationCap'), { size: 400, y: 395, lit: ocean.dark, shade: '#083F56', edge: ocean.pale }),
  () =>
    ground(mint.pale) +
    disc(400, 420, 300, mint.soft) +
    fill(
      'M330 110H470V320L640 640C660 690 630 720 590 720H210C170 720 140 690 160 640L330 320Z',
      '#fff',
      `stroke="${mint.deep}" stroke-width="20" stroke-linejoin="round"`,
    ) +
    inside(
      'M340 120H460V322L630 644C646 684 622 708 590 708H210C178 708 154 684 170 644L340 322Z',
      fill(sea(470, 14, 220, 30), mint.pop),
      fill(sea(530, 14, 200, 120), '#D8704A'),
      disc(330, 600, 22, mint.spark),
      disc(450, 640, 32, mint.spark),
      disc(430, 550, 14, mint.pale),
      disc(520, 600, 16, mint.pale),
      disc(260, 660, 16, mint.pale),
    ) +
    box(300, 96, 200, 34, mint.deep, 'rx="17"') +
    disc(400, 60, 16, mint.pop) +
    disc(450, 30, 9, mint.dark),
  () =>
    ground(night.deep) +
    disc(400, 395, 330, '#1F1B42') +
    [0, 60, 120]
      .map(
        (degrees, at) =>
          `<ellipse cx="400" cy="395" rx="290" ry="104" fill="none" stroke="${[night.soft, night.pop, night.spark][at]}" stroke-width="14" transform="rotate(${degrees} 400 395)"/>`,
      )
      .join('') +
    disc(400, 395, 62, night.pale) +
    fill('M400 333A62 62 0 0 1 400 457Z', '#BDB7E6') +
    [
      [690, 395],
      [255, 144],
      [255, 646],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          disc(x, y, 26, [night.soft, night.pop, night.spark][at] ?? '') + disc(x, y, 10, night.deep),
      )
      .join(''),
  () =>
    ground(ice.soft) +
    disc(400, 370, 250, ice.main) +
    inside(
      discOutline(400, 370, 250),
      fill(
        'M180 250C250 160 330 200 380 250S360 340 300 360S270 450 330 500S250 620 200 560S120 330 180 250Z',
        '#2FA07C',
      ),
      fill('M470 160C560 150 700 220 690 320S560 330 520 290S420 180 470 160Z', '#2FA07C'),
      fill('M520 400C600 370 660 430 620 500S520 600 490 540S450 430 520 400Z', '#2FA07C'),
      box(400, 100, 400, 600, ice.deep, 'opacity=".16"'),
    ) +
    stroke('M205 175A285 285 0 1 0 640 545', ice.dark, 20) +
    stroke('M400 655V720M290 730H510', ice.dark, 26) +
    disc(205, 170, 22, ice.pop) +
    disc(644, 548, 22, ice.pop),
  () =>
    ground(garnet.deep) +
    target(['#5A1420', '#70192A', garnet.dark], 330, 400, 400) +
    gilt('Lightbulb', garnet, 470, 405),
]
