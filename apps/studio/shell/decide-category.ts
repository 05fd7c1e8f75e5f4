import { CATEGORIES, type Category } from '#features/templates/rules.ts'

type Facts = { mayCreate: boolean; counts: Partial<Record<Category, number>> | undefined }

/**
 * The redirect of a visit to a category's list, or undefined when it stays: people who cannot create templates see only
 * categories with templates, and go to the first of them.
 */
export function decideCategory(category: Category, { mayCreate, counts }: Facts): Category | undefined {
  if (mayCreate || !counts || counts[category]) return undefined
  return firstCategory(counts)
}

/** The first category with templates, where a contributor starts. */
export function firstCategory(counts: Partial<Record<Category, number>>): Category | undefined {
  return CATEGORIES.find((known) => counts[known])
}
