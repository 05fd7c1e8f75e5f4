import { CATEGORIES, type Category } from '#features/templates/rules.ts'

/** `isAdding`: the form of a new template is open, and the person may create one. */
type Facts = { isAdmin: boolean; isAdding: boolean; counts: Partial<Record<Category, number>> | undefined }

/**
 * The redirect of a visit to a category's list, or undefined when it stays: contributors see only categories with templates,
 * and go to the first of them. Of an empty one they see the form of its first template.
 */
export function decideCategory(category: Category, { isAdmin, isAdding, counts }: Facts): Category | undefined {
  if (isAdmin || isAdding || !counts || counts[category]) return undefined
  return firstCategory(counts)
}

/** The first category with templates, where a contributor starts. */
export function firstCategory(counts: Partial<Record<Category, number>>): Category | undefined {
  return CATEGORIES.find((known) => counts[known])
}
