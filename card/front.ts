import type { CardCategory, CardSpec } from './card-spec.ts'
import { composeBasic } from './compose/basic.ts'
import { composeCommunity } from './compose/community.ts'
import { composeMembership } from './compose/membership.ts'
import { composeParticipation } from './compose/participation.ts'
import { composeRole } from './compose/role.ts'
import { composeTicket } from './compose/ticket.ts'
import { drawLayout, type FlatOptions } from './draw-layout.ts'
import type { CardLayout } from './mark.ts'

const FRONTS: Record<CardCategory, (spec: CardSpec) => CardLayout> = {
  basic: composeBasic,
  community: composeCommunity,
  participation: composeParticipation,
  ticket: composeTicket,
  membership: composeMembership,
  role: composeRole,
}

/** The front of a card (see `layoutCard`); separate, because a back needs the QR code library. */
export function layoutFront(spec: CardSpec): CardLayout {
  return FRONTS[spec.category](spec)
}

/** Draws the front of a card as one self-contained SVG (see `drawLayout`). */
export function drawFront(spec: CardSpec, options: FlatOptions): string {
  return drawLayout(layoutFront(spec), spec, 'front', options)
}
