import type { Category } from '#features/templates/rules.ts'

/** Where something of a category is made ready to send: its drafts, else a new template; nowhere for contributors. */
export function wayToPublish(category: Category, drafts: number, isContributor: boolean): string | undefined {
  if (isContributor) return undefined
  return `/templates/${category}?${drafts > 0 ? 'status=unpublished' : 'add=1'}`
}
