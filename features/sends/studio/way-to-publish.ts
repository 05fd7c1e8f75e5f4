import type { Category } from '#features/templates/rules.ts'

/**
 * Where templates of a category can be published: the drafts, else a new template, which for a membership is the
 * community's own card, filled in; nowhere for people who cannot create templates.
 */
export function wayToPublish(category: Category, drafts: number, mayCreate: boolean): string | undefined {
  if (!mayCreate) return undefined
  const add = category === 'membership' ? 'add=1&first=1' : 'add=1'
  return `/templates/${category}?${drafts > 0 ? 'status=unpublished' : add}`
}
