import { CARD_SIZES, type CardCategory } from './card-spec.ts'

const CORNERS: Record<Exclude<CardCategory, 'role'>, number> = {
  basic: 36,
  community: 36,
  participation: 36,
  ticket: 36,
  membership: 40,
}
const NEAR = '0 1px 1px rgba(23,19,43,.25)'
const FAR = '0 10px 14px rgba(23,19,43,.22)'

/**
 * The shadow under a flat card as CSS for its drawing, downwards. Most cards are rounded boxes with a cheap box shadow,
 * which matters for pages of many cards; only a Role's shape needs a filter.
 */
export function cardShadow(category: CardCategory): string {
  if (category === 'role') return `filter:drop-shadow(${NEAR}) drop-shadow(${FAR})`
  const { width, height } = CARD_SIZES[category]
  const share = (length: number) => `${((CORNERS[category] / length) * 100).toFixed(2)}%`
  return `box-shadow:${NEAR},${FAR};border-radius:${share(width)}/${share(height)}`
}
