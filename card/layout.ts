import type { CardCategory, CardSide, CardSpec } from './card-spec.ts'
import { composeBack } from './compose/back.ts'
import { composeBasic } from './compose/basic.ts'
import { composeCommunity } from './compose/community.ts'
import { composeMembership } from './compose/membership.ts'
import { composeParticipation } from './compose/participation.ts'
import { composeRole } from './compose/role.ts'
import { composeTicket } from './compose/ticket.ts'
import type { CardLayout } from './mark.ts'

const FRONTS: Record<CardCategory, (spec: CardSpec) => CardLayout> = {
  basic: composeBasic,
  community: composeCommunity,
  participation: composeParticipation,
  ticket: composeTicket,
  membership: composeMembership,
  role: composeRole,
}

/**
 * Decides where everything on a side of a card stands, how texts are cut and which colours read; pure, in units of the
 * full card (look, section 6). A Role has only its front.
 */
export function layoutCard(spec: CardSpec, side: CardSide): CardLayout {
  if (side === 'back' && spec.category !== 'role') return composeBack(spec)
  return FRONTS[spec.category](spec)
}
