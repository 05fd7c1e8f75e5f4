import type { CardSide, CardSpec } from './card-spec.ts'
import { composeBack } from './compose/back.ts'
import { layoutFront } from './front.ts'
import type { CardLayout } from './mark.ts'

/**
 * Decides where everything on a side of a card stands, how texts are cut and which colours read; pure, in units of the
 * full card (look, section 6). A Role has only its front.
 */
export function layoutCard(spec: CardSpec, side: CardSide): CardLayout {
  if (side === 'back' && spec.category !== 'role') return composeBack(spec)
  return layoutFront(spec)
}
