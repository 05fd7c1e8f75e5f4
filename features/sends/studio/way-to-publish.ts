import type { Category } from '#features/templates/rules.ts'

/** Where templates of a category can be published: the drafts, else a new template; nowhere for contributors. */
export function wayToPublish(category: Category, drafts: number, isContributor: boolean): string | undefined {
  if (isContributor) return undefined
  return `/templates/${category}?${drafts > 0 ? 'status=unpublished' : 'add=1'}`
}
