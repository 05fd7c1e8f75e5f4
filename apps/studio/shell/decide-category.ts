import { CATEGORIES, type Category } from '#features/templates/rules.ts'

type Facts = { isAdmin: boolean; counts: Partial<Record<Category, number>> | undefined }

/**
 * The redirect of a visit to a category's list, or undefined when it stays: contributors see only categories with
 * templates, and go to the first of them.
 */
export function decideCategory(category: Category, { isAdmin, counts }: Facts): Category | undefined {
  if (isAdmin || !counts || counts[category]) return undefined
  return CATEGORIES.find((known) => counts[known])
}
