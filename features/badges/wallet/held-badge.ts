import type { Output } from '#base/endpoint.ts'
import { plainText } from '#base/plain-text.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { paletteOf } from '#card/palette.ts'
import type { listHeld } from '../contract.ts'

export type HeldBadge = Output<typeof listHeld>['badges'][number]
export type BadgeState = 'valid' | 'expired' | 'suspended' | 'revoked'

/** A card as the server sent it, as what `card/` draws. */
export function readCard(card: HeldBadge['card']): CardSpec {
  return card as unknown as CardSpec
}

/** The colour of what stands at a card's head: over a picture, which is shaded there, always white. */
export function headInk(card: CardSpec): string {
  const isOnPicture = (card.category === 'ticket' || card.category === 'participation') && card.image !== ''
  return isOnPicture ? '#ffffff' : paletteOf(card).headText
}

/** Whether a badge counts now; the worst that is so. */
export function stateOf(badge: Pick<HeldBadge, 'revokedAt' | 'suspendedAt' | 'validUntil'>, now: Date): BadgeState {
  if (badge.revokedAt) return 'revoked'
  if (badge.suspendedAt) return 'suspended'
  return badge.validUntil && new Date(badge.validUntil) <= now ? 'expired' : 'valid'
}

export const GROUPS = {
  skills: ['basic', 'role', 'community'],
  events: ['participation', 'ticket'],
  cards: ['membership'],
} as const
export type Group = keyof typeof GROUPS

/** The kinds among badges, each with its number; fewer than two kinds need no filter. */
export function groupsOf(badges: HeldBadge[]): { group: Group; count: number }[] {
  return (Object.keys(GROUPS) as Group[])
    .map((group) => ({ group, count: badges.filter((badge) => isOf(badge, group)).length }))
    .filter(({ count }) => count > 0)
}

/** Badges of a kind whose title or issuer contains a text, whatever its capitals and accents. */
export function pickBadges(badges: HeldBadge[], { group, text }: { group?: Group; text: string }): HeldBadge[] {
  const sought = plainText(text)
  return badges
    .filter((badge) => group === undefined || isOf(badge, group))
    .filter((badge) => plainText(`${badge.title} ${badge.issuer.name}`).includes(sought))
}

function isOf(badge: HeldBadge, group: Group): boolean {
  return (GROUPS[group] as readonly string[]).includes(badge.card.category)
}
