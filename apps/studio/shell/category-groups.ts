import { CATEGORIES, type Category } from '#features/templates/rules.ts'

type GroupName = 'badges' | 'events' | 'rolesAndAccess'

/** The categories in the groups of the navigation. */
const CATEGORY_GROUPS: { label: GroupName; categories: Category[] }[] = [
  { label: 'badges', categories: ['basic', 'community'] },
  { label: 'events', categories: ['participation', 'ticket'] },
  { label: 'rolesAndAccess', categories: ['membership', 'role'] },
]

/** The categories that a shortcut can add: a community has one membership card, created on its own page. */
export const ADDABLE: Category[] = CATEGORIES.filter((category) => category !== 'membership')

/** `mayAdd`: whether empty categories are shown for their first template, where something can be added. */
type Facts = { isAdmin: boolean; mayAdd?: boolean; counts: Partial<Record<Category, number>> | undefined }

/** The groups that a person sees: admins all categories, others those with templates. */
export function shownGroups({ isAdmin, mayAdd = false, counts }: Facts) {
  const isShown = (category: Category) =>
    isAdmin || (counts?.[category] ?? 0) > 0 || (mayAdd && ADDABLE.includes(category))
  return CATEGORY_GROUPS.map(({ label, categories }) => ({ label, categories: categories.filter(isShown) })).filter(
    ({ categories }) => categories.length > 0,
  )
}

/** Where a category's entry leads: where a contributor has no template, to the form of the first one. */
export function hrefOfCategory(category: Category, { isAdmin, counts }: Facts): string {
  const isEmpty = !isAdmin && counts !== undefined && !counts[category]
  return `/templates/${category}${isEmpty ? '?add=1' : ''}`
}

/** The category of a list's path. */
export function categoryOfPath(path: string): Category | undefined {
  return CATEGORIES.find((category) => path === `/templates/${category}`)
}
