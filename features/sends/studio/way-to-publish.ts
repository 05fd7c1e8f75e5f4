import type { Category } from '#features/templates/rules.ts'

/** Where templates of a category can be published: the drafts, else a new template; nowhere for people who cannot create templates. */
export function wayToPublish(category: Category, drafts: number, mayCreate: boolean): string | undefined {
  if (!mayCreate) return undefined
  return `/templates/${category}?${drafts > 0 ? 'status=unpublished' : 'add=1'}`
}
