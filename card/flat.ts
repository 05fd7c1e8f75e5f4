import type { CardSide, CardSpec } from './card-spec.ts'
import { drawLayout, type FlatOptions } from './draw-layout.ts'
import { layoutCard } from './layout.ts'

/** Draws a side of a card as one self-contained SVG (see `drawLayout`). */
export function drawFlat(spec: CardSpec, side: CardSide, options: FlatOptions = {}): string {
  return drawLayout(layoutCard(spec, side), spec, side, options)
}
