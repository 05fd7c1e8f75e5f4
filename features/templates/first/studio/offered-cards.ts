import { CATEGORIES, type Category, FIRST_CATEGORIES, type FirstCategory, isFirstCategory } from '../../rules.ts'

/** A first card that was used, and is now in the list of its category. */
export type UsedCard = { category: FirstCategory; templateId: string; title: string }

/**
 * The first cards offered on the page of a category: its own while it has no template; both while the community has at
 * most one template, of either category, the page's own first. `counts` is undefined until known.
 */
export function offeredCards(
  page: Category,
  counts: Partial<Record<Category, number>> | undefined,
  isAdmin: boolean,
): FirstCategory[] {
  // A contributor's folders may lack a card that the community has.
  const possible = FIRST_CATEGORIES.filter((category) => isAdmin || category !== 'membership')
  if (!counts || !possible.some((category) => category === page)) return []
  const missing = possible.filter((category) => !counts[category])
  const all = CATEGORIES.filter((category) => counts[category])
  const isNew = all.length <= 1 && all.every((category) => isFirstCategory(category) && counts[category] === 1)
  const own = missing.filter((category) => category === page)
  return isNew ? [...own, ...missing.filter((category) => category !== page)] : own
}
