import type { Output } from '#base/endpoint.ts'
import { plainText } from '#base/plain-text.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { paletteOf } from '#card/palette.ts'
import type { listHeld } from '../contract.ts'

export type HeldBadge = Output<typeof listHeld>['badges'][number]
export type BadgeState = 'valid' | 'expired' | 'suspended' | 'revoked'

/** Converts a card from the server for drawing by `card/`. */
export function readCard(card: HeldBadge['card']): CardSpec {
  return card as unknown as CardSpec
}

/** The colour of the text at a card's head: always white over a picture, which is shaded there. */
export function headInk(card: CardSpec): string {
  const isOnPicture = (card.category === 'ticket' || card.category === 'participation') && card.image !== ''
  return isOnPicture ? '#ffffff' : paletteOf(card).headText
}

/** The current status of a badge; the worst one that applies. */
export function stateOf(badge: Pick<HeldBadge, 'revokedAt' | 'suspendedAt' | 'validUntil'>, now: Date): BadgeState {
  if (badge.revokedAt) return 'revoked'
  if (badge.suspendedAt) return 'suspended'
  return badge.validUntil && new Date(badge.validUntil) <= now ? 'expired' : 'valid'
}

/** How long a badge that was kept is still new: its page goes on from the moment it was kept. */
const JUST_KEPT_MS = 5 * 60_000

/** Whether a badge was kept a moment ago. */
export function isJustKept({ issuedAt }: Pick<HeldBadge, 'issuedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(issuedAt) < JUST_KEPT_MS
}

export const GROUPS = {
  skills: ['basic', 'role', 'community'],
  events: ['participation', 'ticket'],
  cards: ['membership'],
} as const
export type Group = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as Group[]

/** The filter groups that have badges, each with its count; with fewer than two, no filter is needed. */
export function groupsOf(badges: HeldBadge[]): { group: Group; count: number }[] {
  return GROUP_NAMES.map((group) => ({ group, count: badges.filter((badge) => isOf(badge, group)).length })).filter(
    ({ count }) => count > 0,
  )
}

/** Filters badges by group and by a text in their title or issuer, ignoring case and accents. */
export function pickBadges(badges: HeldBadge[], { group, text }: { group?: Group; text: string }): HeldBadge[] {
  const sought = plainText(text)
  return badges
    .filter((badge) => group === undefined || isOf(badge, group))
    .filter((badge) => plainText(`${badge.title} ${badge.issuer.name}`).includes(sought))
}

function isOf(badge: HeldBadge, group: Group): boolean {
  return (GROUPS[group] as readonly string[]).includes(badge.card.category)
}
