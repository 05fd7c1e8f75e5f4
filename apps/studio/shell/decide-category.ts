import { CATEGORIES, type Category } from '#features/templates/rules.ts'

type Facts = { isAdmin: boolean; counts: Partial<Record<Category, number>> | undefined }

/**
 * Where a visit of a category's list is sent instead, or undefined when it stays: whoever does not administer sees only
 * categories that have templates, and goes to the first of them.
 */
export function decideCategory(category: Category, { isAdmin, counts }: Facts): Category | undefined {
  if (isAdmin || !counts || counts[category]) return undefined
  return CATEGORIES.find((known) => counts[known])
}
