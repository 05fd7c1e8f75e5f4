import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import type { ShownCommunity } from './use-communities.ts'

type Of = Pick<ShownCommunity, 'did' | 'membershipBadgeId'>

/** The holder's membership card of a community: the one that the server names, otherwise the newest that is not revoked. */
export function cardOf(badges: HeldBadge[], { did, membershipBadgeId }: Of): HeldBadge | undefined {
  const named = badges.find(({ id }) => id === membershipBadgeId)
  return named ?? badges.find((badge) => badge.issuer.did === did && isCard(badge) && badge.revokedAt === '')
}

/** The holder's other badges of a community, the newest first. */
export function otherBadgesOf(badges: HeldBadge[], community: Of): HeldBadge[] {
  const card = cardOf(badges, community)
  return badges.filter((badge) => badge.issuer.did === community.did && badge !== card)
}

const isCard = ({ card }: HeldBadge) => card.category === 'membership'
