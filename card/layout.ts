import type { CardSide, CardSpec } from './card-spec.ts'
import { composeBack } from './compose/back.ts'
import { layoutFront } from './front.ts'
import type { CardLayout } from './mark.ts'

/**
 * Computes the places of everything on a side of a card, how texts are cut and which colours are readable; pure, in
 * units of the full card. A Role has only its front.
 */
export function layoutCard(spec: CardSpec, side: CardSide): CardLayout {
  if (side === 'back' && spec.category !== 'role') return composeBack(spec)
  return layoutFront(spec)
}
