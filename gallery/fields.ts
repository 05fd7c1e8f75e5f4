import { charge, icon } from './charges.ts'
import type { Ink } from './inks.ts'
import { box, boxOutline, fill, ground, polygon } from './pen.ts'

/** The right half of a picture, for shade. */
export const RIGHT = boxOutline(400, -100, 600, 1000)

/** An icon as a charge in the pale and soft colours of an ink. */
export const laid = (name: string, ink: Ink, size = 430, y = 395) =>
  charge(icon(name), { y, size, lit: ink.pale, shade: ink.soft, edge: ink.deep })

/** An icon as a charge in the two colours that stand out. */
export const gilt = (name: string, ink: Ink, size = 430, y = 395) =>
  charge(icon(name), { y, size, lit: ink.spark, shade: ink.pop, edge: ink.deep })

/** A background split vertically in two. */
export const perPale = (left: string, right: string) => ground(left) + box(400, 0, 600, 1000, right)

/** A background split in four, opposite quarters alike. */
export const quarterly = (first: string, second: string) =>
  ground(first) + box(400, 0, 600, 395, second) + box(0, 395, 400, 600, second)

/** A background whose lower part rises to a peak, its right half in shade. */
export const chevronField = (first: string, second: string, shade: string) =>
  ground(first) +
  fill(
    polygon([
      [400, 330],
      [900, 730],
      [900, 1000],
      [-100, 1000],
      [-100, 730],
    ]),
    second,
  ) +
  fill(
    polygon([
      [400, 330],
      [900, 730],
      [900, 1000],
      [400, 1000],
    ]),
    shade,
  )

/** A membership card is 856 by 540. */
export const W = 856

export const H = 540

/** The whole background of a card. */
export const wide = (color: string) => box(-10, -10, W + 20, H + 20, color)
